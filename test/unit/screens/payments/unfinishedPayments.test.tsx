import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PaymentRefusal } from '../../../../src/screens/payments/pay/PaymentRefusal';
import { UnfinishedPayments } from '../../../../src/screens/payments/unfinished/UnfinishedPayments';
import { UpiRefusal } from '../../../../src/screens/payments/upi/UpiRefusal';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { logIn } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForAccount } from '../../../../store/payments/bill';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import {
  abandonPayment,
  attemptWritten,
  checkPayment,
  replacePayment,
  resumePayment,
  serviceNamed,
} from '../../../../store/payments/payments';
import { uncheckedPayment } from '../../../../store/payments/statusCheck';
import { aBill, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const services = {
  ...quietServices,
  domains: { has: () => false, add: () => Promise.resolve() },
};

const atProvider = (txnid: string, stbno: string): PaymentAttempt => ({
  ...{ id: txnid, key: txnid, customerid: '', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ stbno }), step: 'atProvider', txnid },
});

const failed: PaymentAttempt = {
  ...{ id: 'TX1', key: 'TX1', customerid: '', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ stbno: 'STB1' }), step: 'failed', txnid: 'TX1' },
  reason: { code: '', sentence: '' },
};

const asking: PaymentAttempt = {
  ...{ id: 'TX3', key: 'TX3', customerid: '', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ stbno: 'STB3' }), step: 'asking' },
};

const show = () => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(attemptWritten(atProvider('TX1', 'STB1')));
  store.dispatch(attemptWritten(atProvider('TX2', 'STB2')));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PortalServicesProvider value={services}>
          <UnfinishedPayments />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

it('An unfinished payment for a streaming service names the service and its term', () => {
  const store = show();
  const bill = billForAccount('OTT', maskedAccountOf('9000004412'), 9_900 as Paise, ['OTT3']); // whole paise
  const service = { subscribername: '', productname: 'Lantern Stories', chargeperiod: 'YEARLY' };
  act(() => {
    store.dispatch(attemptWritten({ ...asking, method: 'UPI', bill }));
    store.dispatch(serviceNamed({ id: asking.id, service }));
  });
  const row = screen.getAllByRole('listitem').at(-1)?.textContent;
  expect(row).toContain('Streaming service');
  expect(row).toContain('Lantern Stories · 12\u00a0months');
});

const open = replacePayment.failed({ kind: 'blocked', code: 'PAYMENT_OPEN' });
/** The links of the refusals. Each payment has one of its own. */
const links = () =>
  screen
    .queryAllByRole('alert')
    .flatMap((alert) => within(alert).queryAllByRole('link', { name: 'Check status' }));

it('A press that was refused leads to the payment that it was about', async () => {
  const store = show();
  const [first] = screen.getAllByRole('button', { name: 'Continue payment' });
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'I didn’t pay there, start again' }));
  store.dispatch(open);
  await screen.findByRole('alert');
  expect(links().map((link) => link.getAttribute('href'))).toEqual([paymentStatusPath('TX1')]);
});

it('A new payment that was not begun while the provider has the first says so and leads to its status and to help', async () => {
  const store = show();
  const [first] = screen.getAllByRole('button', { name: 'Continue payment' });
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'I didn’t pay there, start again' }));
  act(() => {
    store.dispatch(logIn.succeeded(aSubscriber()));
    store.dispatch(replacePayment.failed({ kind: 'blocked', code: 'PAYMENT_IN_PROGRESS' }));
  });
  expect(screen.getByText(/already has the money, so we didn’t start another one/)).toBeTruthy();
  expect(links()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
  expect(store.getState().ticketDraft.draft?.description).toContain('TX1');
});

it('A payment that the operator did not continue says that it began another one', async () => {
  const store = show();
  act(() => void store.dispatch(attemptWritten(asking)));
  const [, , last] = screen.getAllByRole('button', { name: 'Continue payment' });
  if (last) await userEvent.click(last);
  act(() => void store.dispatch(resumePayment.failed({ kind: 'blocked', code: 'OTHER_PAYMENT' })));
  expect(screen.getByText(/started another payment instead of continuing/)).toBeTruthy();
});

it('A press that was refused on an earlier visit is not shown', () => {
  const store = show();
  store.dispatch(open);
  expect(links()).toEqual([]);
});

it('A press that finds out that the payment has failed says so and leads to its result', async () => {
  const store = show();
  const [first] = screen.getAllByRole('button', { name: 'Close this payment' });
  if (first) await userEvent.click(first);
  act(() => void store.dispatch(attemptWritten(failed)));
  expect(screen.getByRole('alert').textContent).toContain('Payment failed');
  expect(screen.getByRole('link', { name: 'See the result' }).getAttribute('href')).toBe(
    paymentStatusPath('TX1'),
  );
});

it('A payment that failed and was started again is not called failed beside the new one', async () => {
  const store = show();
  const [first] = screen.getAllByRole('button', { name: 'Continue payment' });
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'I didn’t pay there, start again' }));
  act(() => {
    store.dispatch(attemptWritten(failed));
    store.dispatch(attemptWritten(atProvider('TX4', 'STB1')));
  });
  expect(screen.queryByText('Payment failed')).toBeNull();
});

it.each([
  ['any method', (refusal: Failure) => <PaymentRefusal failure={refusal} bill={failed.bill} />],
  ['UPI', (refusal: Failure) => <UpiRefusal failure={refusal} isMine={() => true} />],
])(
  'A new payment by %s that is held up leads to the payment whose money the provider has, not to a newer one',
  (_, refused) => {
    const store = configureStore({ reducer: loadedReducer() });
    const later = { ...failed, id: 'TX5', txnid: 'TX5' };
    for (const attempt of [failed, later]) store.dispatch(attemptWritten(attempt));
    const captured = { ...uncheckedPayment('TX1'), confirmed: true, money: 'taken' } as const;
    store.dispatch(checkPayment.succeeded(captured));
    render(
      <Provider store={store}>
        <MemoryRouter>{refused({ kind: 'blocked', code: 'PAYMENT_IN_PROGRESS' })}</MemoryRouter>
      </Provider>,
    );
    expect(links()[0]?.getAttribute('href')).toBe(paymentStatusPath('TX1'));
    expect(screen.getByRole('alert').textContent).toContain('so we didn’t start another one');
  },
);

it('While one payment is being left, no other one can be, and each keeps its own result', async () => {
  const store = show();
  const leave = () =>
    screen.getAllByRole<HTMLButtonElement>('button', { name: 'Close this payment' });
  await userEvent.click(leave()[0]!);
  expect(leave().map(({ disabled }) => disabled)).toEqual([false, true]);
  await userEvent.click(leave()[1]!);
  act(() => {
    store.dispatch(logIn.succeeded(aSubscriber()));
    store.dispatch(abandonPayment.failed({ kind: 'blocked', code: 'PAYMENT_IN_PROGRESS' }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
  expect(store.getState().ticketDraft.draft?.description).toContain('TX1');
  expect(leave().map(({ disabled }) => disabled)).toEqual([false, false]);
});
