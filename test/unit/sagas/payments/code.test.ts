import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { payments } from '../../../../sagas/payments/payments';
import { subscriber } from '../../../../sagas/account/subscriber';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import {
  beginPayment,
  giveCode,
  goOnWithPayment,
  leavePayment,
  resendCode,
  selectAttempts,
  selectCodeSheet,
  selectOpenSheet,
} from '../../../../store/payments/payments';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const wanted = {
  method: 'INSTALMENT',
  bill: {
    purpose: 'TOPUP',
    amount: 50_000 as Paise,
    orderid: '',
    productids: [],
    chargeperiod: '',
    stbno: '',
    account: '',
  },
} as const;
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
  resendsRemaining: 3,
} satisfies WireAnswerOf<'instalmentEligibility'>;
const outcome = (status: string) => ({
  ...paymentStatusSample,
  ...{ txnid: 'TX1', amount: '500.00', status },
});
const RESULT = '/paymentstatuscheck?txnid=TX1';

/** Somebody logged in who may ask for what an earlier page has begun. */
const open = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, payments] });
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  portal.operator.answers(endpoints.instalmentEligibility, eligible);
  await portal.logIn({ customerid: '42' });
  return portal;
};
const after = async (portal: Portal, say: () => void, flow: Parameters<typeof selectStatus>[1]) => {
  say();
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  await untilIdle();
};
const last = (portal: Portal) => selectAttempts(portal.state()).at(-1);
const id = (portal: Portal) => last(portal)?.id ?? '';
const sheet = (portal: Portal) => selectCodeSheet(portal.state(), id(portal));
const type = (portal: Portal, code = '000000') =>
  after(portal, () => portal.say(giveCode.requested({ id: id(portal), code })), giveCode);
const resend = (portal: Portal) =>
  after(portal, () => portal.say(resendCode.requested({ id: id(portal) })), resendCode);
const leave = (portal: Portal) =>
  after(portal, () => portal.say(leavePayment.requested({ id: id(portal) })), leavePayment);

/** As far as the field for the code. */
const awaiting = async (): Promise<Portal> => {
  const portal = await open();
  await after(portal, () => portal.say(beginPayment.requested(wanted)), beginPayment);
  expect(selectOpenSheet(portal.state())).toBe(id(portal));
  return portal;
};
const refuse = ({ operator }: Portal, call: keyof typeof endpoints, errorCode: string) =>
  operator.refuses(endpoints[call], 403, { errorCode, message: 'No.' });

it.each([
  ['LP_INCORRECT_OTP', 2],
  ['LP_OTP_REQUIRED', 0],
  ['LP_TXN_TIMED_OUT', 0],
])('after %s another code may be typed, and %i tries are left', async (code, left) => {
  const portal = await awaiting();
  refuse(portal, 'instalmentPay', code);
  await type(portal);
  expect(last(portal)?.step).toBe('awaitingCode');
  expect(sheet(portal)?.attemptsRemaining).toBe(left);
  expect(portal.moves).not.toContain(RESULT);
});

it.each(['LP_TXN_EXPIRED', 'LP_ACCOUNT_LOCKED', 'LP_SIGNATURE_MISMATCH', 'LP_INVALID_TXN_REF_NO'])(
  'after %s it is over, and the sheet stays to say why',
  async (code) => {
    const portal = await awaiting();
    refuse(portal, 'instalmentPay', code);
    await type(portal);
    expect(last(portal)).toMatchObject({ step: 'failed', why: { code } });
    expect(selectOpenSheet(portal.state())).toBe(id(portal));
  },
);

it('leads to the result when the provider knows of a payment, or nobody knows', async () => {
  const known = await awaiting();
  refuse(known, 'instalmentPay', 'LP_SUCCESS_TXN_EXISTS');
  known.operator.answers(endpoints.paymentStatus, outcome('success'));
  await type(known);
  expect(last(known)?.step).toBe('paid');
  expect(known.moves).toContain(RESULT);
});

it('leads to the result, and to no second payment, when the answer is lost', async () => {
  const portal = await awaiting();
  portal.operator.isUnreachable(endpoints.instalmentPay);
  portal.operator.isUnreachable(endpoints.paymentStatus);
  await type(portal);
  expect(last(portal)?.step).toBe('unknown');
  expect(portal.moves).toContain(RESULT);
});

describe('another code', () => {
  it('begins the tries and the clocks anew, and tells how many more there are', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
    await type(portal);
    const before = Date.now();
    portal.operator.answers(endpoints.instalmentResendOtp, {
      ...{ status: true, attemptsRemaining: 3, resendsRemaining: 2 },
      ...{ resendafter: 30, expiresin: 300 },
    });
    await resend(portal);
    expect(sheet(portal)).toMatchObject({ attemptsRemaining: 3, resendsRemaining: 2 });
    expect(sheet(portal)?.expires).toBeGreaterThanOrEqual(before + 300_000);
    expect(sheet(portal)?.resendfrom).toBeGreaterThanOrEqual(before + 30_000);
  });

  it.each([
    ['LP_MAX_OTP_GEN_EXCEEDED', 'awaitingCode'],
    ['OTP_WAIT', 'awaitingCode'],
    ['LP_TXN_EXPIRED', 'failed'],
    ['LP_INVALID_TXN_REF_NO', 'failed'],
  ])('that is refused with %s leaves it %s', async (code, step) => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', code);
    await resend(portal);
    expect(last(portal)?.step).toBe(step);
    expect(selectFailure(portal.state(), resendCode)).toMatchObject({ code });
  });

  it('for what has been paid already leads to the result', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', 'LP_SUCCESS_TXN_EXISTS');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await resend(portal);
    expect(last(portal)?.step).toBe('paid');
    expect(portal.moves).toContain(RESULT);
  });
});

describe('leaving', () => {
  it('closes the sheet when the provider has let go', async () => {
    const portal = await awaiting();
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    await leave(portal);
    expect(last(portal)?.step).toBe('left');
    expect(selectOpenSheet(portal.state())).toBe('');
  });

  it('fails when nobody hears of it: the sheet stays, and it may be tried again', async () => {
    const portal = await awaiting();
    portal.operator.isUnreachable(endpoints.instalmentCancel);
    await leave(portal);
    expect(last(portal)?.step).toBe('awaitingCode');
    expect(selectOpenSheet(portal.state())).toBe(id(portal));
    expect(selectStatus(portal.state(), leavePayment)).toBe('failed');
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    await leave(portal);
    expect(last(portal)?.step).toBe('left');
  });
});

it('is gone on with in a new page by a press alone, which promises no time that nobody knows', async () => {
  await awaiting();
  const anew = await open();
  await untilIdle();
  expect(last(anew)?.step).toBe('awaitingCode');
  expect(selectOpenSheet(anew.state())).toBe('');
  expect(anew.operator.receivedOf('instalmentEligibility')).toEqual([]);
  await after(anew, () => anew.say(goOnWithPayment.requested({ id: id(anew) })), goOnWithPayment);
  expect(selectOpenSheet(anew.state())).toBe(id(anew));
  expect(sheet(anew)).toMatchObject({ expires: null, attemptsRemaining: null });
  expect(anew.operator.receivedOf('instalmentPay')).toEqual([]);
});
