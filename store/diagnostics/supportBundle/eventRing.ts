import type { EventTrace } from '../redaction/eventTrace';
import type { RedactedEvent } from '../redaction/redact';
import type { Redacted } from '../redaction/valueShape';
import type { CallRecord } from './bundleShape';

export type RedactedState = Readonly<Record<string, Redacted>>;

interface PageContext {
  /** The page's path without parameters. */
  readonly on?: string;
}

/** One event and the state after it, both redacted. */
export interface RingEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: RedactedEvent & EventTrace & PageContext;
  readonly state: RedactedState;
}

/** The latest events and calls, and the state before them. */
export interface RecordedEvents {
  readonly before: RedactedState;
  readonly moments: readonly RingEntry[];
  readonly calls: CallRecord[];
}

/** The type of the first event in Redux DevTools, used here for the state with which a page began. */
export const PAGE_OPENED = '@@INIT';

/** Events that a screen dispatches on each key press, with everything typed so far. */
const TYPING: ReadonlySet<string> = new Set([
  'offers/applicantTyped',
  'profile/detailsEdited',
  'survey/answersGiven',
  'ticketDraft/typed',
  'topUp/amountTyped',
]);

/** How many events a support bundle holds. */
const MAX_RECORDED_EVENTS = 200;

/**
 * The latest events, in memory. They are stored only when the subscriber saves a file, or leaves the page while a
 * payment is at the card provider (`sagas/diagnostics/recorder.ts`). The ring is not part of the state, because it
 * records the state.
 */
export const createEventRing = (most = MAX_RECORDED_EVENTS) => {
  let before: RedactedState = {};
  const moments: RingEntry[] = [];
  const calls: CallRecord[] = [];
  const dropOldest = (): void => {
    while (moments.length > most) before = moments.shift()?.state ?? before;
    while (calls.length > most) calls.shift();
  };
  return {
    /** Clears everything and starts with this state. */
    begin: (state: RedactedState): void => {
      before = state;
      moments.length = 0;
      calls.length = 0;
    },
    keep: (moment: RingEntry): void => {
      // Of successive typing events of one type only the last is recorded.
      const { type } = moment.event;
      if (TYPING.has(type) && moments.at(-1)?.event.type === type) moments.pop();
      moments.push(moment);
      dropOldest();
    },
    /** Puts the recording of the earlier pages in front of the recording of this page. */
    precede: (earlier: RecordedEvents): void => {
      const event = { type: PAGE_OPENED, no: 0, by: 'page' } as const;
      const opened: RingEntry = { at: moments[0]?.at ?? 0, event, state: before };
      moments.unshift(...earlier.moments, opened);
      calls.unshift(...earlier.calls);
      before = earlier.before;
      dropOldest();
    },
    callBegan: (call: CallRecord): void => {
      calls.push(call);
      dropOldest();
    },
    /** Ends the oldest running call of that name. */
    callEnded: (name: string, at: number, status: number | null): void => {
      const on = calls.findIndex(({ call, took }) => call === name && took === null);
      const call = calls[on];
      if (call) calls[on] = { ...call, took: at - call.at, status, outcome: 'ended' };
    },
    /** Records the failure of the latest call of that name. */
    callFailed: (name: string, outcome: string): void => {
      const on = calls.findLastIndex(({ call }) => call === name);
      const call = calls[on];
      if (call) calls[on] = { ...call, outcome };
    },
    recorded: (): RecordedEvents => ({ before, moments: [...moments], calls: [...calls] }),
  };
};

/** The ring of this page. */
export const eventRing = createEventRing();
