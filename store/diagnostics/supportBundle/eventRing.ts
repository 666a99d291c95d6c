import type { RedactedEvent } from '../redaction/redact';
import type { Redacted } from '../redaction/valueShape';
import type { EventTrace } from '../redaction/eventTrace';
import type { CallRecord } from './bundleShape';

export type RedactedState = Readonly<Record<string, Redacted>>;

export interface PageContext {
  /** The address that the page was at, without parameters. */
  readonly on?: string;
}

/** One event and the state after it, both redacted before they come here. */
export interface RecordedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: RedactedEvent & EventTrace & PageContext;
  readonly state: RedactedState;
}

/** As much as a capsule holds. */
export const MAX_RECORDED_EVENTS = 200;

/**
 * The latest of what happened, in memory alone: nothing of it is written down before the subscriber
 * saves a file. Beside the store and not in it, for it is about the store.
 */
export const createEventRing = (most = MAX_RECORDED_EVENTS) => {
  let before: RedactedState = {};
  const moments: RecordedEvent[] = [];
  const calls: CallRecord[] = [];
  const bounded = (list: unknown[]) => list.splice(0, list.length - most);
  return {
    /** Everything so far is forgotten; this is what the store holds now. */
    begin: (state: RedactedState): void => {
      before = state;
      moments.length = 0;
      calls.length = 0;
    },
    keep: (moment: RecordedEvent): void => {
      moments.push(moment);
      if (moments.length > most) before = moments.shift()?.state ?? before;
    },
    callBegan: (call: CallRecord): void => {
      calls.push(call);
      bounded(calls);
    },
    /** The oldest call of that name that has not ended. */
    callEnded: (name: string, at: number): void => {
      const on = calls.findIndex(({ call, took }) => call === name && took === null);
      const call = calls[on];
      if (call) calls[on] = { ...call, took: at - call.at, outcome: 'ended' };
    },
    /** The flow that had made the call says how it failed. */
    callFailed: (name: string, outcome: string, status: number | null): void => {
      const on = calls.findLastIndex(({ call }) => call === name);
      const call = calls[on];
      if (call) calls[on] = { ...call, outcome, status: status ?? call.status };
    },
    recorded: () => ({ before, moments: [...moments], calls: [...calls] }),
  };
};

export type RecordedEvents = ReturnType<ReturnType<typeof createEventRing>['recorded']>;

/** The one of this page. */
export const eventRing = createEventRing();
