import { isAction, type Middleware } from '@reduxjs/toolkit';
import { type Failure, PAYLOAD_NOT_FOUND } from './failure';
import { isFlowEvent } from './flow';

/**
 * A request of a flow that needs a payload and has none becomes that flow's failure, before a reducer or a saga
 * sees it and before anything is sent (specification §5).
 */
export const refuseMissingPayload: Middleware = () => (next) => (action) => {
  const isRequest = isAction(action) && isFlowEvent(action) && action.meta.needsPayload === true;
  if (!isRequest || (action.payload !== undefined && action.payload !== null)) return next(action);
  const { flow } = action.meta;
  const failure: Failure = { kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND };
  return next({
    type: `${flow}Failed`,
    payload: failure,
    meta: { flow, phase: 'Failed' },
  });
};
