import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cacheSignature, dropSignature } from '../../../../sagas/payments/engine/memoryCaches';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  abandonPayment,
  otpDialogClosed,
  resendOtp,
  resumePayment,
  selectAttempts,
  selectChecked,
  selectOtpChallenge,
  selectOtpDialog,
  startPayment,
  submitOtp,
} from '../../../../store/payments/payments';
import { openPortal, type TestPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';
import { byInstalment, eligible, outcome } from './openedPayments';

const RESULT = '/paymentstatuscheck?txnid=TX1';

/** A logged-in subscriber whose page may resume an earlier payment. */
const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, paymentsDomain] });
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, resendsRemaining: 3 });
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const last = (portal: TestPortal) => selectAttempts(portal.state()).at(-1);
const id = (portal: TestPortal) => last(portal)?.id ?? '';
const sheet = (portal: TestPortal) => selectOtpChallenge(portal.state(), id(portal));
const type = (portal: TestPortal, code = '000000') =>
  portal.press(submitOtp, { id: id(portal), code });
const resend = (portal: TestPortal) => portal.press(resendOtp, { id: id(portal) });
const leave = (portal: TestPortal) => portal.press(abandonPayment, { id: id(portal) });

/** A page that shows the field for the code. */
const awaiting = async (): Promise<TestPortal> => {
  const portal = await open();
  await portal.press(startPayment, byInstalment);
  expect(selectOtpDialog(portal.state())).toBe(id(portal));
  return portal;
};
const refuse = ({ operator }: TestPortal, call: keyof typeof endpoints, errorCode: string) =>
  operator.refuses(endpoints[call], 403, { errorCode, message: 'No.' });

it.each([
  ['LP_INCORRECT_OTP', 2],
  ['LP_OTP_REQUIRED', 0],
  ['LP_TXN_TIMED_OUT', 0],
])('After %s another code may be typed, and %i attempts are left', async (code, left) => {
  const portal = await awaiting();
  refuse(portal, 'instalmentPay', code);
  await type(portal);
  expect(last(portal)?.step).toBe('awaitingCode');
  expect(sheet(portal)?.attemptsRemaining).toBe(left);
  expect(portal.moves).not.toContain(RESULT);
});

it.each(['LP_TXN_EXPIRED', 'LP_ACCOUNT_LOCKED', 'LP_SIGNATURE_MISMATCH', 'LP_INVALID_TXN_REF_NO'])(
  'After %s the payment fails, and the dialog stays to show the reason',
  async (code) => {
    const portal = await awaiting();
    refuse(portal, 'instalmentPay', code);
    await type(portal);
    expect(last(portal)).toMatchObject({ step: 'failed', reason: { code } });
    expect(selectOtpDialog(portal.state())).toBe(id(portal));
  },
);

describe('A final refusal of the code, while the operator reports money of this payment', () => {
  it.each([
    ['comes back by itself', outcome('failure', { unmappedstatus: 'autoRefund' }), 'failed'],
    ['was taken', outcome('failure', { unmappedstatus: 'captured' }), 'unknown'],
    [
      'was taken and is not confirmed',
      outcome('pending', { unmappedstatus: 'captured' }),
      'unknown',
    ],
    ['is on its way', outcome('pending', { unmappedstatus: 'in progress' }), 'unknown'],
  ])('When it %s, the result screen says so, and not the dialog', async (_, status, step) => {
    const portal = await awaiting();
    refuse(portal, 'instalmentPay', 'LP_TXN_EXPIRED');
    portal.operator.answers(endpoints.paymentStatus, status);
    await type(portal);
    expect(last(portal)?.step).toBe(step);
    expect(portal.moves).toContain(RESULT);
    expect(selectChecked(portal.state(), 'TX1')?.money).toBeDefined();
  });

  it('The same holds when another code is refused because the hold is over', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', 'LP_TXN_EXPIRED');
    portal.operator.answers(
      endpoints.paymentStatus,
      outcome('pending', { unmappedstatus: 'captured' }),
    );
    await resend(portal);
    expect(last(portal)?.step).toBe('unknown');
    expect(portal.moves).toContain(RESULT);
  });

  it('The same holds when the payment is continued', async () => {
    const portal = await awaiting();
    portal.operator.answers(
      endpoints.paymentStatus,
      outcome('failure', { unmappedstatus: 'autoRefund' }),
    );
    await portal.press(resumePayment, { id: id(portal) });
    expect(last(portal)?.step).toBe('failed');
    expect(portal.moves).toContain(RESULT);
    expect(selectFailure(portal.state(), resumePayment)).toBeNull();
  });
});

describe('A wrong code inside a 200', () => {
  const said = (status: string, pgResponseCode = '', reason = '') => ({
    transactionId: null,
    responseData: { OTP: { status, pgResponseCode, reason } },
  });
  const paid = { transactionId: 'LT1', amount: '500.00' };

  it.each([
    ['without a transaction', said('FAILED', 'LP_INCORRECT_OTP'), 2],
    ['beside a whole result', { ...said('FAILED', 'LP_INCORRECT_OTP'), ...paid }, 2],
    ['that has run out', said('failure', 'LP_TXN_TIMED_OUT'), 0],
    ['with a code of the provider’s', { ...said('FAIL', '0031', 'Invalid OTP'), ...paid }, 2],
  ])('A code %s is not confirmed, and another one may be typed', async (_, body, left) => {
    const portal = await awaiting();
    portal.operator.replies(endpoints.instalmentPay, () => Response.json(body));
    await type(portal);
    expect(portal.operator.receivedOf('confirmPayment')).toEqual([]);
    expect(last(portal)?.step).toBe('awaitingCode');
    expect(sheet(portal)?.attemptsRemaining).toBe(left);
    expect(portal.moves).not.toContain(RESULT);
  });

  it.each([
    ['paid', outcome('success'), 'paid'],
    ['failed', outcome('failure'), 'failed'],
  ])('When the operator then has it as %s, that counts', async (_, status, step) => {
    const portal = await awaiting();
    portal.operator.replies(endpoints.instalmentPay, () => Response.json(said('FAIL', '0031')));
    portal.operator.answers(endpoints.paymentStatus, status);
    await type(portal);
    expect(portal.operator.receivedOf('confirmPayment')).toEqual([]);
    expect(last(portal)?.step).toBe(step);
  });

  it('When the operator cannot be asked, the outcome is unknown', async () => {
    const portal = await awaiting();
    portal.operator.replies(endpoints.instalmentPay, () => Response.json(said('FAIL', '0031')));
    portal.operator.isUnreachable(endpoints.paymentStatus);
    await type(portal);
    expect(last(portal)?.step).toBe('unknown');
  });

  it('The provider’s reason is shown', async () => {
    const portal = await awaiting();
    portal.operator.replies(endpoints.instalmentPay, () =>
      Response.json(said('FAIL', '0031', 'Invalid OTP')),
    );
    await type(portal);
    expect(selectFailure(portal.state(), submitOtp)).toMatchObject({ message: 'Invalid OTP' });
  });
});

it('Each code has its own key, and the same code that never left keeps it, also after a reload', async () => {
  const portal = await awaiting();
  refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
  await type(portal);
  // The network fails just before the code would be sent.
  portal.operator.replies(endpoints.subscriber, () => {
    portal.dispatch(connectionChanged({ online: false }));
    return Response.json(subscriberSample);
  });
  await type(portal, '000001');
  expect(last(portal)?.step).toBe('awaitingCode');
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  portal.dispatch(connectionChanged({ online: true }));
  await type(portal, '000001');
  const reopened = await open();
  await reopened.press(resumePayment, { id: id(reopened) });
  refuse(reopened, 'instalmentPay', 'LP_INCORRECT_OTP');
  await type(reopened, '000002');
  const keys = [portal, reopened].flatMap(({ operator }) => operator.keysOf('instalmentPay'));
  expect(keys.map((key) => key?.split('.').slice(1).join('.'))).toEqual([
    'pay.1',
    'pay.2',
    'pay.3',
  ]);
});

it('The result opens when the provider already knows of a payment', async () => {
  const known = await awaiting();
  refuse(known, 'instalmentPay', 'LP_SUCCESS_TXN_EXISTS');
  known.operator.answers(endpoints.paymentStatus, outcome('success'));
  await type(known);
  expect(last(known)?.step).toBe('paid');
  expect(known.moves).toContain(RESULT);
});

it('When the answer is lost, the result opens and no second payment is made', async () => {
  const portal = await awaiting();
  portal.operator.isUnreachable(endpoints.instalmentPay);
  portal.operator.isUnreachable(endpoints.paymentStatus);
  await type(portal);
  expect(last(portal)?.step).toBe('unknown');
  expect(portal.moves).toContain(RESULT);
});

describe('Another code', () => {
  it('A new code resets the attempts and timers and shows how many codes are left', async () => {
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

  it('A new code for a payment that was left meanwhile does not open its dialog again', async () => {
    const portal = await awaiting();
    const answer = portal.operator.holdsBack(endpoints.instalmentResendOtp);
    portal.dispatch(resendOtp.requested({ id: id(portal) }));
    await until(() => portal.operator.receivedOf('instalmentResendOtp').length === 1);
    portal.operator.answers(endpoints.instalmentCancel, { status: true });
    await leave(portal);
    expect(selectOtpDialog(portal.state())).toBe('');
    answer({ status: true, attemptsRemaining: 3, resendafter: 30, expiresin: 300 });
    await untilIdle();
    expect(selectStatus(portal.state(), resendOtp)).not.toBe('running');
    expect(selectOtpDialog(portal.state())).toBe('');
  });

  it('The times of a new code are kept, also while its dialog is closed', async () => {
    const portal = await awaiting();
    const answer = portal.operator.holdsBack(endpoints.instalmentResendOtp);
    portal.dispatch(resendOtp.requested({ id: id(portal) }));
    await until(() => portal.operator.receivedOf('instalmentResendOtp').length === 1);
    portal.dispatch(otpDialogClosed({ id: id(portal) }));
    answer({ status: true, attemptsRemaining: 2, resendafter: 30, expiresin: 300 });
    await untilIdle();
    expect(selectOtpDialog(portal.state())).toBe('');
    expect(sheet(portal)).toMatchObject({ attemptsRemaining: 2 });
  });

  it.each([
    ['LP_MAX_OTP_GEN_EXCEEDED', 'awaitingCode'],
    ['OTP_WAIT', 'awaitingCode'],
    ['LP_TXN_EXPIRED', 'failed'],
    ['LP_INVALID_TXN_REF_NO', 'failed'],
  ])('A resend refused with %s leaves the payment at %s', async (code, step) => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', code);
    await resend(portal);
    expect(last(portal)?.step).toBe(step);
    expect(selectFailure(portal.state(), resendOtp)).toMatchObject({ code });
  });

  it.each(['LP_TXN_EXPIRED', 'LP_INVALID_TXN_REF_NO'])(
    'A resend refused with %s while a code is on its way ends nothing',
    async (code) => {
      const portal = await awaiting();
      const answerResend = portal.operator.holdsBack(endpoints.instalmentResendOtp);
      const resent = resend(portal);
      await untilIdle();
      const answerCode = portal.operator.holdsBack(endpoints.instalmentPay);
      const typed = type(portal);
      await portal.until(() => last(portal)?.step === 'paying');
      await untilIdle();
      answerResend({ errorCode: code, message: 'No.' }, { status: 403 });
      await untilIdle();
      expect(last(portal)?.step).toBe('paying');
      answerCode({}, { status: 502 });
      await Promise.all([resent, typed]);
      expect(last(portal)?.step).toBe('unknown');
    },
  );

  it('A resend refused because the hold is over does not end what the operator has as paid', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', 'LP_INVALID_TXN_REF_NO');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await resend(portal);
    expect(last(portal)?.step).toBe('paid');
  });

  it('A resend for a payment already made opens the result', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentResendOtp', 'LP_SUCCESS_TXN_EXISTS');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await resend(portal);
    expect(last(portal)?.step).toBe('paid');
    expect(portal.moves).toContain(RESULT);
  });
});

describe('Cancelling an instalment payment', () => {
  it('The dialog closes when the provider has released the amount', async () => {
    const portal = await awaiting();
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    await leave(portal);
    expect(last(portal)?.step).toBe('left');
    expect(portal.operator.receivedOf('instalmentCancel')).toHaveLength(1);
    expect(selectOtpDialog(portal.state())).toBe('');
  });

  it.each(['LP_TXN_EXPIRED', 'LP_INVALID_TXN_REF_NO', 'LP_ACCOUNT_LOCKED'])(
    'A hold that is over at the provider is not in the way of another payment: %s',
    async (code) => {
      const portal = await awaiting();
      refuse(portal, 'instalmentCancel', code);
      await leave(portal);
      expect(last(portal)?.step).toBe('left');
      expect(selectOtpDialog(portal.state())).toBe('');
    },
  );

  it.each(['LP_SIGNATURE_MISMATCH', 'SOMETHING_ELSE'])(
    'A hold that is not known to be over stays in the way of another payment: %s',
    async (code) => {
      const portal = await awaiting();
      refuse(portal, 'instalmentCancel', code);
      await leave(portal);
      expect(last(portal)?.step).toBe('awaitingCode');
    },
  );

  it('After a submitted code, a hold that is over may have been paid and stays in the way', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
    await type(portal, '000001');
    refuse(portal, 'instalmentCancel', 'LP_TXN_EXPIRED');
    await leave(portal);
    expect(last(portal)?.step).toBe('awaitingCode');
    // The next code settles it.
    refuse(portal, 'instalmentPay', 'LP_TXN_EXPIRED');
    await type(portal, '000002');
    expect(last(portal)?.step).toBe('failed');
  });

  it('A hold that is over because it was paid ends as paid', async () => {
    const portal = await awaiting();
    refuse(portal, 'instalmentCancel', 'LP_TXN_EXPIRED');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await leave(portal);
    expect(last(portal)?.step).toBe('paid');
  });

  it('A cancellation that does not reach the provider fails, and the dialog stays for a retry', async () => {
    const portal = await awaiting();
    portal.operator.isUnreachable(endpoints.instalmentCancel);
    await leave(portal);
    expect(last(portal)?.step).toBe('awaitingCode');
    expect(selectOtpDialog(portal.state())).toBe(id(portal));
    expect(selectStatus(portal.state(), abandonPayment)).toBe('failed');
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    await leave(portal);
    expect(last(portal)?.step).toBe('left');
  });
});

it('A new page resumes the payment only after a press and shows no unknown timer', async () => {
  await awaiting();
  const reopened = await open();
  await untilIdle();
  expect(last(reopened)?.step).toBe('awaitingCode');
  expect(selectOtpDialog(reopened.state())).toBe('');
  expect(reopened.operator.receivedOf('instalmentEligibility')).toEqual([]);
  await reopened.press(resumePayment, { id: id(reopened) });
  expect(selectOtpDialog(reopened.state())).toBe(id(reopened));
  expect(sheet(reopened)).toMatchObject({ expires: null, attemptsRemaining: null });
  expect(reopened.operator.receivedOf('instalmentPay')).toEqual([]);
});

describe('A reloaded page whose operator makes a second hold', () => {
  const second = {
    ...{ txnRefNo: 'LP2', paymentid: 'TX2', initiatesignature: 'signed-again' },
    attemptsRemaining: 2,
  };
  const knows = ({ operator }: TestPortal, status: string) =>
    operator.replies(endpoints.paymentStatus, ({ url }) =>
      Response.json(outcome(status, { txnid: new URL(url).searchParams.get('txnid') ?? '' })),
    );
  const reloaded = async (former?: TestPortal): Promise<TestPortal> => {
    dropSignature(id(former ?? (await awaiting())));
    const portal = await open();
    knows(portal, 'pending');
    portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, ...second });
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    return portal;
  };
  const goOn = (portal: TestPortal) => portal.press(resumePayment, { id: id(portal) });
  const sentTo = ({ operator }: TestPortal, call: 'instalmentCancel' | 'instalmentPay') =>
    operator.receivedOf(call).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

  it('The second hold is paid with its own signature, after the first was checked and cancelled', async () => {
    const portal = await reloaded();
    const before = portal.operator.received.length;
    await goOn(portal);
    const calls = portal.operator.received.slice(before).map(({ call }) => call);
    expect(calls.filter((call) => call !== 'subscriber')).toEqual([
      ...['paymentStatus', 'instalmentEligibility', 'instalmentCancel'],
    ]);
    expect(sentTo(portal, 'instalmentCancel')).toMatchObject([
      { txnRefNo: 'LP1', paymentid: 'TX1' },
    ]);
    expect(sheet(portal)).toMatchObject({ attemptsRemaining: 2 });
    refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
    await type(portal);
    expect(sentTo(portal, 'instalmentPay')).toMatchObject([
      { txnRefNo: 'LP2', paymentid: 'TX2', initiatesignature: 'signed-again' },
    ]);
  });

  it('Nothing is asked when the first hold was paid, and the same press says so', async () => {
    const portal = await reloaded();
    knows(portal, 'success');
    await portal.press(startPayment, byInstalment);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(last(portal)).toMatchObject({ step: 'paid', txnid: 'TX1' });
    expect(portal.operator.receivedOf('instalmentEligibility')).toEqual([]);
  });

  it('A first hold that has lapsed ends the attempt with the provider’s reason', async () => {
    const portal = await reloaded();
    knows(portal, 'failure');
    await goOn(portal);
    expect(selectFailure(portal.state(), resumePayment)).toMatchObject({ kind: 'refused' });
    expect(last(portal)).toMatchObject({ step: 'failed', txnid: 'TX1' });
    expect(portal.operator.receivedOf('instalmentEligibility')).toEqual([]);
  });

  it('Neither reference nor signature is taken up while the first hold cannot be cancelled', async () => {
    const portal = await reloaded();
    portal.operator.replies(endpoints.instalmentCancel, async (request) =>
      (await request.text()).includes('LP1')
        ? new Response('', { status: 502 })
        : Response.json({ txnRefNo: 'LP2' }),
    );
    await goOn(portal);
    expect(selectStatus(portal.state(), resumePayment)).toBe('failed');
    expect(last(portal)).toMatchObject({ step: 'awaitingCode', txnid: 'TX1', txnRefNo: 'LP1' });
    expect(sentTo(portal, 'instalmentCancel').map(({ txnRefNo }) => txnRefNo)).toEqual([
      ...['LP1', 'LP2'],
    ]);
    const [first, other] = portal.operator.keysOf('instalmentCancel');
    expect(first).not.toBe(other);
    await type(portal);
    expect(portal.operator.receivedOf('instalmentPay')).toEqual([]);
  });

  it('A page that has the first signature does not send it with the second reference', async () => {
    const former = await awaiting();
    const portal = await reloaded(former);
    await goOn(portal);
    // Each page has its own memory: this puts back what the former page has in its memory.
    cacheSignature(id(portal), { ...eligible });
    // The pages of one test share the network of the newest one.
    refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
    await type(former);
    expect(sentTo(portal, 'instalmentPay')).toMatchObject([
      { txnRefNo: 'LP2', paymentid: 'TX2', initiatesignature: 'signed-again' },
    ]);
  });
});
