import type { UnknownAction } from '@reduxjs/toolkit';
import { type FlowEvent, type FlowName, isFlowEvent } from '../../core/flow';
import { isSessionEnd } from '../../identity/session';

/** The number of an event, who dispatched it, and which flows it belongs to. */
export interface EventTrace {
  /** Counted from 1 since the page was opened. */
  readonly no: number;
  /** A saga, or the page (the subscriber or a screen). */
  readonly by: 'page' | 'saga';
  /** At the end of a flow: the flow and its request, e.g. `payments/start #12`. */
  readonly answers?: string;
  /** For an event that belongs to no flow: the flows that are running. */
  readonly during?: readonly string[];
}

/** The saga middleware marks the actions that a saga dispatches. */
export const SAGA_ACTION_MARK = '@@redux-saga/SAGA_ACTION';

/** Flows that the end of a session does not cancel. */
const OUTLIVES = /^(?:session|maintenance)\//;

/**
 * Traces flows by their events only: a flow runs from its request to its end. If a flow was requested twice, its end
 * has both numbers, because the event does not say which request has ended. A running write ignores the second request,
 * so its first request has ended. A read is restarted, so its last request has ended.
 */
export const createEventTracer = () => {
  const running = new Map<FlowName, readonly number[]>();
  let no = 0;

  const named = (flow: FlowName): string =>
    [flow, ...(running.get(flow) ?? []).map((request) => `#${request}`)].join(' ');

  const traceFlow = ({ meta: { flow, phase } }: FlowEvent<unknown>): Partial<EventTrace> => {
    if (phase === 'Requested') {
      running.set(flow, [...(running.get(flow) ?? []), no]);
      return {};
    }
    const answers = named(flow);
    running.delete(flow);
    return { answers };
  };

  return (action: UnknownAction): EventTrace => {
    no += 1;
    const by = SAGA_ACTION_MARK in action ? 'saga' : 'page';
    if (isFlowEvent(action)) return { no, by, ...traceFlow(action) };
    const during = [...running.keys()].map(named);
    if (isSessionEnd(action))
      for (const flow of running.keys()) if (!OUTLIVES.test(flow)) running.delete(flow);
    return { no, by, ...(during.length > 0 && { during }) };
  };
};
