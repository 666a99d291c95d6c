import type { Failure } from '../core/failure';
import { type AnswerWords, isKnownCode } from '../wire/refusal';

/** What is certain about a write: that it was done, that it was refused, or nothing. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Specification §5 and §9: no other status is a success. */
export const isSuccess = (status: number): boolean => status === 200 || status === 201;

export interface WriteAnswer {
  readonly status: number;
  readonly words: AnswerWords;
  /** Its body is what the contract expects of this call. */
  readonly isReadable: boolean;
  /** A readable body reports on single parts of the request, or on a payment. Errors in it concern these. */
  readonly isReport: boolean;
}

/**
 * What an answer says about its write, for every call, method and status. The product has no other definition.
 *
 * - Refused by a code that the contract, or the configuration's `operatorValues`, names as a refusal, in whatever status.
 * - Done by a readable 200 or 201 that fits the request and reports no error.
 * - Unknown by anything else: another code, a sentence, a page, an empty body, no answer. The outcome is then found by
 *   reading.
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
 * Whether a failed write may have been carried out all the same. A write that was not sent, or that the portal
 * itself stopped, was not. For a read the question has no meaning.
 */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind !== 'payloadMissing' && kind !== 'blocked' && kind !== 'unreachable' && kind !== 'refused';

/**
 * Whether a failure settles its write. A write that was sent before without an answer is settled only by the
 * operator's refusal: another request that was not sent, or found no session, says nothing about the first.
 */
export const isSettledBy = (failure: Failure, isFirstSending: boolean): boolean =>
  !isOutcomeUnknown(failure) &&
  (isFirstSending || (failure.kind === 'refused' && failure.status !== 401));
