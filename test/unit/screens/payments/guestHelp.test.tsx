import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { NextSteps } from '../../../../src/screens/payments/status/NextSteps';
import { UpiRequest } from '../../../../src/screens/payments/upi/request/UpiRequest';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { checkPayment, watchEnded } from '../../../../store/payments/payments';
import { paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { aBill, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const services = {
  ...quietServices,
  domains: { has: () => false, add: () => Promise.resolve() },
};
const begun = Date.UTC(2026, 10, 24, 4, 0);
const facts = {
  ...({ id: 'A1', key: 'K1', customerid: '', method: 'UPI', begun } as const),
  ...{ bill: aBill({ purpose: 'INSTANT', account: '••••4412' }), txnid: 'TX1' },
};
const expired: PaymentAttempt = {
  ...{ ...facts, step: 'awaitingApp', upiintent: 'upi://pay?pa=selfcare@standin', expires: 0 },
};
const notPaid: PaymentAttempt = {
  ...{ ...facts, step: 'failed', reason: { code: 'U1', sentence: 'Declined' } },
};
const failed: CheckedPayment = {
  ...uncheckedPayment('TX1'),
  ...{ confirmed: true, status: 'failed', amount: 50_000 as Paise, purpose: 'INSTANT' },
};

interface Shown {
  readonly checked?: CheckedPayment;
  readonly phone?: string;
  readonly isLoggedIn?: boolean;
}

const show = (
  part: ReactNode,
  { checked, phone = '1800 000 4417', isLoggedIn = false }: Shown = {},
) => {
  const store = configureStore({ reducer: loadedReducer() });
  if (isLoggedIn) store.dispatch(logIn.succeeded(aSubscriber()));
  if (checked) store.dispatch(checkPayment.succeeded(checked));
  render(
    <Provider store={store}>
      <OperatorContext value={{ name: 'Selfcare', ...(phone && { phone }) }}>
        <PortalServicesProvider value={services}>
          <MemoryRouter>{part}</MemoryRouter>
        </PortalServicesProvider>
      </OperatorContext>
    </Provider>,
  );
  // The portal has stopped asking by itself.
  act(() => void store.dispatch(watchEnded({ txnid: 'TX1' })));
  return store;
};
const call = () => screen.queryByRole('link', { name: 'Call 1800 000 4417' });
const nothing = () => undefined;

describe('Help of a guest with a payment', () => {
  it.each([
    ['is unknown', uncheckedPayment('TX1')],
    ['has failed', failed],
    ['may have been taken', { ...failed, isCancelled: true, money: 'taken' } as const],
  ])('A payment that %s offers a guest to call the operator', (_, checked) => {
    show(
      <NextSteps
        {...{ txnid: 'TX1', attempt: null, checked, isWatched: false }}
        status={paymentStatusOf(checked, null, false)}
      />,
    );
    expect(call()?.getAttribute('href')).toBe('tel:18000004417');
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });

  it('Nothing is offered to call where the operator has given no number', () => {
    show(<UpiRequest attempt={notPaid} onClose={nothing} />, { phone: '' });
    expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
  });
});

describe('A request to pay by UPI', () => {
  it.each([
    ['expired and is unknown', expired],
    ['was not paid', notPaid],
  ])('A request that %s shows a guest its reference and the number to call', (_, attempt) => {
    show(<UpiRequest attempt={attempt} onClose={nothing} />);
    expect(call()).toBeTruthy();
    expect(screen.getByText('TX1')).toBeTruthy();
  });

  it.each([
    ['expired and is unknown', expired, 'A payment that is not confirmed'],
    ['was not paid', notPaid, 'A payment that failed'],
  ])('A request that %s leads a subscriber to a ticket', async (_, attempt, subject) => {
    const store = show(<UpiRequest attempt={attempt} onClose={nothing} />, { isLoggedIn: true });
    await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(store.getState().ticketDraft.draft).toMatchObject({
      ...{ categoryid: 'RECHARGE', subject },
      description: 'Reference: TX1\nAmount: ₹500.00\nTime: 24/11/2026, 9:30:00 am',
    });
  });

  it('A failed request whose money may have been taken says so and offers no new code', () => {
    const checked = { ...failed, money: 'taken' } as const;
    show(<UpiRequest attempt={notPaid} onRepeat={nothing} onClose={nothing} />, { checked });
    expect(screen.getByText(/Your bank may have taken the money/)).toBeTruthy();
    expect(screen.queryByText(/No money was taken/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
  });

  it.each([
    ['the provider has the money', 'taken'],
    ['the provider is processing it', 'inProgress'],
  ] as const)(
    'A failed request is not confirmed and offers no new code once the operator answers that %s',
    (_, money) => {
      const checked = { ...failed, status: 'pending', money } as const;
      show(<UpiRequest attempt={notPaid} onRepeat={nothing} onClose={nothing} />, { checked });
      expect(screen.getByRole('heading').textContent).toBe('Not confirmed yet');
      expect(screen.getByRole('alert').textContent).toMatch(/Please don’t pay again$/);
      expect(screen.queryByText(/Declined/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Check status' })).toBeTruthy();
    },
  );

  it('A failed request keeps its result and offers a new code while the operator cannot be asked', () => {
    const checked = uncheckedPayment('TX1');
    show(<UpiRequest attempt={notPaid} onRepeat={nothing} onClose={nothing} />, { checked });
    expect(screen.getByRole('heading').textContent).toBe('Payment failed');
    expect(screen.getByRole('button', { name: 'Get a new code' })).toBeTruthy();
  });

  it.each([
    ['is not read', undefined, null],
    ['reports money', { ...failed, money: 'taken' } as const, /Your bank may have taken the money/],
  ])(
    'A request whose result is unclear says so while the operator’s answer %s',
    (_, checked, said) => {
      const unclear: PaymentAttempt = { ...facts, step: 'unknown' };
      show(<UpiRequest attempt={unclear} onRepeat={nothing} onClose={nothing} />, {
        ...(checked && { checked }),
      });
      expect(screen.getByRole('heading').textContent).toBe('We don’t know yet');
      if (said) expect(screen.getByText(said)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    },
  );

  it('A failed request is said to have taken nothing only after the operator has said so here', () => {
    show(<UpiRequest attempt={notPaid} onClose={nothing} />);
    expect(screen.getByRole('heading').textContent).toBe('Payment failed');
    show(<UpiRequest attempt={notPaid} onRepeat={nothing} onClose={nothing} />, {
      checked: failed,
    });
    expect(screen.getByText('Payment failed. No money was taken.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get a new code' })).toBeTruthy();
  });
});
