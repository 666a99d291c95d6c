import { leavesMoneyInDoubt } from '../../../store/writes/outcome';
import type { Failure } from '../../../store/core/failure';
import type { RefusalReason } from '../../../store/payments/attempt';
import { FailureError } from '../../api/failures';

/** What an error says for certain: a no with its reason, that it never left, or nothing at all. */
export type PaymentErrorMeaning =
  | { readonly says: 'no'; readonly why: RefusalReason }
  | { readonly says: 'neverLeft' }
  | { readonly says: 'nothing' };

const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';
/** The operator or the provider knows of a payment that went through. */
const PAID_ALREADY: readonly string[] = ['LP_SUCCESS_TXN_EXISTS', KEY_REUSED];

export const meaningOfError = (error: unknown): PaymentErrorMeaning => {
  if (!(error instanceof FailureError)) return { says: 'nothing' };
  const { failure } = error;
  if (failure.kind === 'refused') return refusal(failure);
  return leavesMoneyInDoubt(failure) ? { says: 'nothing' } : { says: 'neverLeft' };
};

const refusal = (failure: Extract<Failure, { readonly kind: 'refused' }>): PaymentErrorMeaning => {
  const { code = '', message } = failure;
  if (leavesMoneyInDoubt(failure) || PAID_ALREADY.includes(code)) return { says: 'nothing' };
  return { says: 'no', why: { code, sentence: message } };
};

/**
 * The same of a request to pay that nobody has seen yet: a key that the operator knows for another number
 * or another receipt leads nowhere any more, and what it once asked for can be paid by nobody.
 */
export const meaningOfUpiRequestError = (error: unknown): PaymentErrorMeaning => {
  const failure = error instanceof FailureError ? error.failure : null;
  return failure?.kind === 'refused' && failure.code === KEY_REUSED
    ? { says: 'no', why: { code: KEY_REUSED, sentence: '' } }
    : meaningOfError(error);
};

/**
 * Why this press pays nothing, said here and not by the operator: a payment of the same, from the
 * balance or another way, may have taken the money already; another one has just paid it; the
 * provider would take another amount than was agreed to, which is asked again; what it asks for
 * cannot be paid at all; or the page to pay on stands where the deployment knows of none.
 */
export const localRefusal = (
  code:
    | 'PAYMENT_OPEN'
    | 'BALANCE_OPEN'
    | 'JUST_PAID'
    | 'AMOUNT_CHANGED'
    | 'NOT_PAYABLE'
    | 'PAY_HOST_UNKNOWN',
): FailureError =>
  new FailureError({ kind: 'refused', call: 'payments/start', status: 409, message: '', code });
