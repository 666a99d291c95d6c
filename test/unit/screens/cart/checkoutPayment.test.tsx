import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CheckoutPayment } from '../../../../src/screens/cart/CheckoutPayment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { loadCart } from '../../../../store/cart/cart';
import { payFromBalance } from '../../../../store/cart/checkout';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import { replacementRestored } from '../../../../store/packs/replacement';
import type { RootState } from '../../../../store/root/rootReducer';
import { outcomesRead, type WriteOutcome } from '../../../../store/writes/earlierWrites';
import { aCart, aSubscriber, aWriteOutcome } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';

const blocked = (code: 'BALANCE_OPEN' | 'AMOUNT_CHANGED'): Failure => ({
  ...{ kind: 'blocked', call: 'checkout', code, message: '' },
});

const show = (reducer: Reducer<RootState> = loadedReducer()) => {
  setWide(true);
  const store = configureStore({ reducer });
  const subscriber = aSubscriber({ balance: 500_000 as Paise });
  store.dispatch(logIn.succeeded(subscriber));
  store.dispatch(loadSubscriber.succeeded(subscriber));
  store.dispatch(loadCart.succeeded(aCart()));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CheckoutPayment />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};
const payButton = () => screen.queryByRole('button', { name: /^Pay .* from your balance$/ });

/** The page after a press on "Pay" that failed, and after the operator's data was read. */
const showAfter = async (failure: Failure, ...steps: readonly WriteOutcome['step'][]) => {
  const store = show();
  await userEvent.click(screen.getByRole('button', { name: /^Pay .* from your balance$/ }));
  act(() => {
    const outcomes = steps.map((step) => aWriteOutcome({ step, mayBeSentAgain: true }));
    store.dispatch(outcomesRead({ calls: ['checkout'], outcomes, ended: [] }));
    store.dispatch(payFromBalance.failed(failure));
  });
};

const BALANCE_OPEN = /A payment for this was sent from your balance/;
const NOTHING_PAID = /nothing was paid/i;

it.each<[string, Failure, readonly WriteOutcome['step'][], RegExp, boolean]>([
  [
    'A press beside an order without an answer says that its result is awaited',
    blocked('BALANCE_OPEN'),
    ['findingOut'],
    BALANCE_OPEN,
    true,
  ],
  [
    'A press beside a renewal without an answer says that its result is awaited',
    blocked('BALANCE_OPEN'),
    [],
    BALANCE_OPEN,
    true,
  ],
  [
    'Once the order was not found the page no longer says that its result is awaited',
    blocked('BALANCE_OPEN'),
    ['notBooked'],
    BALANCE_OPEN,
    false,
  ],
  ['A refused press says that nothing was paid', blocked('AMOUNT_CHANGED'), [], NOTHING_PAID, true],
  [
    'A refused press beside an order without an answer does not say that nothing was paid',
    blocked('AMOUNT_CHANGED'),
    ['findingOut'],
    NOTHING_PAID,
    false,
  ],
  [
    'A defect before an order was sent says that nothing was paid',
    { kind: 'defect' },
    [],
    NOTHING_PAID,
    true,
  ],
  [
    'A defect of an order that was found to be booked does not say that nothing was paid',
    { kind: 'defect' },
    ['booked'],
    NOTHING_PAID,
    false,
  ],
])('%s', async (_, failure, steps, sentence, isShown) => {
  await showAfter(failure, ...steps);
  expect(screen.queryByText(sentence) !== null).toBe(isShown);
});

afterEach(() => sessionStorage.clear());

it('A cart can be paid for only once the packs that it replaces are loaded', () => {
  sessionStorage.setItem('selfcareReplacement', '{}');
  const loaded = loadedReducer();
  const unloaded = (state: RootState): RootState => {
    const { replacement: _, ...others } = state;
    return others as RootState; // as the page has it before the domain arrives
  };
  let isLoaded = false;
  const store = show((state, event) =>
    isLoaded ? loaded(state, event) : unloaded(loaded(state, event)),
  );
  expect(payButton()).toBeNull();
  isLoaded = true;
  act(() => void store.dispatch(replacementRestored({ stbno: '', added: [], replaced: [] })));
  expect(payButton()).not.toBeNull();
});
