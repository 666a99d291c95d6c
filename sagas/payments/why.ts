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

/** A payment of the same may have taken the money already: nothing was sent. */
export const stillOpen = (): FailureError =>
  new FailureError({
    kind: 'refused',
    call: 'begin',
    status: 409,
    message: '',
    code: 'PAYMENT_OPEN',
  });

/** While the press was waiting, another one paid the same. */
export const justPaid = (): FailureError =>
  new FailureError({ kind: 'refused', call: 'begin', status: 409, message: '', code: 'JUST_PAID' });

/** The amount the provider would take is not the one that was agreed to: asked again, never paid. */
export const amountChanged = (call: string): FailureError =>
  new FailureError({ kind: 'refused', call, status: 409, message: '', code: 'AMOUNT_CHANGED' });
