import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { payments } from '../../../../sagas/payments/payments';
import { subscriber } from '../../../../sagas/account/subscriber';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { selectIsLoading } from '../../../../store/app/loader';
import type { Paise } from '../../../../store/core/money';
import {
  beginPayment,
  checkPayment,
  giveCode,
  leavePayment,
  selectAttempts,
  selectChecked,
  selectCodeSheet,
  type Wanted,
} from '../../../../store/payments/payments';
import type { Bill } from '../../../../store/payments/attempt';
import { journalSlot } from '../../../../store/payments/journal';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const bill: Bill = {
  purpose: 'TOPUP',
  amount: 50_000 as Paise,
  orderid: '',
  productids: [],
  chargeperiod: '',
  stbno: '',
  account: '',
};
const byCard: Wanted = { bill, method: 'CARD' };
const byInstalment: Wanted = { bill, method: 'INSTALMENT' };

const eligible = {
  txnRefNo: 'LP1',
  paymentid: 'TX1',
  subscriberid: '42',
  initiatesignature: 'signed-at-the-start',
  dueDate: '2026-12-03',
  amount: '500.00',
  mobileno: '90•••••412',
  expiresin: 300,
  resendafter: 30,
  attemptsRemaining: 3,
} satisfies WireAnswerOf<'instalmentEligibility'>;
const taken = {
  transactionId: 'LT1',
  amount: '500.00',
  signature: 'signed-by-the-provider',
  responseData: { OTP: { status: 'SUCCESS' } },
  respsignature: 'signed-at-the-end',
} satisfies WireAnswerOf<'instalmentPay'>;
const outcome = (status: string, fields: Partial<WireAnswerOf<'paymentStatus'>> = {}) => ({
  ...paymentStatusSample,
  txnid: 'TX1',
  amount: '500.00',
  status,
  ...fields,
});
const page = { txnid: 'TX1', amount: '500.00', action: '/card', fields: { hash: 'h' } };

let sent: HTMLFormElement[] = [];
beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(this);
  });
});

const open = async (customertype = 'PREPAID'): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, payments] });
  const whoever = { ...subscriberSample, customertype };
  portal.operator.answers(endpoints.subscriber, whoever);
  // A page opened anew asks about what it finds.
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  await portal.logIn({ customerid: '42' });
  return portal;
};
const after = async (portal: Portal, say: () => void, flow: Parameters<typeof selectStatus>[1]) => {
  say();
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  await untilIdle();
};
const step = (portal: Portal) => selectAttempts(portal.state()).at(-1)?.step;
const id = (portal: Portal) => selectAttempts(portal.state()).at(-1)?.id ?? '';
const begin = (portal: Portal, wanted: Wanted) =>
  after(portal, () => portal.say(beginPayment.requested(wanted)), beginPayment);
const type = (portal: Portal, code: string) =>
  after(portal, () => portal.say(giveCode.requested({ id: id(portal), code })), giveCode);
const received = (portal: Portal) =>
  portal.operator.received.map(({ call }) => call).filter((call) => call !== 'maintenance');

describe('by card', () => {
  it('is written down, asked for with its key, and handed over to the provider’s page', async () => {
    const portal = await open();
    let written = '';
    portal.operator.replies(endpoints.payAsLcoCustomer, () => {
      written = localStorage.getItem(journalSlot.key) ?? '';
      return Response.json(page);
    });
    await begin(portal, byCard);
    expect(JSON.parse(written)).toMatchObject({ attempts: [{ step: 'asking', customerid: '42' }] });
    expect(step(portal)).toBe('atProvider');
    expect(sent.map(({ action, method }) => [new URL(action).pathname, method])).toEqual([
      ['/card', 'post'],
    ]);
  });

  it('is asked of the platform by its own customers', async () => {
    const portal = await open('DP');
    portal.operator.answers(endpoints.payAsDpCustomer, page);
    await begin(portal, byCard);
    expect(received(portal)).toContain('payAsDpCustomer');
  });

  it('goes nowhere when the operator would take another amount', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...page, amount: '500.01' });
    await begin(portal, byCard);
    expect(sent).toEqual([]);
    expect(step(portal)).toBe('failed');
    expect(selectFailure(portal.state(), beginPayment)).toMatchObject({ code: 'AMOUNT_CHANGED' });
  });

  it('is not begun a second time while the first may take money', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    await begin(portal, byCard);
    await begin(portal, byInstalment);
    expect(selectFailure(portal.state(), beginPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
    expect(selectAttempts(portal.state())).toHaveLength(1);
  });

  it('stays the same attempt when the answer was lost, in a page opened anew', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.payAsLcoCustomer);
    await begin(portal, byCard);
    expect(step(portal)).toBe('asking');
    const anew = await open();
    anew.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(anew, byCard);
    const keys = [portal, anew].map(({ operator }) =>
      operator.receivedOf('payAsLcoCustomer')[0]?.request.headers.get('idempotency-key'),
    );
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('in instalments', () => {
  it('asks, takes the code, pays and is confirmed, and no signature is seen or kept', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    expect(step(portal)).toBe('awaitingCode');
    expect(selectIsLoading(portal.state())).toBe(false);
    expect(selectCodeSheet(portal.state(), id(portal))).toMatchObject({
      mobileno: '90•••••412',
      dueDate: '2026-12-03',
      attemptsRemaining: 3,
    });
    portal.operator.answers(endpoints.instalmentPay, taken);
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    await type(portal, '123456');
    expect(step(portal)).toBe('paid');
    const [paid] = portal.operator.receivedOf('instalmentPay');
    expect(Object.fromEntries(new URLSearchParams(paid?.body))).toMatchObject({
      initiatesignature: 'signed-at-the-start',
      otp: '123456',
      amount: '500.00',
    });
    const kept = JSON.stringify([portal.state(), { ...localStorage }]);
    expect(kept).not.toMatch(/signed-|123456/);
  });

  it('lets a mistyped code be typed again, and gives up an expired payment', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    portal.operator.refuses(endpoints.instalmentPay, 400, { errorCode: 'LP_INCORRECT_OTP' });
    await type(portal, '000000');
    expect(step(portal)).toBe('awaitingCode');
    portal.operator.refuses(endpoints.instalmentPay, 400, { errorCode: 'LP_TXN_EXPIRED' });
    await type(portal, '123456');
    expect(step(portal)).toBe('failed');
  });

  it.each([
    ['success', 'paid'],
    ['failure', 'failed'],
    ['pending', 'unknown'],
  ])('asks what became of it when the answer to the code is lost: %s', async (status, expected) => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    portal.operator.isUnreachable(endpoints.instalmentPay);
    portal.operator.answers(endpoints.paymentStatus, outcome(status));
    await type(portal, '123456');
    expect(step(portal)).toBe(expected);
    expect(portal.operator.receivedOf('instalmentPay')).toHaveLength(1);
  });

  it('is asked about, and not paid, when the provider knows of a payment already', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    portal.operator.refuses(endpoints.instalmentPay, 409, { errorCode: 'LP_SUCCESS_TXN_EXISTS' });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await type(portal, '123456');
    expect(step(portal)).toBe('paid');
  });

  it('is not paid by card as well by a press that came while the code was on its way', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    let answer = (): void => undefined;
    portal.operator.replies(
      endpoints.instalmentPay,
      () => new Promise((resolve) => (answer = () => resolve(Response.json(taken)))),
    );
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    portal.say(giveCode.requested({ id: id(portal), code: '123456' }));
    await untilIdle();
    portal.say(beginPayment.requested(byCard));
    await untilIdle();
    answer();
    await portal.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
    await untilIdle();
    expect(selectFailure(portal.state(), beginPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectAttempts(portal.state())).toHaveLength(1);
  });

  it('is not paid by card as well when leaving it finds it paid', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    portal.operator.refuses(endpoints.instalmentCancel, 409, {
      errorCode: 'LP_SUCCESS_TXN_EXISTS',
    });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await begin(portal, byCard);
    expect(selectFailure(portal.state(), beginPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(selectAttempts(portal.state())).toMatchObject([{ step: 'paid' }]);
  });

  it('says that it is over when the provider does not lend', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.instalmentEligibility, 400, {
      errorCode: 'LP_BILL_OVER_DUES',
    });
    await begin(portal, byInstalment);
    expect(selectAttempts(portal.state())).toMatchObject([
      { step: 'failed', why: { code: 'LP_BILL_OVER_DUES' } },
    ]);
  });

  it('tells the provider when the subscriber leaves', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1', status: 'CANCELLED' });
    await after(portal, () => portal.say(leavePayment.requested({ id: id(portal) })), leavePayment);
    expect(step(portal)).toBe('left');
    expect(received(portal)).toContain('instalmentCancel');
  });

  it('can be gone on with after a reload: the same hold, the same signature, one payment', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await begin(portal, byInstalment);
    const anew = await open();
    anew.operator.answers(endpoints.instalmentEligibility, eligible);
    anew.operator.answers(endpoints.instalmentPay, taken);
    anew.operator.answers(endpoints.confirmPayment, outcome('success'));
    await begin(anew, byInstalment);
    await type(anew, '123456');
    expect(step(anew)).toBe('paid');
    expect(selectAttempts(anew.state())).toHaveLength(1);
  });
});

describe('asking how a payment stands', () => {
  const ask = (portal: Portal) =>
    after(portal, () => portal.say(checkPayment.requested({ txnid: 'TX1' })), checkPayment);
  const checked = (portal: Portal) => selectChecked(portal.state(), 'TX1');

  it('resolves with the marked sample when it fails, and settles nothing by it', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    portal.operator.refuses(endpoints.paymentStatus, 500);
    await ask(portal);
    expect(checked(portal)).toMatchObject({ confirmed: false, status: 'pending' });
    expect(step(portal)).toBe('atProvider');
  });

  it('believes no answer about another payment, and none of another amount', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { txnid: 'TX2' }));
    await ask(portal);
    expect(step(portal)).toBe('atProvider');
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { amount: '1.00' }));
    await ask(portal);
    expect(step(portal)).toBe('atProvider');
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { currency: 'USD' }));
    await ask(portal);
    expect(step(portal)).toBe('atProvider');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await ask(portal);
    expect(step(portal)).toBe('paid');
  });

  it('is done by itself at the next start for what was left unfinished', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    const anew = await openPortal({ domains: [subscriber] });
    anew.operator.answers(endpoints.subscriber, subscriberSample);
    anew.operator.answers(endpoints.paymentStatus, outcome('success'));
    await anew.logIn({ customerid: '42' });
    anew.add(payments);
    await anew.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
    expect(received(anew)).not.toContain('payAsLcoCustomer');
  });

  it('finds what is unfinished when somebody logs in while the page is open', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    localStorage.removeItem('selfcareUser');
    const stranger = await openPortal({ domains: [subscriber, payments] });
    stranger.operator.answers(endpoints.subscriber, subscriberSample);
    stranger.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await untilIdle();
    expect(selectAttempts(stranger.state())).toEqual([]);
    await stranger.logIn({ customerid: '42' });
    await stranger.until((state) => selectAttempts(state).length === 1);
  });

  it('shows nobody the attempts of another subscriber', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.payAsLcoCustomer, page);
    await begin(portal, byCard);
    const other = await openPortal({ domains: [subscriber] });
    other.operator.answers(endpoints.subscriber, subscriberSample);
    await other.logIn({ customerid: '43' });
    other.add(payments);
    await untilIdle();
    expect(selectAttempts(other.state())).toEqual([]);
    expect(localStorage.getItem(journalSlot.key)).toContain('TX1');
  });
});
