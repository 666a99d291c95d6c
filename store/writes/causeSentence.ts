import type { Failure } from '../core/failure';
import { isFault, messages } from '../core/messages';

/** Why the outcome of a write is unknown. */
export const causeSentence = (failure: Failure): string => {
  if (failure.kind === 'defect') return messages.defect;
  if (failure.kind !== 'unknown' || failure.status === undefined) return messages.connectionLost;
  return isFault(failure.status) ? messages.systemFaulty : messages.answerUnreadable;
};
