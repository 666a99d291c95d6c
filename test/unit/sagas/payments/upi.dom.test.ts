import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { isUnacknowledged } from '../../../../store/payments/attempt';
import { journalSlot } from '../../../../store/payments/journal';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import {
  abandonPayment,
  checkPayment,
  paymentAcknowledged,
  paymentWatched,
  resumePayment,
  selectAttempts,
  selectChecked,
  startPayment,
  type StartPaymentRequest,
} from '../../../../store/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { aBill } from '../../../support/builders';
import { takeDefects } from '../../../support/defects';
import { openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import { outcome as outcomeOf } from './openedPayments';

const NUMBER = '9000004417';
const bill = aBill({
  purpose: 'INSTANT',
  amount: 30_000 as Paise,
  account: maskedAccountOf(NUMBER),
});
const payee = { number: NUMBER, mobileno: '', email: '' };
const instant: StartPaymentRequest = { bill, method: 'UPI', payee };
const ott: StartPaymentRequest = {
  bill: { ...bill, purpose: 'OTT', amount: 0 as Paise, productids: ['OTT2'] },
  method: 'UPI',
  payee,
};

const intent = (amount = '300.00', more = '&cu=INR') =>
  `upi://pay?pa=selfcare%40standin&pn=Selfcare&am=${amount}${more}&tr=TX1`;
const request = {
  txnid: 'TX1',
  amount: '300.00',
  currency: 'INR',
  upiintent: intent(),
  expiresin: 300,
  status: 'pending',
} satisfies WireAnswerOf<'instantPay'>;
const service = {
  ...request,
  ...{ amount: '234.82', upiintent: intent('234.82'), productid: 'OTT2' },
} satisfies WireAnswerOf<'ottQuickPay'>;
const outcome = (status: string) => outcomeOf(status, { amount: '300.00' });

/** A visitor without a login. */
const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [paymentsDomain] });
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  await untilIdle();
  return portal;
};
const press = (portal: TestPortal, wanted: StartPaymentRequest = instant) =>
  portal.press(startPayment, wanted);
/** A page that shows the QR code. */
const shown = async (): Promise<TestPortal> => {
  const portal = await open();
  portal.operator.answers(endpoints.instantPay, request);
  await press(portal);
  return portal;
};
const check = (portal: TestPortal) => portal.press(checkPayment, { txnid: 'TX1' });
const attempts = (portal: TestPortal) => selectAttempts(portal.state());
const step = (portal: TestPortal) => attempts(portal).at(-1)?.step;
const failure = (portal: TestPortal) => selectFailure(portal.state(), startPayment);
const asked = (portal: TestPortal) => portal.operator.receivedOf('instantPay');
const keyOf = (portal: TestPortal, at = 0) =>
  asked(portal)[at]?.request.headers.get('idempotency-key');

describe('A UPI payment for a customer number', () => {
  it('The payment is recorded by the number’s end and a checksum, and requested with the whole number', async () => {
    const portal = await open();
    let written = '';
    portal.operator.replies(endpoints.instantPay, () => {
      written = localStorage.getItem(journalSlot.key) ?? '';
      return Response.json(request);
    });
    await press(portal, { ...instant, payee: { ...payee, email: 'me@example.com' } });
    expect(JSON.parse(written)).toMatchObject({
      attempts: [{ step: 'asking', method: 'UPI', bill: { account: maskedAccountOf(NUMBER) } }],
    });
    expect(attempts(portal)).toMatchObject([
      { step: 'awaitingApp', txnid: 'TX1', upiintent: intent() },
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked(portal)[0]?.body))).toEqual({
      customeridentity: NUMBER,
      amount: '300.00',
      currency: 'INR',
      email: 'me@example.com',
    });
    const kept = JSON.stringify([portal.state(), { ...localStorage }]);
    expect(kept).not.toMatch(/9000004417|me@example/);
  });

  it.each([
    ['no address', payee, {}],
    ['a mobile number', { ...payee, mobileno: '9876543210' }, { mobileno: '9876543210' }],
    ['an e-mail address', { ...payee, email: 'me@example.com' }, { email: 'me@example.com' }],
  ])('A request with %s for the receipt is sent without empty fields', async (_, typed, sent) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal, { ...instant, payee: typed });
    expect(Object.fromEntries(new URLSearchParams(asked(portal)[0]?.body))).toEqual({
      customeridentity: NUMBER,
      amount: '300.00',
      currency: 'INR',
      ...sent,
    });
  });

  it.each([
    ['the operator’s time', 300, 300],
    ['ten minutes when the operator gives no time', undefined, 600],
  ])('The request to pay expires after %s', async (_, expiresin, seconds) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, { ...request, expiresin });
    const before = Date.now();
    await press(portal);
    const [attempt] = attempts(portal);
    const expires = attempt?.step === 'awaitingApp' ? attempt.expires : 0;
    expect(expires).toBeGreaterThanOrEqual(before + seconds * 1000);
    expect(expires).toBeLessThanOrEqual(Date.now() + seconds * 1000);
  });

  it('A second press and a reloaded page show the same QR code without another call', async () => {
    const portal = await shown();
    await press(portal);
    const reopened = await open();
    expect(step(reopened)).toBe('awaitingApp');
    await press(reopened);
    expect(failure(reopened)).toBeNull();
    expect(attempts(reopened)).toMatchObject([{ step: 'awaitingApp', upiintent: intent() }]);
    expect([...asked(portal), ...asked(reopened)]).toHaveLength(1);
  });

  it('Another number with the same end does not show that QR code', async () => {
    const other = '9100004417';
    const portal = await shown();
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal, {
      ...instant,
      bill: { ...bill, account: maskedAccountOf(other) },
      payee: { ...payee, number: other },
    });
    expect(attempts(portal)).toMatchObject([{ txnid: 'TX1' }, { txnid: 'TX2' }]);
    expect(new URLSearchParams(asked(portal)[1]?.body).get('customeridentity')).toBe(other);
  });

  it.each<[string, (portal: TestPortal) => void]>([
    ['a lost answer', ({ operator }) => operator.isUnreachable(endpoints.instantPay)],
    ['a server error', ({ operator }) => operator.refuses(endpoints.instantPay, 500)],
  ])('After %s the same key is sent again, also in a reloaded page', async (_, trouble) => {
    const portal = await open();
    trouble(portal);
    await press(portal);
    expect(step(portal)).toBe('asking');
    expect(asked(portal)).toHaveLength(1);
    const reopened = await open();
    reopened.operator.answers(endpoints.instantPay, request);
    await press(reopened);
    expect(keyOf(reopened)).toBe(keyOf(portal));
    expect(attempts(reopened)).toMatchObject([{ step: 'awaitingApp' }]);
  });

  it('A new key is used when the lost request was for another receiver, because no QR code was shown', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.instantPay);
    await press(portal);
    portal.operator.refuses(endpoints.instantPay, 409, { errorCode: 'IDEMPOTENCY_KEY_REUSED' });
    await press(portal, { ...instant, payee: { ...payee, email: 'me@example.com' } });
    expect(step(portal)).toBe('failed');
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    expect(keyOf(portal, 2)).not.toBe(keyOf(portal));
    expect(step(portal)).toBe('awaitingApp');
  });

  it('An unknown number is reported', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.instantPay, 404, { errorCode: 'UNKNOWN' });
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'failed', reason: { code: 'UNKNOWN' } }]);
  });

  it.each([
    ['another amount', { ...request, amount: '300.01' }, 'AMOUNT_CHANGED'],
    ['another amount in its code', { ...request, upiintent: intent('3000.00') }, 'AMOUNT_CHANGED'],
    ['a code without an amount', { ...request, upiintent: intent('') }, 'NOT_PAYABLE'],
    ['a code in dollars', { ...request, upiintent: intent('300.00', '&cu=USD') }, 'NOT_PAYABLE'],
    ['an amount to be given back', { ...request, amount: '-300.00' }, 'NOT_PAYABLE'],
  ])('No QR code is shown for %s', async (_, answer, code) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, answer);
    await press(portal);
    expect(step(portal)).toBe('failed');
    expect(failure(portal)).toMatchObject({ code });
  });

  it.each([
    ['what is no amount', { ...request, amount: '1e21' }],
    ['a tenth of a paisa', { ...request, amount: '300.001' }],
    ['dollars', { ...request, currency: 'USD' }],
    ['a link to elsewhere', { ...request, upiintent: 'https://example.com' }],
  ])('An answer with %s leaves it unknown, and the attempt stays open', async (_, answer) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, answer);
    await press(portal);
    expect(step(portal)).toBe('asking');
    expect(failure(portal)?.kind).toBe('unknown');
  });

  const renewed = { ...request, txnid: 'TX2' };
  const expiredAt = async (status: object): Promise<TestPortal> => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, { ...request, expiresin: 0 });
    await press(portal);
    portal.operator.replies(endpoints.paymentStatus, () => Response.json(status));
    portal.operator.answers(endpoints.instantPay, renewed);
    return portal;
  };

  it('A new request can be made once the former has expired and the operator knows of no payment', async () => {
    const portal = await expiredAt(outcome('pending'));
    await press(portal);
    expect(failure(portal)).toBeNull();
    expect(attempts(portal)).toMatchObject([{ step: 'left' }, { txnid: 'TX2' }]);
  });

  it('A new request can be made once the former was cancelled and the operator knows of no payment', async () => {
    const portal = await shown();
    await portal.press(abandonPayment, { id: attempts(portal)[0]!.id });
    portal.operator.answers(endpoints.instantPay, renewed);
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'left' }, { txnid: 'TX2' }]);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    expect(attempts(portal)).toMatchObject([{ txnid: 'TX1', step: 'paid' }, { txnid: 'TX2' }]);
  });

  it('No new request is made while the operator cannot be asked about the former, which was cancelled', async () => {
    const portal = await expiredAt(outcome('pending'));
    portal.operator.refuses(endpoints.paymentStatus, 503);
    await portal.press(abandonPayment, { id: attempts(portal)[0]!.id });
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(asked(portal)).toHaveLength(1);
    portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'left' }, { txnid: 'TX2' }]);
  });

  it.each([
    ['is being paid', { ...outcome('pending'), unmappedstatus: 'captured' }, 'PAYMENT_IN_PROGRESS'],
    ['was paid', outcome('success'), 'JUST_PAID'],
    ['was paid by another amount', { ...outcome('success'), amount: '310.00' }, 'PAYMENT_OPEN'],
  ])('No new request is made when the former %s', async (_, status, code) => {
    const portal = await expiredAt(status);
    await press(portal);
    expect(failure(portal)).toMatchObject({ code });
    expect(asked(portal)).toHaveLength(1);
  });

  it('The page no longer has the provider’s money of a request once a press reads that it failed', async () => {
    const portal = await expiredAt({ ...outcome('pending'), unmappedstatus: 'captured' });
    const money = () => selectChecked(portal.state(), 'TX1')?.money;
    await press(portal);
    expect(money()).toBe('taken');
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await press(portal);
    expect(attempts(portal)[0]).toMatchObject({ txnid: 'TX1', step: 'failed' });
    expect(money()).toBeUndefined();
  });

  it('A request that is being paid is not cancelled', async () => {
    const portal = await shown();
    const captured = { ...outcome('pending'), unmappedstatus: 'captured' };
    portal.operator.replies(endpoints.paymentStatus, () => Response.json(captured));
    await portal.press(abandonPayment, { id: attempts(portal)[0]!.id });
    expect(selectFailure(portal.state(), abandonPayment)).toMatchObject({
      code: 'PAYMENT_IN_PROGRESS',
    });
    expect(step(portal)).toBe('awaitingApp');
  });

  it('A cancelled request that is paid meanwhile stops the next press', async () => {
    const portal = await shown();
    await portal.press(abandonPayment, { id: attempts(portal)[0]!.id });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'JUST_PAID' });
    expect(asked(portal)).toHaveLength(1);
  });

  it('A payment made after the cancellation counts as paid', async () => {
    const portal = await shown();
    const { id } = attempts(portal)[0]!;
    await portal.press(abandonPayment, { id });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    expect(step(portal)).toBe('paid');
  });

  it('A payment made unnoticed is shown before another one can start', async () => {
    const portal = await shown();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    const reopened = await open();
    expect(attempts(reopened).filter(isUnacknowledged)).toMatchObject([{ txnid: 'TX1' }]);
    reopened.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(reopened);
    expect(failure(reopened)).toMatchObject({ code: 'JUST_PAID' });
    expect(asked(reopened)).toHaveLength(0);
    expect(attempts(reopened).filter(isUnacknowledged)).toEqual([]);
    await press(reopened);
    expect(attempts(reopened)).toMatchObject([{ step: 'paid' }, { txnid: 'TX2' }]);
  });

  it('A request with the reference of one that was paid is not shown, and is not paid by it', async () => {
    const portal = await shown();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    portal.dispatch(paymentAcknowledged({ txnid: 'TX1' }));
    await portal.until((state) => !selectAttempts(state).some(isUnacknowledged));
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'REFERENCE_REUSED' });
    expect(attempts(portal)).toMatchObject([{ step: 'paid' }, { step: 'failed' }]);
  });

  it('Another payment may start once the result was shown', async () => {
    const portal = await shown();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    portal.dispatch(paymentAcknowledged({ txnid: 'TX1' }));
    await portal.until((state) => !selectAttempts(state).some(isUnacknowledged));
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal);
    expect(failure(portal)).toBeNull();
    expect(asked(portal)).toHaveLength(2);
  });

  it('A cancellation that first checks the status finds the payment made', async () => {
    const portal = await shown();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    const { id } = attempts(portal)[0]!;
    await portal.press(abandonPayment, { id });
    expect(step(portal)).toBe('paid');
  });

  it('A page that no longer knows the number cannot start the payment', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.instantPay);
    await press(portal, { ...instant, payee: undefined } as never); // as a page that has lost the number
    const { id } = attempts(portal)[0]!;
    await portal.press(resumePayment, { id });
    expect(selectFailure(portal.state(), resumePayment)?.kind).toBe('payloadMissing');
    expect(asked(portal)).toHaveLength(0);
  });

  it('No other method pays the same request, and UPI pays no other', async () => {
    const portal = await open();
    await press(portal, { ...instant, method: 'CARD' });
    await press(portal, { ...instant, bill: { ...bill, purpose: 'TOPUP' } });
    expect(takeDefects()).toHaveLength(2);
    expect(attempts(portal)).toEqual([]);
  });
});

describe('A streaming service', () => {
  const asked = (portal: TestPortal) => portal.operator.receivedOf('ottQuickPay');

  it('The price is the one that the operator returns with the request', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.ottQuickPay, service);
    await press(portal, ott);
    expect(attempts(portal)).toMatchObject([{ step: 'awaitingApp', bill: { amount: 23_482 } }]);
    const { searchParams } = new URL(asked(portal)[0]!.request.url);
    expect(Object.fromEntries(searchParams)).toEqual({ mobileno: NUMBER, productid: 'OTT2' });
    // The same press shows the same request, though the press does not name the price.
    await press(portal, ott);
    expect(failure(portal)).toBeNull();
    expect(asked(portal)).toHaveLength(1);
  });

  it('The request is never retried, and the next press sends the same key', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.ottQuickPay);
    await press(portal, ott);
    expect(asked(portal)).toHaveLength(1);
    expect(attempts(portal)).toMatchObject([{ step: 'asking', bill: { amount: 0 } }]);
    const reopened = await open();
    reopened.operator.answers(endpoints.ottQuickPay, service);
    await press(reopened, ott);
    const keys = [portal, reopened].map((one) =>
      asked(one)[0]?.request.headers.get('idempotency-key'),
    );
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['0.00', '0.00'],
    ['-1.00', '-1.00'],
  ])('The service is not offered for %s', async (amount, am) => {
    const portal = await open();
    portal.operator.answers(endpoints.ottQuickPay, { ...service, amount, upiintent: intent(am) });
    await press(portal, ott);
    expect(failure(portal)).toMatchObject({ code: 'NOT_PAYABLE' });
    expect(step(portal)).toBe('failed');
  });
});

it('The status is checked at once when the subscriber returns from the UPI app', async () => {
  const portal = await shown();
  portal.dispatch(paymentWatched({ txnid: 'TX1' }));
  await untilIdle();
  expect(portal.operator.receivedOf('paymentStatus')).toHaveLength(1);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  window.dispatchEvent(new Event('visibilitychange'));
  await portal.until(() => step(portal) === 'paid');
});

describe('A payment for a number that was begun logged in', () => {
  const begunLoggedIn = async (expiresin = 300): Promise<TestPortal> => {
    const portal = await open();
    await portal.logIn({ customerid: '700412' });
    portal.operator.answers(endpoints.instantPay, { ...request, expiresin });
    await press(portal);
    expect(step(portal)).toBe('awaitingApp');
    portal.operator.refuses(endpoints.paymentStatus, 401);
    await check(portal);
    await portal.until((state) => !selectIsLoggedIn(state));
    portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await untilIdle();
    expect(attempts(portal)).toEqual([]);
    return portal;
  };

  it('After a 401 the same press shows its code again, and asks for no second payment', async () => {
    const portal = await begunLoggedIn();
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'awaitingApp', txnid: 'TX1' }]);
    expect(asked(portal)).toHaveLength(1);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    expect(step(portal)).toBe('paid');
  });

  it('After a 401 one whose time is over is not paid again while the operator cannot be asked', async () => {
    const portal = await begunLoggedIn(0);
    portal.operator.refuses(endpoints.paymentStatus, 503);
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(asked(portal)).toHaveLength(1);
  });

  it('It is settled after the next login', async () => {
    const portal = await begunLoggedIn();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await portal.logIn({ customerid: '700412' });
    await portal.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
  });

  it('Another subscriber does not see it', async () => {
    const portal = await begunLoggedIn();
    await portal.logIn({ customerid: '43' });
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ txnid: 'TX2', customerid: '43' }]);
  });
});
