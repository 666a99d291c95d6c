import type { UnknownAction } from '@reduxjs/toolkit';
import { isFlowEvent, type FlowEvent, type FlowName } from '../../core/flow';
import { isSessionEnd } from '../../identity/session';

/** Which event it is, and which flow said it or was at work when it was said. */
export interface EventTrace {
  /** Counted from 1 since the page was opened. */
  readonly no: number;
  /** A saga, or the page: a subscriber, or a screen that opened. */
  readonly by: 'page' | 'saga';
  /** Of the end of a flow: the flow and the request that it answers, e.g. `payments/start #12`. */
  readonly answers?: string;
  /** Of every other event: the flows that were at work. */
  readonly during?: readonly string[];
}

/** The saga middleware marks whatever a saga says. */
export const SAGA_ACTION_MARK = '@@redux-saga/SAGA_ACTION';

/** Flows that the end of a session does not cut off. */
const OUTLIVES = /^(?:session|maintenance)\//;

/**
 * Tells which saga answered without looking into one: a flow is at work from its request to its end.
 * Pressed twice, it bears both numbers: a write answers the first of them, a read the last.
 */
export const createEventTracer = () => {
  const atWork = new Map<FlowName, readonly number[]>();
  let no = 0;

  const named = (flow: FlowName): string =>
    [flow, ...(atWork.get(flow) ?? []).map((request) => `#${request}`)].join(' ');

  const traceFlow = ({ meta: { flow, phase } }: FlowEvent<unknown>): Partial<EventTrace> => {
    if (phase === 'Requested') {
      atWork.set(flow, [...(atWork.get(flow) ?? []), no]);
      return {};
    }
    const answers = named(flow);
    atWork.delete(flow);
    return { answers };
  };

  return (action: UnknownAction): EventTrace => {
    no += 1;
    const by = SAGA_ACTION_MARK in action ? 'saga' : 'page';
    if (isFlowEvent(action)) return { no, by, ...traceFlow(action) };
    const during = [...atWork.keys()].map(named);
    if (isSessionEnd(action))
      for (const flow of atWork.keys()) if (!OUTLIVES.test(flow)) atWork.delete(flow);
    return { no, by, ...(during.length > 0 && { during }) };
  };
};
