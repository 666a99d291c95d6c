import { put, type SagaGenerator } from 'typed-redux-saga';
import { isRefusal, refusalCode } from '../../../store/core/failure';
import { rupeesOf } from '../../../store/core/values/money';
import {
  needsOrder,
  type PaymentAttempt,
  type RefusalReason,
} from '../../../store/payments/attempt';
import { billRefused } from '../../../store/payments/billEvents';
import { PAYMENT_MODE } from '../../../store/wire/values';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError, toFailure } from '../../api/failures';
import { recordAttempt } from './journal';
import { keyFor } from './order';

/** What an error proves: a refusal with its reason, that the call was not sent, or nothing. */
export type PaymentErrorMeaning =
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unknown' };

export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';
/** Codes of the operator or the provider for a payment that may already have gone through. */
const PAID_ALREADY: readonly string[] = ['LP_SUCCESS_TXN_EXISTS', KEY_REUSED];

export const meaningOfError = (error: unknown): PaymentErrorMeaning => {
  if (!(error instanceof FailureError) || isPaidAlready(error)) return { kind: 'unknown' };
  const { failure } = error;
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' };
  if (!isRefusal(failure)) return { kind: 'notSent' };
  const sentence = failure.kind === 'refused' ? failure.message : '';
  return { kind: 'refused', reason: { code: refusalCode(failure), sentence } };
};

/** A refusal that mentions a payment which was already made. */
export const isPaidAlready = (error: unknown): boolean =>
  error instanceof FailureError && PAID_ALREADY.includes(refusalCode(error.failure));

/**
 * Asks the operator to begin a payment at a provider. A cart first becomes an order, then `ask` makes the method's own
 * call. No money moves yet. A refusal ends the attempt. Without an answer the attempt keeps its step, and the next
 * press repeats the calls with the same keys.
 */
export function* requestPayment(
  attempt: PaymentAttempt,
  ask: (ordered: PaymentAttempt) => SagaGenerator<PaymentAttempt>,
  meaningOf = meaningOfError,
): SagaGenerator<PaymentAttempt> {
  try {
    const ordered = yield* withOrder(attempt);
    // If this tab or another one has abandoned the attempt since, no provider is asked.
    return ordered.step === attempt.step ? yield* ask(ordered) : ordered;
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning.kind === 'refused') {
      yield* recordAttempt(attempt, { kind: 'refused', reason: meaning.reason });
      yield* put(billRefused({ bill: attempt.bill, failure: toFailure(error) }));
    }
    throw error;
  }
}

/**
 * Turns the cart into an order before any provider is called (specification §7, `cart/checkout`). If no answer came,
 * the next press repeats the call with the same key. An unpaid order expires at the operator.
 */
function* withOrder(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { bill } = attempt;
  if (!needsOrder(bill)) return attempt;
  const agreed = { amount: rupeesOf(bill.amount), paymentmode: PAYMENT_MODE.online } as const;
  const order = yield* callApi(endpoints.checkout, agreed, keyFor(attempt, 'order'));
  // An operator that does not know `paymentmode` has taken the amount from the balance.
  if (order.status === 'PAID') throw blockedBy('JUST_PAID');
  if (order.amount !== bill.amount) throw blockedBy('AMOUNT_CHANGED');
  return yield* recordAttempt(attempt, { kind: 'ordered', orderid: order.orderid });
}
