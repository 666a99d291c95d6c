import { useState } from 'react';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailurePlace, useLastFailure, useStatus } from './useFlow';

export interface FlowRequest {
  /** The failure of a request from this component. The snackbar shows the failure of an earlier component's request. */
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly hasBegun: boolean;
  readonly hasSucceeded: boolean;
  /** Call it together with the request. */
  readonly begin: () => void;
}

/** The progress of a write that this component requests. */
export const useFlowRequest = (flow: AnyFlow): FlowRequest => {
  const [hasBegun, setBegun] = useState(false);
  const status = useStatus(flow);
  const failure = useLastFailure(flow);
  useFailurePlace(flow, hasBegun);
  return {
    failure: hasBegun ? failure : null,
    isBusy: status === 'running',
    hasBegun,
    hasSucceeded: hasBegun && status === 'succeeded',
    begin: () => setBegun(true),
  };
};
