import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PackResults } from '../../../../src/screens/payments/status/PackResults';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import type { PackResult } from '../../../../store/wire/entities/packs/packs';
import { aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const renewed: PackResult = {
  ...{ productid: 'P1', productname: 'Family HD', productstatus: 'ACTIVE', stbno: '' },
  ...{ errorcode: '', error: '', amount: 11_800 as Paise, expirydate: '2026-12-24' },
  refundamount: null,
};
const refused: PackResult = {
  ...{ ...renewed, productid: 'P2', productname: 'Kids', productstatus: 'FAILED', expirydate: '' },
  ...{ errorcode: '1087', error: 'CLOSE', refundamount: 11_800 as Paise },
};
const early: PackResult = {
  ...{ ...refused, productid: 'P3', error: 'Renewal is allowed within 15 days of expiry' },
};

const payment: CheckedPayment = {
  ...{ txnid: 'T1', confirmed: true, status: 'paid', amount: 23_600 as Paise, mode: 'CC' },
  ...{ purpose: 'RENEWAL', orderid: '', productinfo: '', bankReference: '', addedon: '' },
  ...{ code: 'E000', sentence: '', email: '', firstname: '', results: [] },
};

const show = async (results: CheckedPayment['results']): Promise<void> => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(aSubscriber()));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <PackResults payment={{ ...payment, results }} />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  await screen.findAllByText(/^(Family HD|Kids)$/);
};

describe('The packs of a renewal that was paid', () => {
  it('The end of a renewed pack is one sentence with its date', async () => {
    await show([renewed]);
    expect(screen.getByText(/^Active until/).textContent).toBe('Active until 24 Dec 2026');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['Retry 1 pack', [renewed, refused]],
    ['Retry 1 pack', [refused, early]],
    ['Retry 2 packs', [refused, { ...refused, productid: 'P4' }]],
  ])('“%s” counts the packs that may be renewed now', async (name, results) => {
    await show(results);
    expect(screen.getByRole('link').textContent).toBe(name);
  });

  it('A pack that it is too early to renew is not offered again', async () => {
    await show([renewed, early]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
