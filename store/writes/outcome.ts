import type { Failure } from '../core/failure';

/** Of a gateway nobody knows how far the request came. */
const GATEWAY = [502, 504];

/** Whether a write that failed may have been carried out all the same. */
export const leavesDoubt = (failure: Failure): boolean => {
  if (failure.kind === 'refused') return GATEWAY.includes(failure.status);
  return failure.kind !== 'unreachable' && failure.kind !== 'payloadMissing';
};

/**
 * The same where money moves: of an operator in trouble (any 5xx) nobody knows either how far it came.
 */
export const leavesMoneyInDoubt = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.status >= 500 : leavesDoubt(failure);
