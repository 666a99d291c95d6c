import type { UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../store/core/failure';
import { isFlowEvent } from '../../../store/core/flow';
import { Difference } from './difference';

/**
 * Where only calls were recorded the outcome of a flow is unknown. That today's code cannot make
 * anything of an answer is a difference all the same: the page that got it then went on with it.
 */
export const unreadableAnswerIn = (event: UnknownAction): Difference | null => {
  if (!isFlowEvent(event) || event.meta.phase !== 'Failed') return null;
  const failure = event.payload as Failure; // what every flow fails with
  if (failure.kind === 'unreadable')
    return new Difference(`the answer to ${failure.call} cannot be read by today’s code`);
  return failure.kind === 'defect' ? new Difference(`${event.type} is a defect`) : null;
};
