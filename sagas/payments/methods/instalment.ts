import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';
import {
  otpDialogOpened,
  selectOtpChallenge,
  type OtpChallenge,
} from '../../../store/payments/payments';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { localRefusal, meaningOfError } from '../engine/errors';
import { latestOf, recordAttempt } from '../engine/journal';
import { keyFor, orderOf, payer } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import { requestPayment } from '../engine/requestPayment';
import { cacheSignature, dropSignature } from '../engine/signatureCache';
import { checkPaymentStatus } from '../status/status';

/**
 * By instalments: a provider lends the amount, holds it and texts an OTP. The OTP pays (`instalmentOtp.ts`);
 * until then nothing is charged, and the hold is let go when the payer walks away.
 */
export const instalment: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, requestOtp),
  *resume(attempt) {
    const now = yield* call(latestOf, attempt);
    const isPayable = now.step === 'asking' || now.step === 'awaitingCode';
    return isPayable ? yield* requestPayment(now, requestOtp) : now;
  },
  *abandon(attempt) {
    const now = yield* call(latestOf, attempt);
    if (now.step === 'awaitingCode') yield* releaseHold(now);
    else yield* recordAttempt(now, { kind: 'abandoned' });
  },
};

/**
 * The provider is asked whether it would lend the amount, and sends an OTP if so. Asked again with the same
 * key the operator answers the same, signature included, and no second OTP is sent.
 */
function* requestOtp(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { mobileno } = yield* payer();
  const order = { ...orderOf(attempt.bill), mobileno };
  const eligible = yield* callApi(endpoints.instalmentEligibility, order, keyFor(attempt, 'ask'));
  if (eligible.amount !== attempt.bill.amount) throw localRefusal('AMOUNT_CHANGED');
  const { paymentid: txnid, txnRefNo, subscriberid, initiatesignature } = eligible;
  const waiting = yield* recordAttempt(attempt, { kind: 'otpSent', txnid, txnRefNo });
  if (waiting.step === 'awaitingCode') yield* openDialog(attempt, eligible);
  cacheSignature(attempt.id, { subscriberid, initiatesignature });
  return waiting;
}

function* openDialog(before: PaymentAttempt, eligible: Eligibility): SagaGenerator<void> {
  const { id, step } = before;
  const now = yield* call(Date.now);
  const known = yield* select(selectOtpChallenge, id);
  const answered = challengeOf(eligible, now);
  const challenge = step === 'awaitingCode' ? (known ?? withoutLimits(answered, now)) : answered;
  yield* put(otpDialogOpened({ id, challenge }));
}

const challengeOf = (eligible: Eligibility, now: number): OtpChallenge => ({
  mobileno: eligible.mobileno,
  dueDate: eligible.dueDate,
  expires: eligible.expiresin > 0 ? now + eligible.expiresin * 1000 : null,
  resendfrom: now + eligible.resendafter * 1000,
  attemptsRemaining: eligible.attemptsRemaining,
  resendsRemaining: eligible.resendsRemaining,
});

/** A repeated answer says what was true when the OTP was sent. How much is left by now is not known. */
const withoutLimits = (challenge: OtpChallenge, now: number): OtpChallenge => ({
  ...challenge,
  ...{ expires: null, resendfrom: now, attemptsRemaining: null, resendsRemaining: null },
});

/** The provider holds the amount until it hears that the payer has left. */
function* releaseHold(
  attempt: Extract<PaymentAttempt, { readonly step: 'awaitingCode' }>,
): SagaGenerator<void> {
  const { txnRefNo, txnid } = attempt;
  const hold = { txnRefNo, paymentid: txnid };
  try {
    yield* callApi(endpoints.instalmentCancel, hold, keyFor(attempt, 'cancel'));
  } catch (error) {
    // The provider knows of no such hold any more, or of a payment: the operator says how it ended.
    if (meaningOfError(error).says === 'neverLeft') throw error;
    const { confirmed, status } = yield* checkPaymentStatus(attempt);
    if (!confirmed || status === 'pending') throw error;
    return;
  }
  dropSignature(attempt.id);
  yield* recordAttempt(attempt, { kind: 'abandoned' });
}
