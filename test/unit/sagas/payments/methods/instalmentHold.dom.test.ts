import { endpoints } from '../../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../../sagas/api/samples/subscriber';
import { readJournal, writeDown } from '../../../../../sagas/payments/engine/journal';
import { dropSignatures } from '../../../../../sagas/payments/engine/memoryCaches';
import { connectionChanged } from '../../../../../store/app/connection';
import { callStarted } from '../../../../../store/app/loader';
import { selectFailure, selectStatus } from '../../../../../store/core/flows';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { journalSlot } from '../../../../../store/payments/journal';
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
} from '../../../../../store/payments/payments';
import * as statusCheck from '../../../../../store/payments/statusCheck';
import type { WireAnswerOf } from '../../../../../store/wire/answers';
import { takeDefects } from '../../../../support/defects';
import type { TestPortal } from '../../../../support/portal';
import { until, untilIdle } from '../../../../support/waiting';
import {
  byCard,
  byInstalment,
  eligible,
  idIn,
  instalmentPaid,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submitCode,
} from '../openedPayments';

jest.mock('../../../../../store/payments/statusCheck', () => {
  const actual = jest.requireActual<typeof statusCheck>(
    '../../../../../store/payments/statusCheck',
  );
  return { ...actual, settlementOf: jest.fn(actual.settlementOf) };
});

const RESULT = '/paymentstatuscheck?txnid=TX1';
const SECOND = { txnRefNo: 'LP2', paymentid: 'TX2', initiatesignature: 'signed-again' };

const attempts = (portal: TestPortal) => selectAttempts(portal.state());
const sheet = (portal: TestPortal) => selectOtpChallenge(portal.state(), idIn(portal));
const dialog = (portal: TestPortal) => selectOtpDialog(portal.state());
const resume = (portal: TestPortal) => portal.press(resumePayment, { id: idIn(portal) });
const resend = (portal: TestPortal) => portal.press(resendOtp, { id: idIn(portal) });
const leave = (portal: TestPortal) => portal.press(abandonPayment, { id: idIn(portal) });
type CallName = Parameters<TestPortal['operator']['receivedOf']>[0];
const count = (portal: TestPortal, call: CallName) => portal.operator.receivedOf(call).length;
const refuse = ({ operator }: TestPortal, call: keyof typeof endpoints, errorCode: string) =>
  operator.refuses(endpoints[call], 403, { errorCode, message: 'No.' });

/** A page whose request for a hold got no answer. */
const unanswered = async (): Promise<TestPortal> => {
  const portal = await openPortalAs();
  portal.operator.isUnreachable(endpoints.instalmentEligibility);
  await pressPayment(portal, byInstalment);
  expect(lastStep(portal)).toBe('asking');
  portal.operator.answers(endpoints.instalmentEligibility, eligible);
  return portal;
};

/** A page that has shown the OTP dialog and has lost the signature of its hold, as after a reload. */
const withoutSignature = async (
  answer: Partial<WireAnswerOf<'instalmentEligibility'>> = {},
): Promise<TestPortal> => {
  const portal = await portalWithPayment(byInstalment);
  dropSignatures();
  portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, ...answer });
  return portal;
};

/** Another tab of this browser changes the attempt, which this page does not know yet. */
const inAnotherTab = async (
  portal: TestPortal,
  change: (attempt: PaymentAttempt) => PaymentAttempt,
): Promise<void> => {
  for (const attempt of attempts(portal).slice(-1)) await writeDown(change(attempt));
};
const submitted = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'awaitingCode' ? { ...attempt, step: 'paying', tries: 1 } : attempt;
const replaced = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.step === 'awaitingCode' ? { ...attempt, txnid: 'TX2', txnRefNo: 'LP2' } : attempt;

describe('A request for a hold that got no answer', () => {
  it('Going on asks for the hold again, the account once and no status, as nothing can be paid yet', async () => {
    const portal = await unanswered();
    const accounts = count(portal, 'subscriber');
    await resume(portal);
    expect(lastStep(portal)).toBe('awaitingCode');
    expect(dialog(portal)).toBe(idIn(portal));
    expect(count(portal, 'instalmentEligibility')).toBe(2);
    expect(count(portal, 'subscriber')).toBe(accounts + 1);
    expect(count(portal, 'paymentStatus')).toBe(0);
  });

  it('A card payment in its place cancels nothing at the provider, because nothing is held', async () => {
    const portal = await unanswered();
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...paymentPage, txnid: 'TX2' });
    await pressPayment(portal, byCard);
    expect(count(portal, 'instalmentCancel')).toBe(0);
    expect(attempts(portal)[0]).toMatchObject({ step: 'left', txnid: '' });
  });

  it('A hold that is answered after the payer has left opens no dialog', async () => {
    const portal = await openPortalAs();
    const answer = portal.operator.holdsBack(endpoints.instalmentEligibility);
    portal.dispatch(startPayment.requested(byInstalment));
    await until(() => count(portal, 'instalmentEligibility') === 1);
    await untilIdle();
    await leave(portal);
    answer(eligible);
    await untilIdle();
    expect(selectStatus(portal.state(), startPayment)).toBe('succeeded');
    expect(lastStep(portal)).toBe('left');
    expect(dialog(portal)).toBe('');
  });
});

describe('Going on with a hold', () => {
  it('A dialog that was closed opens again with its time and its tries, and no other OTP is sent', async () => {
    const portal = await portalWithPayment(byInstalment);
    const shown = sheet(portal);
    portal.dispatch(otpDialogClosed({ id: idIn(portal) }));
    await resume(portal);
    expect(dialog(portal)).toBe(idIn(portal));
    expect(sheet(portal)).toEqual(shown);
    expect(count(portal, 'instalmentEligibility')).toBe(1);
  });

  it('A payment that the provider is working on stays in its dialog while its hold waits for an OTP', async () => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(
      endpoints.paymentStatus,
      outcome('pending', { unmappedstatus: 'in progress' }),
    );
    await resume(portal);
    expect(lastStep(portal)).toBe('awaitingCode');
    expect(portal.moves).not.toContain(RESULT);
  });

  it('A payment that has failed is not asked about again and begins nothing', async () => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await resume(portal);
    expect(lastStep(portal)).toBe('failed');
    const asked = count(portal, 'paymentStatus');
    expect(await resume(portal)).toBe('succeeded');
    expect(count(portal, 'paymentStatus')).toBe(asked);
    expect(count(portal, 'instalmentEligibility')).toBe(1);
  });

  it.each([
    ['LP_ACCOUNT_LOCKED', 'LP_ACCOUNT_LOCKED'],
    ['', 'LP_TXN_EXPIRED'],
  ])('A hold that has ended with the code "%s" is refused with %s', async (error, code) => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure', { error }));
    await resume(portal);
    expect(selectFailure(portal.state(), resumePayment)).toMatchObject({ kind: 'refused', code });
  });

  it('A repeated answer about the same hold leaves the tries of its dialog as they were', async () => {
    const portal = await portalWithPayment(byInstalment);
    refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
    await submitCode(portal, '000000');
    dropSignatures();
    await resume(portal);
    expect(count(portal, 'instalmentEligibility')).toBe(2);
    expect(count(portal, 'instalmentCancel')).toBe(0);
    expect(sheet(portal)).toMatchObject({ attemptsRemaining: 2 });
  });

  it('A provider that says no time gives the OTP no time at which it ends', async () => {
    const portal = await openPortalAs();
    portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, expiresin: 0 });
    await pressPayment(portal, byInstalment);
    expect(sheet(portal)).toMatchObject({ expires: null, attemptsRemaining: 3 });
  });

  it('No dialog opens for a hold whose OTP another tab has submitted meanwhile', async () => {
    const portal = await withoutSignature();
    portal.dispatch(otpDialogClosed({ id: idIn(portal) }));
    const answer = portal.operator.holdsBack(endpoints.instalmentEligibility);
    portal.dispatch(resumePayment.requested({ id: idIn(portal) }));
    await until(() => count(portal, 'instalmentEligibility') === 2);
    await untilIdle();
    await inAnotherTab(portal, submitted);
    answer(eligible);
    await untilIdle();
    expect(selectStatus(portal.state(), resumePayment)).toBe('succeeded');
    expect(dialog(portal)).toBe('');
  });
});

describe('A second hold of the same payment', () => {
  const cancelled = ({ operator }: TestPortal) =>
    operator
      .receivedOf('instalmentCancel')
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

  it.each([
    ['the same reference of the operator', { ...SECOND, paymentid: 'TX1' }],
    ['the same reference of the provider', { ...SECOND, txnRefNo: 'LP1' }],
  ])('A hold with %s is another hold, and the first one is cancelled', async (_, second) => {
    const portal = await withoutSignature({ ...second, attemptsRemaining: 5 });
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    await resume(portal);
    expect(cancelled(portal)).toMatchObject([{ txnRefNo: 'LP1', paymentid: 'TX1' }]);
    expect(attempts(portal)).toMatchObject([
      { step: 'awaitingCode', txnid: second.paymentid, txnRefNo: second.txnRefNo },
    ]);
    expect(sheet(portal)).toMatchObject({ attemptsRemaining: 5 });
  });

  it('It is cancelled when the first one turns out to be paid', async () => {
    const portal = await withoutSignature(SECOND);
    portal.operator.replies(endpoints.instalmentCancel, async (request) => {
      if (!(await request.text()).includes('LP1')) return Response.json({ txnRefNo: 'LP2' });
      portal.operator.answers(endpoints.paymentStatus, outcome('success'));
      return Response.json({ errorCode: 'LP_TXN_EXPIRED', message: 'No.' }, { status: 403 });
    });
    await resume(portal);
    expect(cancelled(portal).map(({ txnRefNo }) => txnRefNo)).toEqual(['LP1', 'LP2']);
    expect(attempts(portal)).toMatchObject([{ step: 'paid', txnid: 'TX1' }]);
  });

  it('When neither can be cancelled, the reason is the one about the first', async () => {
    const portal = await withoutSignature(SECOND);
    portal.operator.replies(endpoints.instalmentCancel, async (request) =>
      (await request.text()).includes('LP1')
        ? Response.json({ message: 'Not now.' }, { status: 502 })
        : Response.json({ message: 'Not that one.' }, { status: 503 }),
    );
    await resume(portal);
    expect(cancelled(portal)).toHaveLength(2);
    expect(selectFailure(portal.state(), resumePayment)).toMatchObject({ message: 'Not now.' });
    expect(attempts(portal)).toMatchObject([{ step: 'awaitingCode', txnRefNo: 'LP1' }]);
  });

  it('A defect while it is cancelled is not taken for bad weather', async () => {
    // A reference that is no text cannot be part of a key.
    const portal = await withoutSignature({ ...SECOND, txnRefNo: '\uD800' });
    portal.operator.refuses(endpoints.instalmentCancel, 502);
    await resume(portal);
    expect(selectFailure(portal.state(), resumePayment)?.kind).toBe('defect');
    expect(takeDefects()).toHaveLength(1);
  });

  describe('The first one, whose OTP was submitted and whose cancellation is refused', () => {
    const refused = async (code: string): Promise<TestPortal> => {
      const portal = await portalWithPayment(byInstalment);
      refuse(portal, 'instalmentPay', 'LP_INCORRECT_OTP');
      await submitCode(portal, '000000');
      dropSignatures();
      portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, ...SECOND });
      refuse(portal, 'instalmentCancel', code);
      return portal;
    };

    it.each(['LP_TXN_EXPIRED', 'LP_SIGNATURE_MISMATCH'])(
      'It stays in the way of another payment while the operator cannot be asked: %s',
      async (code) => {
        const portal = await refused(code);
        portal.operator.refuses(endpoints.paymentStatus, 503);
        await resume(portal);
        await pressPayment(portal, byCard);
        expect(count(portal, 'payAsLcoCustomer')).toBe(0);
        expect(attempts(portal)).toMatchObject([{ step: 'awaitingCode', txnRefNo: 'LP1' }]);
      },
    );

    it('It stays in the way of another payment while the operator reports its money', async () => {
      const portal = await refused('LP_TXN_EXPIRED');
      const captured = outcome('pending', { unmappedstatus: 'captured' });
      portal.operator.answers(endpoints.paymentStatus, captured);
      await resume(portal);
      expect(attempts(portal)).toMatchObject([{ step: 'awaitingCode', txnRefNo: 'LP1' }]);
    });

    it('It ends when the operator reports no money of it', async () => {
      const portal = await refused('LP_TXN_EXPIRED');
      portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
      await resume(portal);
      expect(attempts(portal)).toMatchObject([{ step: 'failed', txnid: 'TX1' }]);
    });
  });

  it('An OTP that was typed for the first one is not sent to the second', async () => {
    const portal = await withoutSignature(SECOND);
    portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
    expect(await submitCode(portal, '123456')).toBe('succeeded');
    expect(count(portal, 'instalmentPay')).toBe(0);
    expect(attempts(portal)).toMatchObject([{ step: 'awaitingCode', txnRefNo: 'LP2' }]);
    expect(dialog(portal)).toBe(idIn(portal));
    expect(portal.moves).toEqual([]);
  });
});

it('A cancellation that never left fails at once, without a question about the payment', async () => {
  const portal = await portalWithPayment(byInstalment);
  // The network fails just before the cancellation would be sent.
  portal.operator.replies(endpoints.subscriber, () => {
    portal.dispatch(connectionChanged({ online: false }));
    return Response.json(subscriberSample);
  });
  expect(await leave(portal)).toBe('failed');
  expect(lastStep(portal)).toBe('awaitingCode');
  expect(portal.eventsOf(callStarted)).not.toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ call: 'paymentStatus' }) }),
  );
});

describe('An OTP that is submitted', () => {
  it('It is not sent while another tab has sent one for the same hold', async () => {
    const portal = await portalWithPayment(byInstalment);
    await inAnotherTab(portal, submitted);
    expect(await submitCode(portal, '123456')).toBe('succeeded');
    expect(count(portal, 'instalmentPay')).toBe(0);
    expect(portal.moves).toEqual([]);
  });

  it('It is not sent when another tab leaves the payment at the very last moment', async () => {
    const portal = await portalWithPayment(byInstalment);
    const [before] = attempts(portal);
    const left = { ...before, step: 'left', closed: { at: Date.now(), reason: 'abandoned' } };
    const stored = { attempts: [left], written: Date.now() + 1 };
    // The attempt is read twice before the OTP is recorded.
    let reads = 0;
    const read = localStorage.getItem.bind(localStorage);
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
      const text = read(key);
      reads += key === journalSlot.key ? 1 : 0;
      if (key === journalSlot.key && reads === 2)
        localStorage.setItem(journalSlot.key, JSON.stringify(stored));
      return text;
    });
    await submitCode(portal, '123456');
    reading.mockRestore();
    expect(lastStep(portal)).toBe('left');
    expect(count(portal, 'instalmentPay')).toBe(0);
    expect(portal.moves).toEqual([]);
  });

  it('A payment that the provider is already carrying out is unknown and not failed', async () => {
    const portal = await portalWithPayment(byInstalment);
    refuse(portal, 'instalmentPay', 'LP_DUPLICATE_TRANSACTION_REQUEST');
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('unknown');
    expect(portal.moves).toContain(RESULT);
    expect(selectFailure(portal.state(), submitOtp)).toBeNull();
  });

  it.each(['FAIL', 'SUCCESS'])(
    'When it is refused but the payment is paid, the result opens and no refusal is shown: %s',
    async (status) => {
      const portal = await portalWithPayment(byInstalment);
      if (status === 'FAIL')
        portal.operator.replies(endpoints.instalmentPay, () =>
          Response.json({ responseData: { OTP: { status, pgResponseCode: '0031', reason: '' } } }),
        );
      else refuse(portal, 'instalmentPay', 'LP_TXN_EXPIRED');
      portal.operator.answers(endpoints.paymentStatus, outcome('success'));
      expect(await submitCode(portal, '123456')).toBe('succeeded');
      expect(lastStep(portal)).toBe('paid');
      expect(portal.moves).toContain(RESULT);
    },
  );

  it('A wrong one on a page without its dialog is said to be wrong', async () => {
    await portalWithPayment(byInstalment);
    const reopened = await openPortalAs();
    await untilIdle();
    expect(sheet(reopened)).toBeNull();
    refuse(reopened, 'instalmentPay', 'LP_INCORRECT_OTP');
    await submitCode(reopened, '000000');
    expect(selectFailure(reopened.state(), submitOtp)).toMatchObject({ code: 'LP_INCORRECT_OTP' });
    expect(lastStep(reopened)).toBe('awaitingCode');
    expect(dialog(reopened)).toBe('');
  });
});

describe('The confirmation of an accepted OTP', () => {
  const accepted = async (): Promise<TestPortal> => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(endpoints.instalmentPay, instalmentPaid);
    return portal;
  };

  it('A confirmation that says how the payment ended is enough', async () => {
    const portal = await accepted();
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('paid');
    expect(count(portal, 'paymentStatus')).toBe(0);
  });

  it('A confirmation of another payment says nothing about either', async () => {
    const portal = await accepted();
    portal.operator.answers(
      endpoints.confirmPayment,
      outcome('failure', { txnid: 'TX2', unmappedstatus: 'captured' }),
    );
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('unknown');
    expect(selectChecked(portal.state(), 'TX2')).toBeNull();
  });

  it('A defect in it is not taken for bad weather', async () => {
    const portal = await accepted();
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    jest.mocked(statusCheck.settlementOf).mockImplementationOnce(() => {
      throw new Error('a defect');
    });
    await submitCode(portal, '123456');
    expect(selectFailure(portal.state(), submitOtp)?.kind).toBe('defect');
    expect(takeDefects()).toEqual([new Error('a defect')]);
  });
});

describe('A request for another OTP', () => {
  const begin = async (portal: TestPortal) => {
    const answer = portal.operator.holdsBack(endpoints.instalmentResendOtp);
    portal.dispatch(resendOtp.requested({ id: idIn(portal) }));
    await until(() => count(portal, 'instalmentResendOtp') === 1);
    await untilIdle();
    return () => answer({ errorCode: 'LP_TXN_EXPIRED', message: 'No.' }, { status: 403 });
  };

  it('Nothing is requested while an OTP that it would make invalid is on its way', async () => {
    const portal = await portalWithPayment(byInstalment);
    await inAnotherTab(portal, submitted);
    expect(await resend(portal)).toBe('succeeded');
    expect(count(portal, 'instalmentResendOtp')).toBe(0);
  });

  it('A page without the dialog makes none of the times in the answer', async () => {
    await portalWithPayment(byInstalment);
    const reopened = await openPortalAs();
    await untilIdle();
    reopened.operator.answers(endpoints.instalmentResendOtp, { status: true, expiresin: 300 });
    expect(await resend(reopened)).toBe('succeeded');
    expect(count(reopened, 'instalmentResendOtp')).toBe(1);
    expect(sheet(reopened)).toBeNull();
  });

  it('The end of a hold that another tab has replaced does not end the payment', async () => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(
      endpoints.paymentStatus,
      outcome('pending', { unmappedstatus: 'captured' }),
    );
    const refuseIt = await begin(portal);
    await inAnotherTab(portal, replaced);
    refuseIt();
    await untilIdle();
    expect(selectFailure(portal.state(), resendOtp)).toMatchObject({ code: 'LP_TXN_EXPIRED' });
    expect(portal.moves).toEqual([]);
    expect(await readJournal()).toMatchObject([{ step: 'awaitingCode', txnRefNo: 'LP2' }]);
  });

  it('The end of a hold does not end a payment whose OTP was submitted while the operator was asked', async () => {
    const portal = await portalWithPayment(byInstalment);
    const answer = portal.operator.holdsBack(endpoints.paymentStatus);
    const refuseIt = await begin(portal);
    refuseIt();
    await until(() => count(portal, 'paymentStatus') === 1);
    await untilIdle();
    await inAnotherTab(portal, submitted);
    answer(outcome('pending'));
    await untilIdle();
    expect(selectStatus(portal.state(), resendOtp)).toBe('failed');
    expect(await readJournal()).toMatchObject([{ step: 'paying', txnRefNo: 'LP1' }]);
  });
});
