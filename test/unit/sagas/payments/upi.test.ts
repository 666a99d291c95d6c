import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { payments } from '../../../../sagas/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import {
  beginPayment,
  checkPayment,
  goOnWithPayment,
  leavePayment,
  paymentAcknowledged,
  paymentWatched,
  selectAttempts,
  type Wanted,
} from '../../../../store/payments/payments';
import { accountOf } from '../../../../store/payments/maskedAccount';
import { isUnacknowledged, type Bill } from '../../../../store/payments/attempt';
import { journalSlot } from '../../../../store/payments/journal';
import { takeDefects } from '../../../support/defects';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const NUMBER = '9000004417';
const bill: Bill = {
  purpose: 'INSTANT',
  amount: 30_000 as Paise,
  ...{ orderid: '', productids: [], chargeperiod: '', stbno: '' },
  account: accountOf(NUMBER),
};
const forWhom = { number: NUMBER, mobileno: '', email: '' };
const instant: Wanted = { bill, method: 'UPI', forWhom };
const ott: Wanted = {
  bill: { ...bill, purpose: 'OTT', amount: 0 as Paise, productids: ['OTT2'] },
  method: 'UPI',
  forWhom,
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
const outcome = (status: string) => ({
  ...paymentStatusSample,
  ...{ txnid: 'TX1', amount: '300.00', status },
});

/** Somebody without a login. */
const open = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [payments] });
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  await untilIdle();
  return portal;
};
const after = async (portal: Portal, say: () => void, flow: Parameters<typeof selectStatus>[1]) => {
  say();
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  await untilIdle();
};
const press = (portal: Portal, wanted: Wanted = instant) =>
  after(portal, () => portal.say(beginPayment.requested(wanted)), beginPayment);
const check = (portal: Portal) =>
  after(portal, () => portal.say(checkPayment.requested({ txnid: 'TX1' })), checkPayment);
const attempts = (portal: Portal) => selectAttempts(portal.state());
const step = (portal: Portal) => attempts(portal).at(-1)?.step;
const failure = (portal: Portal) => selectFailure(portal.state(), beginPayment);
const asked = (portal: Portal) => portal.operator.receivedOf('instantPay');
const keyOf = (portal: Portal, at = 0) => asked(portal)[at]?.request.headers.get('idempotency-key');

describe('a number that is paid for by UPI', () => {
  it('is written down by its end and a check, and asked for with the whole of it', async () => {
    const portal = await open();
    let written = '';
    portal.operator.replies(endpoints.instantPay, () => {
      written = localStorage.getItem(journalSlot.key) ?? '';
      return Response.json(request);
    });
    await press(portal, { ...instant, forWhom: { ...forWhom, email: 'me@example.com' } });
    expect(JSON.parse(written)).toMatchObject({
      attempts: [{ step: 'asking', method: 'UPI', bill: { account: accountOf(NUMBER) } }],
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

  it('is shown the same code by a second press and in a page opened anew, without another call', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    await press(portal);
    const anew = await open();
    expect(step(anew)).toBe('awaitingApp');
    await press(anew);
    expect(failure(anew)).toBeNull();
    expect(attempts(anew)).toMatchObject([{ step: 'awaitingApp', upiintent: intent() }]);
    expect([...asked(portal), ...asked(anew)]).toHaveLength(1);
  });

  it('is not shown the code of another number that ends alike', async () => {
    const other = '9100004417';
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal, {
      ...instant,
      bill: { ...bill, account: accountOf(other) },
      forWhom: { ...forWhom, number: other },
    });
    expect(attempts(portal)).toMatchObject([{ txnid: 'TX1' }, { txnid: 'TX2' }]);
    expect(new URLSearchParams(asked(portal)[1]?.body).get('customeridentity')).toBe(other);
  });

  it('is asked for with the same key when the answer was lost', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.instantPay);
    await press(portal);
    expect(step(portal)).toBe('asking');
    expect(asked(portal)).toHaveLength(1);
    const anew = await open();
    anew.operator.answers(endpoints.instantPay, request);
    await press(anew);
    expect(keyOf(anew)).toBe(keyOf(portal));
    expect(attempts(anew)).toMatchObject([{ step: 'awaitingApp' }]);
  });

  it('waits with the same key when the operator is in trouble', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.instantPay, 500);
    await press(portal);
    expect(step(portal)).toBe('asking');
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    expect(keyOf(portal, 1)).toBe(keyOf(portal));
  });

  it('begins anew when the lost request was for somebody else: nobody has seen its code', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.instantPay);
    await press(portal);
    portal.operator.refuses(endpoints.instantPay, 409, { errorCode: 'IDEMPOTENCY_KEY_REUSED' });
    await press(portal, { ...instant, forWhom: { ...forWhom, email: 'me@example.com' } });
    expect(step(portal)).toBe('failed');
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    expect(keyOf(portal, 2)).not.toBe(keyOf(portal));
    expect(step(portal)).toBe('awaitingApp');
  });

  it('says so when nobody has the number', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.instantPay, 404, { errorCode: 'UNKNOWN' });
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'failed', why: { code: 'UNKNOWN' } }]);
  });

  it.each([
    ['another amount', { ...request, amount: '300.01' }, 'AMOUNT_CHANGED'],
    ['another amount in its code', { ...request, upiintent: intent('3000.00') }, 'AMOUNT_CHANGED'],
    ['a code without an amount', { ...request, upiintent: intent('') }, 'NOT_PAYABLE'],
    ['a code in dollars', { ...request, upiintent: intent('300.00', '&cu=USD') }, 'NOT_PAYABLE'],
    ['an amount to be given back', { ...request, amount: '-300.00' }, 'NOT_PAYABLE'],
  ])('shows nobody a request for %s', async (_, answer, code) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, answer);
    await press(portal);
    expect(step(portal)).toBe('failed');
    expect(failure(portal)).toMatchObject({ code });
  });

  it.each([
    ['what is no amount', { ...request, amount: '1e21' }],
    ['eleven decimals', { ...request, amount: '300.00000000001' }],
    ['dollars', { ...request, currency: 'USD' }],
    ['a link to elsewhere', { ...request, upiintent: 'https://example.com' }],
  ])('cannot read %s, and waits', async (_, answer) => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, answer);
    await press(portal);
    expect(step(portal)).toBe('asking');
    expect(failure(portal)?.kind).toBe('unreadable');
  });

  it('is not asked for again while it may have been paid: over, or left', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, { ...request, expiresin: 0 });
    await press(portal);
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    const { id } = attempts(portal)[0]!;
    await after(portal, () => portal.say(leavePayment.requested({ id })), leavePayment);
    expect(step(portal)).toBe('left');
    await press(portal);
    expect(failure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(asked(portal)).toHaveLength(1);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await check(portal);
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'failed' }, { txnid: 'TX2' }]);
  });

  it('counts as paid when somebody pays after it was left', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    const { id } = attempts(portal)[0]!;
    await after(portal, () => portal.say(leavePayment.requested({ id })), leavePayment);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    expect(step(portal)).toBe('paid');
  });

  it('is not asked for anew when it was paid while nobody looked, until that was told', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    const anew = await open();
    expect(attempts(anew).filter(isUnacknowledged)).toMatchObject([{ txnid: 'TX1' }]);
    anew.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(anew);
    expect(failure(anew)).toMatchObject({ code: 'JUST_PAID' });
    expect(asked(anew)).toHaveLength(0);
    expect(attempts(anew).filter(isUnacknowledged)).toEqual([]);
    await press(anew);
    expect(attempts(anew)).toMatchObject([{ step: 'paid' }, { txnid: 'TX2' }]);
  });

  it('may be asked for anew once its result was shown', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await check(portal);
    portal.say(paymentAcknowledged({ txnid: 'TX1' }));
    await portal.until((state) => !selectAttempts(state).some(isUnacknowledged));
    portal.operator.answers(endpoints.instantPay, { ...request, txnid: 'TX2' });
    await press(portal);
    expect(failure(portal)).toBeNull();
    expect(asked(portal)).toHaveLength(2);
  });

  it('is found paid when leaving it asks first', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instantPay, request);
    await press(portal);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    const { id } = attempts(portal)[0]!;
    await after(portal, () => portal.say(leavePayment.requested({ id })), leavePayment);
    expect(step(portal)).toBe('paid');
  });

  it('cannot be asked for by a page that no longer knows the number', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.instantPay);
    await press(portal, { ...instant, forWhom: undefined } as never); // as a page would that lost it
    const { id } = attempts(portal)[0]!;
    await after(portal, () => portal.say(goOnWithPayment.requested({ id })), goOnWithPayment);
    expect(selectFailure(portal.state(), goOnWithPayment)?.kind).toBe('payloadMissing');
    expect(asked(portal)).toHaveLength(0);
  });

  it('is paid by nothing else, and nothing else is paid like it', async () => {
    const portal = await open();
    await press(portal, { ...instant, method: 'CARD' });
    await press(portal, { ...instant, bill: { ...bill, purpose: 'TOPUP' } });
    expect(takeDefects()).toHaveLength(2);
    expect(attempts(portal)).toEqual([]);
  });
});

describe('a streaming service', () => {
  const asked = (portal: Portal) => portal.operator.receivedOf('ottQuickPay');

  it('costs what the operator says when it makes the request', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.ottQuickPay, service);
    await press(portal, ott);
    expect(attempts(portal)).toMatchObject([{ step: 'awaitingApp', bill: { amount: 23_482 } }]);
    const { searchParams } = new URL(asked(portal)[0]!.request.url);
    expect(Object.fromEntries(searchParams)).toEqual({ mobileno: NUMBER, productid: 'OTT2' });
    // The same press shows the same, though it does not say the price.
    await press(portal, ott);
    expect(failure(portal)).toBeNull();
    expect(asked(portal)).toHaveLength(1);
  });

  it('is never asked for twice by itself, and with the same key by the next press', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.ottQuickPay);
    await press(portal, ott);
    expect(asked(portal)).toHaveLength(1);
    expect(attempts(portal)).toMatchObject([{ step: 'asking', bill: { amount: 0 } }]);
    const anew = await open();
    anew.operator.answers(endpoints.ottQuickPay, service);
    await press(anew, ott);
    const keys = [portal, anew].map((one) => asked(one)[0]?.request.headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['0.00', '0.00'],
    ['-1.00', '-1.00'],
  ])('is not offered for %s', async (amount, am) => {
    const portal = await open();
    portal.operator.answers(endpoints.ottQuickPay, { ...service, amount, upiintent: intent(am) });
    await press(portal, ott);
    expect(failure(portal)).toMatchObject({ code: 'NOT_PAYABLE' });
    expect(step(portal)).toBe('failed');
  });
});

it('asks at once when the subscriber comes back from the other app', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantPay, request);
  await press(portal);
  portal.say(paymentWatched({ txnid: 'TX1' }));
  await untilIdle();
  expect(portal.operator.receivedOf('paymentStatus')).toHaveLength(1);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  window.dispatchEvent(new Event('visibilitychange'));
  await portal.until(() => step(portal) === 'paid');
});
