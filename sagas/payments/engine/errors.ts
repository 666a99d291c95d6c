import { isOutcomeUnknown } from '../../../store/writes/outcome';
import type { Failure } from '../../../store/core/failure';
import type { RefusalReason } from '../../../store/payments/attempt';
import { FailureError } from '../../api/failures';

/** What an error says for certain: a refusal with its reason, that the call was not sent, or nothing. */
export type PaymentErrorMeaning =
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unknown' };

export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';
/** The operator or the provider knows of a payment that went through. */
const PAID_ALREADY: readonly string[] = ['LP_SUCCESS_TXN_EXISTS', KEY_REUSED];

export const meaningOfError = (error: unknown): PaymentErrorMeaning => {
  if (!(error instanceof FailureError) || isPaidAlready(error)) return { kind: 'unknown' };
  const { failure } = error;
  if (failure.kind === 'refused') return refusal(failure);
  return isOutcomeUnknown(failure) ? { kind: 'unknown' } : { kind: 'notSent' };
};

/** A refusal that speaks of a payment which went through. */
export const isPaidAlready = (error: unknown): boolean =>
  error instanceof FailureError &&
  error.failure.kind === 'refused' &&
  PAID_ALREADY.includes(error.failure.code ?? '');

const refusal = (failure: Extract<Failure, { readonly kind: 'refused' }>): PaymentErrorMeaning => {
  const { code = '', message } = failure;
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' };
  return { kind: 'refused', reason: { code, sentence: message } };
};

/**
 * Why this press pays nothing, decided here and not by the operator.
 *
 * - PAYMENT_OPEN: another attempt at the same bill may have taken the money.
 * - BALANCE_OPEN: the same was sent to be paid from the balance, and no answer has come.
 * - JUST_PAID: another attempt has just paid it.
 * - AMOUNT_CHANGED: the provider would take another amount than the subscriber agreed to.
 * - NOT_PAYABLE: the request to pay cannot be paid at all.
 * - ACCOUNT_UNCONFIRMED: the operator did not say whose account this browser is logged in with.
 * - OTHER_PAYMENT: the operator began another payment instead of going on with this one.
 * - PAY_HOST_UNKNOWN: the page to pay on stands at an origin that the deployment does not name.
 */
export const localRefusal = (
  code:
    | 'PAYMENT_OPEN'
    | 'BALANCE_OPEN'
    | 'JUST_PAID'
    | 'AMOUNT_CHANGED'
    | 'NOT_PAYABLE'
    | 'ACCOUNT_UNCONFIRMED'
    | 'OTHER_PAYMENT'
    | 'PAY_HOST_UNKNOWN',
  message = '',
): FailureError =>
  new FailureError({ kind: 'refused', call: 'payments/start', status: 409, message, code });
