import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PayOffer } from '../../../../src/screens/newConnection/order/PayOffer';
import { clockOffsetFound } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import { shopRestored } from '../../../../store/newConnection/onlineOrder';
import { journalRead, startPayment } from '../../../../store/payments/payments';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

/** `ahead`: how far the operator's clock is ahead of this device's, in milliseconds. */
const showOrder = (expireson: string, ahead = 0) => {
  const placed = {
    ...{ orderid: 'O-1', planname: 'Family', amount: 118_000 as Paise, status: 'PLACED' },
    ...{ expireson, message: '' },
  };
  const preloadedState = stateAfter(
    shopRestored({ cart: {}, eligibility: null, placed, isOutcomeUnknown: false }),
    journalRead([]),
    clockOffsetFound(ahead),
  );
  const store = configureStore({ reducer: loadedReducer(), preloadedState });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <PayOffer />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const LAPSED = 'This order has lapsed: it was not paid in time, and it costs nothing.';
const refused = { kind: 'refused', call: 'createPayment', status: 400, message: '' } as const;
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

  it.each([
    ['tomorrow', 1, 0, false],
    ['yesterday', -1, 0, true],
    ['tomorrow, on a device that is two days behind', 1, 2, true],
    ['yesterday, on a device that is two days ahead', -1, -2, false],
  ])(
    'By the operator’s clock the page says whether an order has lapsed that is kept until %s',
    (_, days, ahead, isLapsed) => {
      showOrder(inDays(days), ahead * DAY);
      expect(screen.queryByText(LAPSED) !== null).toBe(isLapsed);
      expect(screen.queryByText(/^Kept until/) !== null).toBe(!isLapsed);
    },
  );

  it.each([
    ['before', [clockOffsetFound(2 * DAY), startPayment.failed(refused)]],
    ['after', [startPayment.failed(refused), clockOffsetFound(2 * DAY)]],
  ])(
    'An order that lapses while it is paid says what became of the payment: the clock comes %s the refusal',
    (_, events) => {
      const store = showOrder(inDays(1));
      fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
      // Each event is rendered before the next one comes.
      for (const event of events) act(() => void store.dispatch(event));
      expect(screen.getByText(/Nothing was paid/)).toBeTruthy();
      expect(screen.queryByText(LAPSED)).toBeNull();
    },
  );
});
