import { isRefusal, refusalCode } from '../../../store/core/failure';
import type { RefusalReason } from '../../../store/payments/attempt';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
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
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' };
  if (!isRefusal(failure)) return { kind: 'notSent' };
  const sentence = failure.kind === 'refused' ? failure.message : '';
  return { kind: 'refused', reason: { code: refusalCode(failure), sentence } };
};

/** A refusal that speaks of a payment which went through. */
export const isPaidAlready = (error: unknown): boolean =>
  error instanceof FailureError && PAID_ALREADY.includes(refusalCode(error.failure));
