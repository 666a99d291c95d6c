import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { AttemptIn, PaymentAttempt, RefusalReason } from '../../../store/payments/attempt';
import {
  otpDialogOpened,
  resultReached,
  selectOtpChallenge,
} from '../../../store/payments/payments';
import type {
  Eligibility,
  InstalmentOtpResent,
} from '../../../store/wire/entities/payments/instalment';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { confirmAccount } from '../engine/confirmAccount';
import { refuseReusedReference } from '../engine/conflicts';
import { closeAttempt, latestOf, recordAttempt } from '../engine/journal';
import { cachedSignature, cacheSignature, dropSignature } from '../engine/memoryCaches';
import { keyFor, orderOf, payer } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import {
  isPaidAlready,
  meaningOfError,
  type PaymentErrorMeaning,
  requestPayment,
} from '../engine/requestPayment';
import { checkPaymentStatus } from '../status/status';

/**
 * Payment by instalments: a provider lends the amount, holds it for the payer and texts an OTP. Submitting the OTP
 * pays (`instalmentOtp.ts`). Until then nothing is charged, and the hold is released when the payer gives up.
 */
export const instalment: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, requestOtp),
  *resume(attempt) {
    // Checks the status first, because another request could make a second hold for a paid or expired attempt.
    const checked = attempt.step === 'awaitingCode' ? yield* checkPaymentStatus(attempt) : null;
    const current = yield* call(latestOf, attempt);
    if (checked?.money && current.step !== 'awaitingCode')
      yield* put(resultReached({ id: current.id, txnid: checked.txnid }));
    else if (checked && current.step === 'failed') throw refusalOf(current);
    const challenge = yield* select(selectOtpChallenge, current.id);
    if (challenge && cachedSignature(current)) {
      yield* put(otpDialogOpened({ id: current.id, challenge }));
      return current;
    }
    const isPayable = current.step === 'asking' || current.step === 'awaitingCode';
    if (isPayable && checked) yield* confirmAccount();
    return isPayable ? yield* requestPayment(current, requestOtp) : current;
  },
  *abandon(attempt) {
    if (attempt.step === 'awaitingCode') yield* releaseHold(attempt);
    else yield* closeAttempt(attempt, 'abandoned');
  },
};

/** The refusal of an attempt that the status check has ended. The next press on "Pay" begins a new attempt. */
const refusalOf = ({ reason }: AttemptIn<'failed'>) =>
  new FailureError({
    kind: 'refused',
    call: endpoints.paymentStatus.name,
    status: 200,
    message: reason.sentence,
    code: reason.code || 'LP_TXN_EXPIRED',
  });

/**
 * Asks the provider whether it lends the amount. If so, the provider reserves the amount (a hold) and sends an OTP. An
 * operator that honours idempotency keys answers a repeated request with the first answer and sends no second OTP. Any
 * other operator makes a second hold. The portal then releases the first hold, because the new signature confirms only
 * the new one.
 */
function* requestOtp(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { mobileno } = yield* payer();
  const order = { ...orderOf(attempt.bill), mobileno };
  const eligible = yield* callApi(endpoints.instalmentEligibility, order, keyFor(attempt, 'ask'));
  const { amount } = eligible;
  // The documented answer has no amount. The amount that the payment takes is compared with the bill later.
  if (amount !== null && amount !== attempt.bill.amount) throw blockedBy('AMOUNT_CHANGED');
  const { paymentid: txnid, txnRefNo, subscriberid, initiatesignature, dueDate } = eligible;
  yield* refuseReusedReference(attempt, txnid);
  const isSame = isHold(attempt, eligible);
  if (attempt.step === 'awaitingCode' && !isSame) yield* replaceHold(attempt, eligible);
  const waiting = yield* recordAttempt(attempt, { kind: 'otpSent', txnid, txnRefNo, dueDate });
  // If this tab or another one has settled or closed the attempt since, there is nothing to sign.
  if (!isHold(waiting, eligible)) return waiting;
  yield* openDialog(attempt.id, eligible, isSame);
  cacheSignature(attempt.id, { txnRefNo, subscriberid, initiatesignature });
  return waiting;
}

const isHold = (attempt: PaymentAttempt, { paymentid, txnRefNo }: Eligibility): boolean =>
  attempt.step === 'awaitingCode' && attempt.txnid === paymentid && attempt.txnRefNo === txnRefNo;

/** Releases the first hold before the second is used. If the first hold cannot be released, the second is released. */
function* replaceHold(
  former: AttemptIn<'awaitingCode'>,
  eligible: Eligibility,
): SagaGenerator<void> {
  try {
    if (yield* cancelHold(former)) return;
  } catch (error) {
    yield* cancelUnused(former, eligible);
    throw error;
  }
  yield* cancelUnused(former, eligible);
}

/** Releases the hold `unused`. A failure is ignored, because a hold without a submitted OTP expires by itself. */
function* cancelUnused(attempt: PaymentAttempt, unused: Eligibility): SagaGenerator<void> {
  const { paymentid, txnRefNo } = unused;
  try {
    const key = keyFor(attempt, 'cancel', txnRefNo);
    yield* callApi(endpoints.instalmentCancel, { txnRefNo, paymentid }, key);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
  }
}

function* openDialog(id: string, eligible: Eligibility, isSame: boolean): SagaGenerator<void> {
  const { mobileno, dueDate } = eligible;
  const current = yield* call(Date.now);
  const shownChallenge = yield* select(selectOtpChallenge, id);
  // A repeated answer has the limits of the moment when the OTP was sent, so the time and the tries that remain are
  // unknown.
  const limits = isSame
    ? { expires: null, resendfrom: current, attemptsRemaining: null, resendsRemaining: null }
    : limitsOf(eligible, current);
  const challenge = (isSame && shownChallenge) || { mobileno, dueDate, ...limits };
  yield* put(otpDialogOpened({ id, challenge }));
}

/** The limits of time and number for typing and requesting an OTP, from the answer to the call that sent the OTP. */
export const limitsOf = (answer: Eligibility | InstalmentOtpResent, now: number) => ({
  expires: answer.expiresin > 0 ? now + answer.expiresin * 1000 : null,
  resendfrom: now + answer.resendafter * 1000,
  attemptsRemaining: answer.attemptsRemaining,
  resendsRemaining: answer.resendsRemaining,
});

/** Releases the hold and closes the attempt, unless a status check shows that the attempt has already ended. */
function* releaseHold(attempt: AttemptIn<'awaitingCode'>): SagaGenerator<void> {
  // In another subscriber's session, the call would be answered as if there were no hold.
  yield* confirmAccount();
  if (!(yield* cancelHold(attempt))) return;
  dropSignature(attempt.id);
  yield* closeAttempt(attempt, 'abandoned');
}

/** After these refusals the provider no longer holds anything that an OTP could pay. */
const OVER: readonly string[] = ['LP_TXN_EXPIRED', 'LP_INVALID_TXN_REF_NO', 'LP_ACCOUNT_LOCKED'];

/** Whether a call was refused because its hold is over, for example because the time of the hold has passed. */
export const isHoldOver = (
  meaning: PaymentErrorMeaning,
): meaning is Extract<PaymentErrorMeaning, { readonly kind: 'refused' }> =>
  meaning.kind === 'refused' && OVER.includes(meaning.reason.code);

/**
 * Releases the hold. Returns true if the hold is released, or if it was already over and no OTP was submitted; false if
 * the release fails and a status check confirms that the attempt has ended.
 *
 * @throws FailureError when the provider may still hold the amount, or when the hold is over after a submitted OTP;
 * PAYMENT_OPEN when the refusal says that a payment was already made.
 */
function* cancelHold(attempt: AttemptIn<'awaitingCode'>): SagaGenerator<boolean> {
  const { txnRefNo, txnid } = attempt;
  const hold = { txnRefNo, paymentid: txnid };
  try {
    yield* callApi(endpoints.instalmentCancel, hold, keyFor(attempt, 'cancel', txnRefNo));
    return true;
  } catch (error) {
    const meaning = meaningOfError(error);
    if (meaning.kind === 'notSent') throw error;
    const { confirmed, status, money } = yield* checkPaymentStatus(attempt);
    if (confirmed && status !== 'pending') return false;
    // After a submitted OTP the hold can also be over because it was paid.
    if (isHoldOver(meaning) && !attempt.tries) return true;
    if (isPaidAlready(error)) {
      yield* recordAttempt(attempt, { kind: 'settled', end: 'unclear', txnid });
      throw blockedBy('PAYMENT_OPEN');
    }
    if (meaning.kind === 'refused' && (!confirmed || money)) throw unclear(meaning.reason);
    throw error;
  }
}

/**
 * A refused release, while the payment may have been made. As a refusal it would end the attempt in `requestPayment`,
 * and the same bill could be paid a second time.
 */
const unclear = ({ sentence }: RefusalReason): FailureError =>
  new FailureError({
    kind: 'unknown',
    call: endpoints.instalmentCancel.name,
    message: sentence,
  });
