import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { BalanceOutcomes } from '../../../../src/screens/payments/unfinished/BalanceOutcomes';
import { logIn } from '../../../../store/identity/session';
import { type PendingWrite, pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { aPendingWrite, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const user = aSubscriber();
const write = aPendingWrite({ customerid: user.customerid, call: 'renewReadingText' });

/** The domains that the home screen loads when the browser has these writes. */
const loadedBeside = (...writes: readonly PendingWrite[]): readonly string[] => {
  localStorage.setItem(pendingWritesSlot.key, JSON.stringify({ intents: writes }));
  const add = jest.fn((_name: string) => new Promise<void>(() => undefined));
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(user));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={{ ...quietServices, domains: { has: () => false, add } }}>
        <BalanceOutcomes />
      </PortalServicesProvider>
    </Provider>,
  );
  return add.mock.calls.map(([name]) => name);
};

it.each<readonly [string, Partial<PendingWrite>]>([
  ['the renewal of one pack', {}],
  ['a renewal', { call: 'renew' }],
  ['a cart', { call: 'checkout' }],
  ['a payment that was not found so far', { isNotFound: true, isSeen: true }],
])('%s without an answer is looked for', (_, change) => {
  expect(loadedBeside({ ...write, ...change })).toEqual(['checkout', 'renewal']);
});

it.each<readonly [string, readonly PendingWrite[]]>([
  ['no write', []],
  ['a booked payment', [{ ...write, booked: 2 }]],
  ['another subscriber’s payment', [{ ...write, customerid: '43' }]],
  ['a ticket without an answer', [{ ...write, call: 'createTicket' }]],
])('Beside %s nothing is loaded', (_, writes) => {
  expect(loadedBeside(...writes)).toEqual([]);
});
