import type { Failure } from '../core/failure';
import { type AnswerWords, isKnownCode } from '../wire/refusal';

/** What is certain of a write: that it was done, that it was refused, or nothing. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Specification §5 and §9: no other status is a success. */
export const isSuccess = (status: number): boolean => status === 200 || status === 201;

export interface WriteAnswer {
  readonly status: number;
  readonly words: AnswerWords;
  /** Its body is what the contract expects of this call. */
  readonly isReadable: boolean;
  /** A readable body reports on parts of what was asked, or on a payment: the errors in it are theirs. */
  readonly isReport: boolean;
}

/**
 * What an answer says of its write, for every call, method and status: the one definition of the product.
 *
 * - Refused by a code that the contract, or the configuration's `operatorValues`, names as a refusal, in whatever status.
 * - Done by a readable 200 or 201 that fits what was asked and speaks of no error.
 * - Everything else says neither: another code, a sentence, a page, an empty body, no answer. It is found out by reading.
 */
export const outcomeOf = ({ status, words, isReadable, isReport }: WriteAnswer): Outcome => {
  const isReported = isSuccess(status) && isReadable && isReport;
  if (isReported) return 'done';
  if (isKnownCode(words.code)) return 'refused';
  return isSuccess(status) && isReadable && !words.isFailure ? 'done' : 'unknown';
};

/** What several parts of one answer say of the whole. */
export const outcomeOfParts = (parts: readonly Outcome[]): Outcome => {
  if (parts.length === 0 || parts.includes('unknown')) return 'unknown';
  return parts.includes('done') ? 'done' : 'refused';
};

/**
 * Whether a write that failed may have been carried out all the same. What never left, or was stopped by the portal
 * itself, was not. Of a read the question has no meaning.
 */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind !== 'payloadMissing' && kind !== 'blocked' && kind !== 'unreachable' && kind !== 'refused';

/**
 * Whether a failure of a sending settles its write. One that was sent before without an answer is settled by
 * nothing but the operator's word on it: that another sending never left, or found no session, says
 * nothing about the first.
 */
export const isSettledBy = (failure: Failure, isFirstSending: boolean): boolean =>
  !isOutcomeUnknown(failure) &&
  (isFirstSending || (failure.kind === 'refused' && failure.status !== 401));
