import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PayOffer } from '../../../../src/screens/newConnection/order/PayOffer';
import type { Paise } from '../../../../store/core/values/money';
import { shopRestored } from '../../../../store/newConnection/onlineOrder';
import { journalRead } from '../../../../store/payments/payments';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const showOrder = (expireson: string) => {
  const placed = {
    ...{ orderid: 'O-1', planname: 'Family', amount: 118_000 as Paise, status: 'PLACED' },
    ...{ expireson, message: '' },
  };
  const preloadedState = stateAfter(
    shopRestored({ cart: {}, eligibility: null, placed, isOutcomeUnknown: false }),
    journalRead([]),
  );
  render(
    <Provider store={configureStore({ reducer: loadedReducer(), preloadedState })}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <PayOffer />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
};

const LAPSES = 'If it is not paid by then, the order lapses and costs nothing.';

beforeEach(() => setWide(false));

describe('An order for a new connection that is not paid yet', () => {
  it('The order says when it lapses where the operator gave a day', () => {
    showOrder('2999-11-24T18:00:00+05:30');
    expect(screen.getByText(/^Kept until/)).toBeTruthy();
    expect(screen.getByText(LAPSES)).toBeTruthy();
  });

  it('The order speaks of no end where the operator gave none', () => {
    showOrder('');
    expect(
      screen.getByText('Once it is paid, we’ll call you to arrange the installation.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Kept until|by then/)).toBeNull();
  });
});
