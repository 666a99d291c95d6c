import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import {
  type OtpChallenge,
  otpDialogOpened,
  selectOtpChallenge,
} from '../../../store/payments/payments';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { confirmAccount } from '../engine/confirmAccount';
import { refuseReusedReference } from '../engine/conflicts';
import { closeAttempt, latestOf, recordAttempt } from '../engine/journal';
import { cachedSignature, cacheSignature, dropSignature } from '../engine/memoryCaches';
import { keyFor, orderOf, payer } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import { isPaidAlready, meaningOfError, requestPayment } from '../engine/requestPayment';
import { checkPaymentStatus } from '../status/status';

/**
 * By instalments: a provider lends the amount, holds it and texts an OTP. The OTP pays (`instalmentOtp.ts`);
 * until then nothing is charged, and the hold is let go when the payer walks away.
 */
export const instalment: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, requestOtp),
  *resume(attempt) {
    const before = yield* call(latestOf, attempt);
    // It may have been paid or lapsed since its code was sent: asking on could make another hold.
    if (before.step === 'awaitingCode') yield* checkPaymentStatus(before);
    const now = yield* call(latestOf, before);
    if (before.step === 'awaitingCode' && now.step === 'failed') throw refusalOf(now);
    const challenge = yield* select(selectOtpChallenge, now.id);
    if (challenge && cachedSignature(now)) {
      yield* put(otpDialogOpened({ id: now.id, challenge }));
      return now;
    }
    const isPayable = now.step === 'asking' || now.step === 'awaitingCode';
    return isPayable ? yield* requestPayment(now, requestOtp) : now;
  },
  *abandon(attempt) {
    const now = yield* call(latestOf, attempt);
    if (now.step === 'awaitingCode') yield* releaseHold(now);
    else yield* closeAttempt(now, 'abandoned');
  },
};

/** The provider said with the status that it holds nothing any more: the next press begins again. */
const refusalOf = ({ reason }: Extract<PaymentAttempt, { readonly step: 'failed' }>) =>
  new FailureError({
    ...{ kind: 'refused', call: endpoints.paymentStatus.name, status: 200 },
    ...{ message: reason.sentence, code: reason.code || 'LP_TXN_EXPIRED' },
  });

/**
 * The provider is asked whether it would lend the amount, and sends an OTP if so. Asked again with the same
 * key an operator that honours it answers the same, signature included, and no second OTP is sent. Another one
 * makes a second hold, which then takes the place of the first: a signature pays for its own hold alone.
 */
function* requestOtp(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { mobileno } = yield* payer();
  const order = { ...orderOf(attempt.bill), mobileno };
  const eligible = yield* callApi(endpoints.instalmentEligibility, order, keyFor(attempt, 'ask'));
  const { amount } = eligible;
  // The documented answer has no amount: what the payment then takes is compared with the bill.
  if (amount !== null && amount !== attempt.bill.amount) throw blockedBy('AMOUNT_CHANGED');
  const { paymentid: txnid, txnRefNo, subscriberid, initiatesignature, dueDate } = eligible;
  yield* refuseReusedReference(attempt, txnid);
  const isSame = isHold(attempt, eligible);
  if (attempt.step === 'awaitingCode' && !isSame) yield* replaceHold(attempt, eligible);
  const waiting = yield* recordAttempt(attempt, { kind: 'otpSent', txnid, txnRefNo, dueDate });
  // Settled or left meanwhile, here or in another tab: there is nothing to sign.
  if (!isHold(waiting, eligible)) return waiting;
  yield* openDialog(attempt.id, eligible, isSame);
  cacheSignature(attempt.id, { txnRefNo, subscriberid, initiatesignature });
  return waiting;
}

type Waiting = Extract<PaymentAttempt, { readonly step: 'awaitingCode' }>;

const isHold = (attempt: PaymentAttempt, { paymentid, txnRefNo }: Eligibility): boolean =>
  attempt.step === 'awaitingCode' && attempt.txnid === paymentid && attempt.txnRefNo === txnRefNo;

/** Before the second hold is taken up the first is let go; while it cannot be, the second one is. */
function* replaceHold(former: Waiting, eligible: Eligibility): SagaGenerator<void> {
  try {
    if (yield* cancelHold(former)) return;
  } catch (error) {
    yield* cancelUnused(former, eligible);
    throw error;
  }
  yield* cancelUnused(former, eligible);
}

/** Nothing was ever submitted for it, so it lapses by itself when the provider does not hear of this. */
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
  const now = yield* call(Date.now);
  const known = yield* select(selectOtpChallenge, id);
  const answered = challengeOf(eligible, now);
  const challenge = isSame ? (known ?? withoutLimits(answered, now)) : answered;
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
function* releaseHold(attempt: Waiting): SagaGenerator<void> {
  // Of a hold of another subscriber's session the provider knows nothing.
  yield* confirmAccount();
  if (!(yield* cancelHold(attempt))) return;
  dropSignature(attempt.id);
  yield* closeAttempt(attempt, 'abandoned');
}

/**
 * False when the provider knows of no such hold any more, or of a payment: then the operator has said how it
 * ended.
 *
 * @throws FailureError when the provider may still hold the amount; PAYMENT_OPEN when it may have lent it.
 */
function* cancelHold(attempt: Waiting): SagaGenerator<boolean> {
  const { txnRefNo, txnid } = attempt;
  const hold = { txnRefNo, paymentid: txnid };
  try {
    yield* callApi(endpoints.instalmentCancel, hold, keyFor(attempt, 'cancel', txnRefNo));
    return true;
  } catch (error) {
    if (meaningOfError(error).kind === 'notSent') throw error;
    const { confirmed, status } = yield* checkPaymentStatus(attempt);
    if (confirmed && status !== 'pending') return false;
    if (!isPaidAlready(error)) throw error;
    yield* recordAttempt(attempt, { kind: 'settled', end: 'unclear', txnid });
    throw blockedBy('PAYMENT_OPEN');
  }
}
