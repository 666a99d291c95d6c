import { useState } from 'react';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure, useStatus } from './useFlow';

interface FlowRequest {
  /** Of what was pressed here; one of an earlier visit is no news. */
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly hasBegun: boolean;
  readonly hasSucceeded: boolean;
  /** To be said with the press. */
  readonly begin: () => void;
}

/** How far a write has come that was begun on this very part of the screen. */
export const useFlowRequest = (flow: AnyFlow): FlowRequest => {
  const [hasBegun, setBegun] = useState(false);
  const status = useStatus(flow);
  const failure = useFailure(flow);
  return {
    failure: hasBegun ? failure : null,
    isBusy: status === 'running',
    hasBegun,
    hasSucceeded: hasBegun && status === 'succeeded',
    begin: () => setBegun(true),
  };
};
