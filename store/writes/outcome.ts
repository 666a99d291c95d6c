import type { Failure } from '../core/failure';
import { type AnswerWords, isKnownCode } from '../wire/refusal';

/** What is certain about a write: that it was done, that it was refused, or nothing. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Specification §5 and §9: no other status is a success. */
export const isSuccess = (status: number): boolean => status === 200 || status === 201;

export interface WriteAnswer {
  readonly status: number;
  readonly words: AnswerWords;
  /** Whether the body fits the schema of this call's answer. */
  readonly isReadable: boolean;
  /**
   * Whether the call answers with a report on single packs or a payment. An error in a report concerns only its pack or
   * payment, not the whole request.
   */
  readonly isReport: boolean;
}

/**
 * What an answer says about its write, for every call, method and status. `sagas/writes/idempotentCall.ts` may correct
 * the result by the content of the answer and by the operator's data.
 *
 * - Refused: the answer has a code that the contract or the configuration's `operatorValues` lists as a refusal. The
 *   status does not matter. A code in a readable report does not count, because it concerns only a pack or a payment.
 * - Done: the answer is a readable 200 or 201 that is a report or has no error.
 * - Unknown: anything else, for example another code, a sentence, an HTML page, an empty body or no answer. The
 *   portal then finds the outcome by reading the operator's data.
 */
export const outcomeOf = ({ status, words, isReadable, isReport }: WriteAnswer): Outcome => {
  const isReported = isSuccess(status) && isReadable && isReport;
  if (isReported) return 'done';
  if (isKnownCode(words.code)) return 'refused';
  return isSuccess(status) && isReadable && !words.isFailure ? 'done' : 'unknown';
};

/** The outcome of a whole write, from the outcomes of its parts. */
export const outcomeOfParts = (parts: readonly Outcome[]): Outcome => {
  if (parts.length === 0 || parts.includes('unknown')) return 'unknown';
  return parts.includes('done') ? 'done' : 'refused';
};

/**
 * Whether the operator may have carried out a failed write. The operator did not carry out a write that was not sent,
 * that the portal blocked, or that the operator refused. For a read the result has no meaning.
 */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind !== 'payloadMissing' && kind !== 'blocked' && kind !== 'unreachable' && kind !== 'refused';

/**
 * Whether a failure settles its write. If an earlier request of the write got no answer, only the operator's refusal
 * settles the write. A later request that was not sent, or that was answered with a 401, says nothing about the
 * earlier one.
 */
export const isSettledBy = (failure: Failure, isFirstSending: boolean): boolean =>
  !isOutcomeUnknown(failure) &&
  (isFirstSending || (failure.kind === 'refused' && failure.status !== 401));
