import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Failure } from './failure';
import { type AnyFlow, type FlowName, type FlowPhase, isFlowEvent, isFlowFailed } from './flow';

/** The flow is still running, but the page no longer has a part that would show its failure. */
export const failurePlaceLeft = createAction<FlowName>('flows/failurePlaceLeft');
/** The flow is still running, and a part that would show its failure is on the page again. */
export const failurePlaceReturned = createAction<FlowName>('flows/failurePlaceReturned');

/** The progress of one flow in this session, separate from the data that the flow loads. */
interface FlowProgress {
  readonly phase: FlowPhase;
  /** Present when the phase is `Failed`. */
  readonly failure?: Failure;
}

export type FlowStatus = 'idle' | 'running' | 'succeeded' | 'failed';

const STATUS: Record<FlowPhase, FlowStatus> = {
  Requested: 'running',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Cancelled: 'idle',
};

const initialState: Readonly<Record<FlowName, FlowProgress>> = {};

const flows = createSlice({
  name: 'flows',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addMatcher(isFlowEvent, (state, action) => ({
      ...state,
      [action.meta.flow]: {
        phase: action.meta.phase,
        ...(isFlowFailed(action) && { failure: action.payload }),
      },
    })),
  selectors: {
    selectStatus: (flows, { flow }: AnyFlow): FlowStatus => {
      const progress = flows[flow];
      return progress ? STATUS[progress.phase] : 'idle';
    },
    selectFailure: (flows, { flow }: AnyFlow): Failure | null => flows[flow]?.failure ?? null,
  },
});

export const { selectStatus, selectFailure } = flows.selectors;
export const flowsReducer = flows.reducer;
