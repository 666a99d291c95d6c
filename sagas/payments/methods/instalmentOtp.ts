import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { rupeesOf } from '../../../store/core/values/money';
import type { AttemptIn, PaymentAttempt, RefusalReason } from '../../../store/payments/attempt';
import {
  otpDialogOpened,
  otpResent,
  resultReached,
  selectOtpChallenge,
} from '../../../store/payments/payments';
import { checkedPaymentOf } from '../../../store/payments/statusCheck';
import type { InstalmentPayment } from '../../../store/wire/entities/payments/instalment';
import { OTP_NOT_TAKEN } from '../../../store/wire/refusal';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { confirmAccount } from '../engine/confirmAccount';
import { latestOf, ownAttempt, recordAttempt } from '../engine/journal';
import { cachedSignature, dropSignature, type InstalmentSignature } from '../engine/memoryCaches';
import { keyFor } from '../engine/order';
import { isPaidAlready, meaningOfError } from '../engine/requestPayment';
import { withPaymentLock } from '../engine/withPaymentLock';
import { checkPaymentStatus, settle } from '../status/status';
import { instalment, isHoldOver, limitsOf } from './instalment';

/*
 * The OTP of an instalment payment, sent once per press:
 *
 *   press ─► otpSubmitted in the journal ─► instalmentPay ─┬─ accepted ──► paymentconfirm ─► settled ─► result
 *                                                          ├─ wrong OTP ─► otpRefused: another try, another key
 *                                                          ├─ not sent ──► otpNotSent: the same try, the same key
 *                                                          ├─ no reason ─► status: still held ─► another try
 *                                                          ├─ refused ───► status ─► failed, or the result
 *                                                          └─ no answer ─► outcomeUnknown ─► status ─► result
 *
 * `no reason`: no documented code explains why the OTP did not pay. `status`: the operator is asked for the status of
 * the payment (`status/status.ts`).
 */

export interface SubmittedOtp {
  readonly id: string;
  readonly code: string;
}

/** After these refusals the provider still holds the amount, so the payer may type the OTP again. */
const TYPE_AGAIN: readonly string[] = ['LP_INCORRECT_OTP', 'LP_OTP_REQUIRED', 'LP_TXN_TIMED_OUT'];

/** The provider is already carrying this payment out. */
const IN_PROGRESS = 'LP_DUPLICATE_TRANSACTION_REQUEST';

/** Submits the OTP, which pays. Only the operator's answer tells whether money has moved. */
export function* payWithOtp({ id, code }: SubmittedOtp): SagaGenerator<void> {
  const waiting = yield* ownAttempt(id);
  // This tab or another one may have paid or closed the attempt, or submitted its OTP.
  if (waiting.step !== 'awaitingCode') return;
  // After a reload this page has no signature and requests it again.
  if (!cachedSignature(waiting)) yield* instalment.resume(waiting);
  const current = yield* ownAttempt(id);
  const signature = cachedSignature(current);
  // Without a signature for this hold, the attempt was settled or its hold was replaced. After a replacement, the
  // dialog asks for the OTP of the new hold.
  if (!signature || signature.txnRefNo !== waiting.txnRefNo) return;
  const paying = yield* recordAttempt(waiting, { kind: 'otpSubmitted' });
  if (paying.step !== 'paying') return;
  const payment = yield* sendOtp(paying, signature, code);
  if (payment) yield* confirm(paying, payment);
  yield* put(resultReached({ id, txnid: paying.txnid }));
}

/**
 * Sends the OTP, and never sends it again automatically. Returns null when the status check, and not this answer,
 * decides the outcome.
 */
function* sendOtp(
  paying: AttemptIn<'paying'>,
  { subscriberid, initiatesignature }: InstalmentSignature,
  otp: string,
): SagaGenerator<InstalmentPayment | null> {
  const { txnRefNo, txnid: paymentid, bill } = paying;
  const amount = { amount: rupeesOf(bill.amount), currency: 'INR' as const };
  const request = { txnRefNo, paymentid, subscriberid, initiatesignature, ...amount, otp };
  try {
    const key = keyFor(paying, 'pay', paying.tries);
    const payment = yield* callApi(endpoints.instalmentPay, request, key);
    dropSignature(paying.id);
    return payment;
  } catch (error) {
    yield* recordError(paying, error);
    return null;
  }
}

/** Throws the error again unless money may have moved. */
function* recordError(paying: AttemptIn<'paying'>, error: unknown): SagaGenerator<void> {
  const meaning = meaningOfError(error);
  if (meaning.kind === 'unknown') return yield* findOut(paying);
  if (meaning.kind === 'notSent') {
    yield* recordAttempt(paying, { kind: 'otpNotSent' });
    throw error;
  }
  const { reason } = meaning;
  if (reason.code === IN_PROGRESS) return yield* findOut(paying);
  if (TYPE_AGAIN.includes(reason.code)) {
    yield* recordAttempt(paying, { kind: 'otpRefused' });
    yield* countDown(paying.id, reason.code);
    throw error;
  }
  // A broken connection may have sent the OTP twice, and this may be the answer to the second request.
  const { confirmed, status, money } = yield* checkPaymentStatus(paying);
  // If the provider has taken money or is taking it, the refusal is not the end. The result screen says what happens.
  if (!confirmed || money) return void (yield* recordAttempt(paying, { kind: 'outcomeUnknown' }));
  if (reason.code === OTP_NOT_TAKEN && status === 'pending') {
    yield* recordAttempt(paying, { kind: 'otpRefused' });
    yield* countDown(paying.id, reason.code);
    throw error;
  }
  const current = yield* recordAttempt(paying, { kind: 'refused', reason });
  if (current.step === 'failed') throw error;
}

/** A wrong OTP uses up one try; an OTP that is no longer valid has no tries left. */
function* countDown(id: string, code: string): SagaGenerator<void> {
  const challenge = yield* select(selectOtpChallenge, id);
  if (!challenge) return;
  const { attemptsRemaining: left } = challenge;
  const isWrong = code === 'LP_INCORRECT_OTP' || code === OTP_NOT_TAKEN;
  const current = isWrong ? left && Math.max(0, left - 1) : 0;
  yield* put(otpDialogOpened({ id, challenge: { ...challenge, attemptsRemaining: current } }));
}

/**
 * Passes the provider's answer to the operator, which checks the signature of the answer. The OTP was accepted, so
 * money may have moved even if the operator refuses the confirmation.
 */
function* confirm(paying: AttemptIn<'paying'>, payment: InstalmentPayment): SagaGenerator<void> {
  const { transactionId, merchantOrderId, signature, token, respsignature } = payment;
  const { txnRefNo, txnid: paymentid } = paying;
  const amount = { amount: rupeesOf(payment.amount), currency: 'INR' as const };
  const signed = { transactionId, merchantOrderId, ...amount, signature, token, respsignature };
  const request = { method: 'INSTALMENT' as const, txnRefNo, paymentid, ...signed };
  try {
    const outcome = yield* callApi(endpoints.confirmPayment, request, keyFor(paying, 'confirm'));
    yield* settle(paying.txnid, checkedPaymentOf(outcome, outcome.txnid === paying.txnid));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
  }
  const current = yield* call(latestOf, paying);
  if (current.step === 'paying') yield* findOut(current);
}

function* findOut(paying: AttemptIn<'paying'>): SagaGenerator<void> {
  yield* recordAttempt(paying, { kind: 'outcomeUnknown' });
  yield* checkPaymentStatus(paying);
}

/**
 * Requests another OTP for the same hold. The request moves no money, and the previous OTP becomes invalid. No dialog
 * is opened, because the payer may leave this payment meanwhile.
 */
export function* sendAnotherOtp({ id }: { readonly id: string }): SagaGenerator<void> {
  const waiting = yield* ownAttempt(id);
  if (waiting.step !== 'awaitingCode') return;
  const { txnRefNo, txnid: paymentid } = waiting;
  // A refusal caused by another subscriber's session would be taken for the end of this payment.
  yield* confirmAccount();
  try {
    const answer = yield* callApi(endpoints.instalmentResendOtp, { txnRefNo, paymentid });
    const former = yield* select(selectOtpChallenge, id);
    const limits = limitsOf(answer, yield* call(Date.now));
    if (former) yield* put(otpResent({ id, challenge: { ...former, ...limits } }));
  } catch (error) {
    if (!isPaidAlready(error)) {
      const meaning = meaningOfError(error);
      if (!isHoldOver(meaning)) throw error;
      const hasMoney = yield* withPaymentLock(() => endHold(waiting, meaning.reason));
      if (!hasMoney) throw error;
    } else yield* checkPaymentStatus(waiting);
    yield* put(resultReached({ id, txnid: waiting.txnid }));
  }
}

/**
 * Ends an attempt whose hold is over. The hold may have been paid, because the payer may have submitted an OTP
 * meanwhile, here or in another tab. The caller therefore takes the payment lock, which is free only once a running OTP
 * payment has ended. Then the operator is asked for the status of the payment. If the attempt still waits for an OTP,
 * it is recorded as unclear when the provider reports money of this payment, and otherwise as refused. Returns whether
 * the provider reports money: then only the result screen says how the payment ended.
 */
function* endHold(
  waiting: AttemptIn<'awaitingCode'>,
  reason: RefusalReason,
): SagaGenerator<boolean> {
  const isWaiting = (attempt: PaymentAttempt) =>
    attempt.step === 'awaitingCode' && attempt.txnRefNo === waiting.txnRefNo;
  if (!isWaiting(yield* call(latestOf, waiting))) return false;
  const { money } = yield* checkPaymentStatus(waiting);
  const { txnid } = waiting;
  const end = money
    ? ({ kind: 'settled', end: 'unclear', txnid } as const)
    : ({ kind: 'refused', reason } as const);
  const current = yield* call(latestOf, waiting);
  if (isWaiting(current)) yield* recordAttempt(current, end);
  return money !== undefined;
}
