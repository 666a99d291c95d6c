import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { NextSteps } from '../../../../src/screens/payments/status/NextSteps';
import { ResultView } from '../../../../src/screens/renewal/result/ResultView';
import { NEW_TICKET } from '../../../../store/core/paths';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { chargeSent, type SentCharge } from '../../../../store/payments/payments';
import { paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import type { LineResult } from '../../../../store/renewal/renewalResults';
import { aBill, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

const services = {
  ...quietServices,
  domains: { has: () => false, add: () => Promise.resolve() },
};

const show = (part: ReactNode, sent?: SentCharge) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(logIn.succeeded(aSubscriber()));
  if (sent) store.dispatch(chargeSent(sent));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter>
          {part}
          <Address />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return store;
};

/** Presses the button and returns the ticket that opens. */
const ticketIn = async (store: ReturnType<typeof show>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
  await waitFor(() => expect(screen.getByText(NEW_TICKET)).toBeTruthy());
  return store.getState().ticketDraft.draft;
};

const line = {
  ...{ productid: 'TN', productname: 'Tamil Nagar', stbno: 'STB1', expirydate: '2026-11-26' },
  amount: 23_482 as Paise,
};
const renewed: LineResult = {
  ...{ state: 'renewed', paid: 5_673 as Paise, expirydate: '2026-12-26' },
  line: { ...line, productid: 'TC', productname: 'Tamil Chitrahaar', amount: 5_673 as Paise },
};
const failed: LineResult = {
  ...{ state: 'failed', line, reason: 'other', sentence: 'CLOSE', code: '1087' },
  renewablefrom: '',
};
const unclear: LineResult = { state: 'unclear', line };
const begun = Date.UTC(2026, 10, 24, 4, 0);
const sent: SentCharge = {
  ...{ key: '0123456789abcdef', since: begun },
  bill: aBill({ purpose: 'RENEWAL', amount: 29_155 as Paise }),
};

describe('The result of a renewal from the balance', () => {
  it.each([
    ['failed', failed, 'A pack that was not started or renewed'],
    ['is not known', unclear, 'A renewal that is not confirmed'],
  ])(
    'A pack whose renewal %s leads to a ticket with reference, amount and time',
    async (_, one, subject) => {
      const store = show(<ResultView results={[renewed, one]} />, sent);
      expect(await ticketIn(store)).toMatchObject({
        categoryid: 'BILLING',
        subject,
        description:
          'Reference: 0123456789ab\nAmount: ₹234.82\nTime: 24/11/2026, 9:30:00 am\nTamil Nagar',
      });
    },
  );

  it('A renewal whose request is not known leads to a ticket without a reference and a time', async () => {
    expect(await ticketIn(show(<ResultView results={[renewed, failed]} />))).toMatchObject({
      description: 'Amount: ₹234.82\nTamil Nagar',
    });
  });

  it('Packs that are all renewed offer no help', () => {
    show(<ResultView results={[renewed]} />, sent);
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });
});

describe('A payment by card that is paid', () => {
  const provided = {
    ...{ productid: 'TC', productname: 'Tamil Chitrahaar', productstatus: 'ACTIVE', stbno: '' },
    ...{ errorcode: '', error: '', amount: 5_673 as Paise, expirydate: '2026-12-26' },
    refundamount: null,
  };
  const refused = { ...provided, productstatus: 'FAILED', error: 'CLOSE', errorcode: '1087' };
  const paid = (results: readonly (typeof provided)[]) => ({
    ...uncheckedPayment('TX1'),
    ...{ confirmed: true, status: 'paid' as const, purpose: 'RENEWAL' },
    ...{ amount: 29_155 as Paise, addedon: '2026-11-24 09:30:00', results: [...results] },
  });
  const steps = (results: readonly (typeof provided)[]) => (
    <NextSteps
      {...{ status: 'paid', txnid: 'TX1', attempt: null, isWatched: false }}
      checked={paid(results)}
    />
  );

  it('A pack that was not renewed leads to a ticket with reference, amount and time', async () => {
    expect(await ticketIn(show(steps([provided, refused])))).toMatchObject({
      subject: 'A pack that was not started or renewed',
      description: 'Reference: TX1\nAmount: ₹291.55\nTime: 2026-11-24 09:30:00\nTamil Chitrahaar',
    });
  });

  it('Packs that are all renewed offer no help', () => {
    show(steps([provided]));
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });
});

describe('A payment by card that is not paid', () => {
  const attempt: PaymentAttempt = {
    ...{ id: 'A2', key: 'K2', customerid: '700412', method: 'CARD', begun },
    ...{ bill: aBill(), step: 'atProvider', txnid: 'TX2' },
  };
  const failed: CheckedPayment = {
    ...uncheckedPayment('TX2'),
    ...{ confirmed: true, status: 'failed', amount: 50_000 as Paise, purpose: 'TOPUP' },
    addedon: '2026-11-24 09:31:00',
  };
  const steps = (checked: CheckedPayment) => (
    <NextSteps
      {...{ txnid: 'TX2', attempt, checked, isWatched: false }}
      status={paymentStatusOf(checked, attempt, false)}
    />
  );
  const ANSWERED = 'Reference: TX2\nAmount: ₹500.00\nTime: 2026-11-24 09:31:00';
  const NOT_ANSWERED = 'Reference: TX2\nAmount: ₹500.00\nTime: 24/11/2026, 9:30:00 am';

  it.each([
    ['has failed', failed, 'A payment that failed', ANSWERED],
    ['is unknown', uncheckedPayment('TX2'), 'A payment that is not confirmed', NOT_ANSWERED],
    [
      'was cancelled and may have been taken',
      { ...failed, isCancelled: true, money: 'taken' } as const,
      'A payment that is not confirmed',
      ANSWERED,
    ],
    [
      'is coming back',
      { ...failed, money: 'comingBack' } as const,
      'A payment that failed',
      ANSWERED,
    ],
    [
      'was made with another amount',
      { ...failed, status: 'paid', amount: 40_000 as Paise } as const,
      'A payment of another amount than agreed',
      'Reference: TX2\nAmount: ₹400.00\nTime: 2026-11-24 09:31:00\nAgreed amount: ₹500.00',
    ],
  ])(
    'A payment that %s leads to a ticket with its reference, amount and time',
    async (_, checked, subject, description) => {
      expect(await ticketIn(show(steps(checked)))).toMatchObject({
        categoryid: 'RECHARGE',
        subject,
        description,
      });
    },
  );

  it('A payment that was cancelled before anything was taken offers no help', () => {
    show(steps({ ...failed, isCancelled: true }));
    expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });
});
