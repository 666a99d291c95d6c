import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { InstalmentPayment } from '../../../store/wire/entities/payments/instalment';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import {
  otpDialogOpened,
  resultReached,
  selectAttempt,
  selectOtpChallenge,
} from '../../../store/payments/payments';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { checkedPaymentOf } from '../../../store/payments/statusCheck';
import { FailureError } from '../../api/failures';
import { ask } from './startPayment';
import { confirmInstalment, sendCode, type Signed } from '../methods/instalment';
import { latestOf, record } from './journal';
import { dropSignature, cachedSignature } from './signatureCache';
import { check, settle } from '../status/status';
import { meaningOfError } from './errors';

export interface Code {
  readonly id: string;
  readonly code: string;
}

/** Of the provider's refusals these leave the amount held: the subscriber may type again. */
const TYPE_AGAIN: readonly string[] = ['LP_INCORRECT_OTP', 'LP_OTP_REQUIRED', 'LP_TXN_TIMED_OUT'];

type Paying = Extract<PaymentAttempt, { readonly step: 'paying' }>;

/** The code pays. From here on money may move, and only the operator's word tells whether it did. */
export function* submitOtp({ id, code }: Code): SagaGenerator<void> {
  const waiting = yield* attemptAt(id);
  // Paid, left or given already, in this tab or another: the journal knows.
  if (waiting.step !== 'awaitingCode') return;
  const signed = cachedSignature(id) ?? (yield* askedAnew(waiting));
  const paying = yield* record(waiting, { kind: 'otpSubmitted' });
  if (paying.step !== 'paying') return;
  const paid = yield* takenCode(paying, signed, code);
  if (paid) yield* settleBy(paying, paid);
  yield* put(resultReached({ id, txnid: paying.txnid }));
}

/** Null when no answer says anything, and what became of it had to be asked. */
function* takenCode(
  paying: Paying,
  signed: Signed,
  code: string,
): SagaGenerator<InstalmentPayment | null> {
  try {
    const paid = yield* sendCode(paying, signed, code);
    dropSignature(paying.id);
    return paid;
  } catch (error) {
    yield* afterTrouble(paying, error);
    return null;
  }
}

export function* attemptAt(id: string): SagaGenerator<PaymentAttempt> {
  const known = yield* select(selectAttempt, id);
  if (!known) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return yield* call(latestOf, known);
}

/** This page was loaded anew since the code was sent. */
function* askedAnew(attempt: PaymentAttempt) {
  yield* ask(attempt);
  const signed = cachedSignature(attempt.id);
  if (!signed) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return signed;
}

/**
 * The code has been taken, so money may have moved whatever comes of carrying the answer back: a no to
 * that is no word on the payment.
 */
function* settleBy(paying: Paying, paid: InstalmentPayment): SagaGenerator<void> {
  try {
    const outcome = yield* confirmInstalment(paying, paid);
    yield* settle(paying.txnid, checkedPaymentOf(outcome, outcome.txnid === paying.txnid));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
  }
  const now = yield* call(latestOf, paying);
  if (now.step === 'paying') yield* findOut(now);
}

function* afterTrouble(paying: Paying, error: unknown): SagaGenerator<void> {
  const verdict = meaningOfError(error);
  if (verdict.says === 'nothing') return yield* findOut(paying);
  const isTypo = verdict.says === 'no' && TYPE_AGAIN.includes(verdict.why.code);
  if (verdict.says === 'neverLeft' || isTypo) yield* record(paying, { kind: 'otpRefused' });
  else yield* record(paying, { kind: 'refused', why: verdict.why });
  if (isTypo) yield* countDown(paying.id, verdict.why.code);
  throw error;
}

/** A wrong code has cost a try; one that works no more has none left. */
function* countDown(id: string, code: string): SagaGenerator<void> {
  const sheet = yield* select(selectOtpChallenge, id);
  if (!sheet) return;
  const { attemptsRemaining: left } = sheet;
  const now = code === 'LP_INCORRECT_OTP' ? left && Math.max(0, left - 1) : 0;
  yield* put(otpDialogOpened({ id, sheet: { ...sheet, attemptsRemaining: now } }));
}

/** No answer that says anything: unknown until the operator says how it ended. */
function* findOut(paying: PaymentAttempt): SagaGenerator<void> {
  const unknown = yield* record(paying, { kind: 'outcomeUnknown' });
  if ('txnid' in unknown) yield* check(unknown);
}
