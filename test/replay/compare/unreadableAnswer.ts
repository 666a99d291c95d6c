import type { UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../store/core/failure';
import { isFlowEvent } from '../../../store/core/flow';
import { Difference } from './difference';

/**
 * Where only calls were recorded, the outcome of a flow is unknown. An answer that today's code cannot read is a
 * difference all the same, because the recorded page was able to continue with it. A defect of the code is one too.
 */
export const unreadableAnswerIn = (event: UnknownAction): Difference | null => {
  if (!isFlowEvent(event) || event.meta.phase !== 'Failed') return null;
  const failure = event.payload as Failure; // what every flow fails with
  if (failure.kind === 'unreadable')
    return new Difference(`the answer to ${failure.call} cannot be read by today’s code`);
  return failure.kind === 'defect' ? new Difference(`${event.type} is a defect`) : null;
};
