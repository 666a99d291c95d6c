import { leavesMoneyInDoubt } from '../../store/doubt';
import type { Failure } from '../../store/failure';
import type { Why } from '../../store/payments/attempt';
import { FailureError } from '../api/failures';

/** What an error says for certain: a no with its reason, that it never left, or nothing at all. */
export type Verdict =
  | { readonly says: 'no'; readonly why: Why }
  | { readonly says: 'neverLeft' }
  | { readonly says: 'nothing' };

/** The operator or the provider knows of a payment that went through. */
const PAID_ALREADY: readonly string[] = ['LP_SUCCESS_TXN_EXISTS', 'IDEMPOTENCY_KEY_REUSED'];

export const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof FailureError)) return { says: 'nothing' };
  const { failure } = error;
  if (failure.kind === 'refused') return refusal(failure);
  return leavesMoneyInDoubt(failure) ? { says: 'nothing' } : { says: 'neverLeft' };
};

const refusal = (failure: Extract<Failure, { readonly kind: 'refused' }>): Verdict => {
  const { code = '', message } = failure;
  if (leavesMoneyInDoubt(failure) || PAID_ALREADY.includes(code)) return { says: 'nothing' };
  return { says: 'no', why: { code, sentence: message } };
};

/**
 * Why this press pays nothing, said here and not by the operator: a payment of the same may have taken
 * the money already; another one has just paid it; or the provider would take another amount than was
 * agreed to, which is asked again.
 */
export const refusedHere = (code: 'PAYMENT_OPEN' | 'JUST_PAID' | 'AMOUNT_CHANGED'): FailureError =>
  new FailureError({ kind: 'refused', call: 'payments/begin', status: 409, message: '', code });
