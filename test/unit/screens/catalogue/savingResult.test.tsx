import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { SavingResult } from '../../../../src/screens/catalogue/optimiser/SavingResult';
import { payFromBalance } from '../../../../store/cart/checkout';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { endReplacedPacks } from '../../../../store/packs/replacement';
import { billOfCart } from '../../../../store/payments/bill';
import { startPayment } from '../../../../store/payments/payments';
import { aCart } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { paise } from '../../store/catalogue/optimiser/catalogues';
import { quietServices } from '../app/quietServices';

const OLD = {
  ...{ productid: 'OLD', productname: 'Old', producttype: 'BOUQUET', expirydate: '2026-12-02' },
  price: paise(500),
};
const NEW = {
  ...{ productid: 'NEW', productname: 'New', producttype: 'BOUQUET', channelcount: 3 },
  ...{ price: paise(250), keptChannels: [], addedChannels: [], extraChannels: [] },
};
const saving = (addedPacks: Saving['addedPacks']): Saving => ({
  ...{ stbno: 'STB1', currentPrice: paise(500), newPrice: paise(250), lowerBound: paise(250) },
  ...{ isCheapest: true, requiredCount: 1, keptPacks: [], removedPacks: [OLD], addedPacks },
  ...{ lostChannels: [], unavailableChannels: [] },
});
const bill = billOfCart(aCart());
const failure = { kind: 'defect' } as const;

const MIXES = [
  ['A mix with new packs', [NEW], 'Choose this mix'],
  ['A mix that only ends packs', [], 'End this pack'],
] as const;
const RUNNING = [
  [
    'a cart is paid for from the balance',
    payFromBalance.requested({ bill }),
    payFromBalance.failed(failure),
  ],
  [
    'a payment begins',
    startPayment.requested({ bill, method: 'CARD' }),
    startPayment.failed(failure),
  ],
  ['replaced packs are ended', endReplacedPacks.requested(), endReplacedPacks.failed(failure)],
] as const;

describe.each(MIXES)('%s', (_, added, label) => {
  it.each(RUNNING)('It waits while %s', async (__, begun, ended) => {
    const store = configureStore({ reducer: loadedReducer() });
    const dispatch = jest.spyOn(store, 'dispatch');
    render(
      <Provider store={store}>
        <PortalServicesProvider value={quietServices}>
          <MemoryRouter>
            <SavingResult saving={saving(added)} />
          </MemoryRouter>
        </PortalServicesProvider>
      </Provider>,
    );
    const button = screen.getByRole('button', { name: new RegExp(`^${label}`) });
    act(() => void store.dispatch(begun));
    expect(button.getAttribute('aria-busy')).toBe('true');
    dispatch.mockClear();
    await userEvent.click(button);
    expect(dispatch).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(ended));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
