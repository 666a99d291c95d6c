import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PaymentStatusView } from '../../../../src/screens/payments/status/PaymentStatusView';
import type { Paise } from '../../../../store/core/values/money';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { logIn } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForAccount } from '../../../../store/payments/bill';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { attemptWritten, checkPayment, serviceNamed } from '../../../../store/payments/payments';
import { paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { aBill, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const services = {
  ...quietServices,
  domains: { has: () => false, add: () => Promise.resolve() },
};
const attempt: PaymentAttempt = {
  ...{ id: 'A1', key: 'K1', customerid: '700412', method: 'CARD', begun: 1 },
  ...{ bill: aBill(), step: 'paid', txnid: 'TX1' },
};
const failed: CheckedPayment = {
  ...uncheckedPayment('TX1'),
  ...{ confirmed: true, status: 'failed', amount: 50_000 as Paise, purpose: 'TOPUP' },
  addedon: '2026-11-24 09:31:00',
};

const show = async (checked: CheckedPayment, known: PaymentAttempt | null) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(aSubscriber()));
  store.dispatch(checkPayment.succeeded(checked));
  await act(async () => {
    render(
      <Provider store={store}>
        <PortalServicesProvider value={services}>
          <MemoryRouter initialEntries={[paymentStatusPath('TX1')]}>
            <PaymentStatusView
              {...{ txnid: 'TX1', checked, attempt: known, isWatched: false }}
              status={paymentStatusOf(checked, known, false)}
            />
          </MemoryRouter>
        </PortalServicesProvider>
      </Provider>,
    );
    await Promise.resolve();
  });
  return store;
};
const page = () => document.body.textContent ?? '';
const ticketIn = async (store: Awaited<ReturnType<typeof show>>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
  return store.getState().ticketDraft.draft;
};

describe('The result of a payment', () => {
  it('A payment that was confirmed and is later said to have failed shows both and leads to a ticket', async () => {
    const store = await show(failed, attempt);
    expect(page()).toContain('first confirmed that ₹500.00 was paid, and now says');
    expect(page()).not.toMatch(/not paid|no money was taken/i);
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(await ticketIn(store)).toMatchObject({ subject: 'A payment that is not confirmed' });
  });

  it.each(['paid', 'failed'] as const)(
    'The details of a payment that is %s show neither the name nor the e-mail address of the payer',
    async (status) => {
      const payer = { email: 'meera.nair@example.com', firstname: 'Meera' };
      await show({ ...failed, ...payer, status, bankReference: 'BR7001' }, null);
      expect(await screen.findByText('BR7001')).toBeTruthy();
      expect(document.body.innerHTML).not.toMatch(/meera/i);
    },
  );

  it('A paid streaming service is named with its term', async () => {
    const bill = billForAccount('OTT', maskedAccountOf('9000004412'), 50_000 as Paise, ['OTT3']);
    const service = { subscribername: '', productname: '', chargeperiod: 'HALFYEARLY' };
    const paid = { status: 'paid', purpose: 'OTT', productinfo: 'Lantern Stories' } as const;
    const byApp: PaymentAttempt = { ...attempt, method: 'UPI', bill };
    const store = await show({ ...failed, ...paid }, byApp);
    await act(async () => {
      store.dispatch(attemptWritten(byApp));
      store.dispatch(serviceNamed({ id: byApp.id, service }));
    });
    expect(await screen.findByText('Lantern Stories')).toBeTruthy();
    expect(screen.getByText('6 months')).toBeTruthy();
  });

  it('A failure whose amount the bank returns says so, and never that no money was taken', async () => {
    await show({ ...failed, money: 'comingBack' }, { ...attempt, step: 'atProvider' });
    expect(screen.getByRole('heading', { name: 'Your money is coming back' })).toBeTruthy();
    expect(page()).toContain('Your bank says that ₹500.00 was taken and comes back to you.');
    expect(page()).not.toMatch(/not paid|no money was taken/i);
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Get help' })).toBeTruthy();
  });

  it('A payment that is not confirmed has the warning, the question, the help and no third action', async () => {
    await show({ ...failed, status: 'pending' }, { ...attempt, step: 'atProvider' });
    expect(page()).toContain('Please don’t pay again');
    expect(page()).toContain('your bank returns it within 7 to 10 working days');
    expect(screen.getByRole('button', { name: 'Check status' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get help' })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('A payment that the provider has and the operator has not confirmed says so', async () => {
    const pending = { ...failed, status: 'pending', money: 'taken' } as const;
    await show(pending, { ...attempt, step: 'atProvider' });
    expect(page()).toContain('already has the money');
    expect(page()).toContain('Please don’t pay again');
    expect(page()).not.toMatch(/hasn’t answered/);
  });

  it('A payment of another amount shows both amounts, on the page and in the ticket', async () => {
    const more = { ...failed, status: 'paid', amount: 99_000 as Paise } as const;
    const store = await show(more, { ...attempt, step: 'unknown' });
    expect(page()).toContain('says that ₹990.00 was paid, but you agreed to ₹500.00');
    expect(await ticketIn(store)).toMatchObject({
      description:
        'Reference: TX1\nAmount: ₹990.00\nTime: 2026-11-24 09:31:00\nAgreed amount: ₹500.00',
    });
  });
});
