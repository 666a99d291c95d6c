import * as v from 'valibot';
import type { ActionListener, ActionTap } from '../../store/diagnostics/actionTap';
import { createEventTracer } from '../../store/diagnostics/redaction/eventTrace';
import { pathWithoutIds } from '../../store/diagnostics/redaction/pathWithoutIds';
import {
  createStateRedactor,
  type RedactedEvent,
  redactEvent,
} from '../../store/diagnostics/redaction/redact';
import { isRecord, type Redacted } from '../../store/diagnostics/redaction/valueShape';
import {
  eventRing,
  type RecordedEvents,
  type RedactedState,
  type RingEntry,
} from '../../store/diagnostics/supportBundle/eventRing';
import type { Endpoint } from '../api/endpoint';
import { endpoints } from '../api/endpoints';
import { tabStorage } from '../core/tabStorage';
import { connectDevTools } from './devTools';

/** Milliseconds. A payer who stays away for longer has abandoned the payment. */
const HALF_HOUR = 30 * 60_000;

/** A recording in which each different slice is stored once, because one event changes only a few slices. */
interface Packed {
  readonly slices: readonly Redacted[];
  readonly before: PackedState;
  readonly moments: readonly (Omit<RecordedEvents['moments'][number], 'state'> & {
    readonly state: PackedState;
  })[];
  readonly calls: RecordedEvents['calls'];
}
/** The index of each slice in `slices`, by the slice's name. */
type PackedState = Readonly<Record<string, number>>;

const storage = tabStorage(
  'selfcareRecording',
  HALF_HOUR,
  v.object({ owner: v.nullable(v.string()), packed: v.custom<Packed>(Boolean) }),
);

/**
 * Stores the recording when the payer leaves this page for the card provider, so that the page to which the payer
 * returns can continue it. The recording is redacted as in a support file. It is stored in this tab only and marked
 * with its subscriber. A logout deletes it (`sagas/app/clearStorage.ts`).
 */
const keepRecording = (
  { before, moments, calls }: RecordedEvents,
  owner: string | null,
  now: number,
): void => {
  const places = new Map<Redacted, number>();
  const placeOf = (slice: Redacted): number => {
    const place = places.get(slice) ?? places.size;
    places.set(slice, place);
    return place;
  };
  const pack = (state: RedactedState): PackedState => mapped(state, placeOf);
  const packed: Packed = {
    before: pack(before),
    moments: moments.map((moment) => ({ ...moment, state: pack(moment.state) })),
    calls,
    slices: [...places.keys()],
  };
  storage.save({ owner, packed }, now);
};

/**
 * Returns what earlier pages of this tab have recorded, and deletes it from the storage. null without a recording, or
 * when the recording belongs to another subscriber.
 */
const takeRecording = (owner: string | null, now: number): RecordedEvents | null => {
  const kept = storage.read(now);
  storage.save(null, now);
  if (kept?.owner !== owner) return null;
  try {
    return unpacked(kept.packed);
  } catch {
    // Damaged.
    return null;
  }
};

const unpacked = ({ slices, before, moments, calls }: Packed): RecordedEvents => {
  const unpack = (state: PackedState): RedactedState =>
    mapped(state, (place) => slices[place] ?? null);
  return {
    before: unpack(before),
    moments: moments.map((moment) => ({ ...moment, state: unpack(moment.state) })),
    calls,
  };
};

const mapped = <From, To>(
  state: Readonly<Record<string, From>>,
  change: (slice: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, change(slice)]));

const rows: readonly Endpoint[] = Object.values(endpoints);

/**
 * Redacts every event from the first one on and keeps the latest for the support file. Redux DevTools
 * get the same events when the deployment allows it.
 */
export const startRecorder = (actionTap: ActionTap, isOpenToDevTools: boolean): void => {
  const redactState = createStateRedactor();
  const traceEvent = createEventTracer();
  const owner = trackOwner();
  const devTools = isOpenToDevTools ? connectDevTools() : null;
  let isFirst = true;
  const record: ActionListener = (event, state, { at, path }) => {
    const after = redactState(state);
    if (isFirst) {
      eventRing.begin(after);
      devTools?.init(after);
      isFirst = false;
    }
    const on = pathWithoutIds(path);
    const moment: RingEntry = {
      at,
      event: { ...redactEvent(event), ...traceEvent(event), on },
      state: after,
    };
    eventRing.keep(moment);
    noteCall(moment.event, at);
    if (event.type === STARTED) {
      const stored = ownerIn(after);
      owner.is(stored);
      const earlier = takeRecording(stored, at);
      if (earlier) eventRing.precede(earlier);
    }
    if (owner.isAnother(moment.event)) eventRing.begin(after);
    devTools?.send(moment);
  };
  window.addEventListener('pagehide', keepForNextPage);
  actionTap.listen((...args) => {
    try {
      record(...args);
    } catch (error) {
      // An error of the recorder must not break the portal.
      actionTap.listen(null);
      console.warn('The recorder for support stopped after an error:', error);
    }
  });
};

/**
 * Events are compared by type: importing their creators would add them to the login's chunk.
 */
const ENDS = ['session/loggedOut', 'session/loggedOutElsewhere'];
const NAMES_OWNER = [
  ...['session/logInSucceeded', 'session/loggedInElsewhere', 'subscriber/loadSucceeded'],
];

/** Dispatched once the browser's storage has been read: the state then has the subscriber of the stored session. */
const STARTED = 'app/appStarted';

/** The subscriber of a state; null without a session. */
const ownerIn = ({ session }: RedactedState): string | null => {
  const user = isRecord(session) ? session['user'] : null;
  return isRecord(user) && typeof user['customerid'] === 'string' ? user['customerid'] : null;
};

/**
 * Detects a change of the subscriber, and a logout, because a support file must not contain the events of two
 * subscribers. An expired session keeps its subscriber.
 */
const trackOwner = () => {
  let owner: unknown = null;
  return {
    is: (stored: string | null): void => void (owner = stored),
    isAnother: ({ type, payload }: RedactedEvent): boolean => {
      if (ENDS.includes(type)) {
        owner = null;
        return true;
      }
      if (!NAMES_OWNER.includes(type)) return false;
      const previous = owner;
      owner = isRecord(payload) ? payload['customerid'] : null;
      return previous !== null && previous !== owner;
    },
  };
};

/**
 * Stores the recording for the next page if a payment was sent to the card provider, because opening the provider's
 * page unloads this page.
 */
const keepForNextPage = (): void => {
  const recorded = eventRing.recorded();
  if (!recorded.moments.some(({ event }) => isSentToProvider(event))) return;
  // The session may have ended before this page is closed, so the last known subscriber counts.
  const owners = recorded.moments.map(({ state }) => ownerIn(state));
  keepRecording(recorded, owners.findLast((owner) => owner !== null) ?? null, Date.now());
};

const isSentToProvider = ({ type, payload }: RedactedEvent): boolean =>
  type === 'payments/attemptWritten' && isRecord(payload) && payload['step'] === 'atProvider';

const noteCall = ({ type, payload }: RedactedEvent, at: number): void => {
  if (!isRecord(payload) || typeof payload['call'] !== 'string') return;
  const { call, kind, status } = payload;
  if (type === 'loader/callStarted') {
    const row = rows.find(({ name }) => name === call);
    const { method = '', path = '' } = row ?? {};
    eventRing.callBegan({ call, method, path, at, took: null, status: null, outcome: 'running' });
  } else if (type === 'loader/callSettled') {
    eventRing.callEnded(call, at, typeof status === 'number' ? status : null);
  } else if (type.endsWith('Failed') && typeof kind === 'string') eventRing.callFailed(call, kind);
};
