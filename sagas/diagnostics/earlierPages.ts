import * as v from 'valibot';
import type { Redacted } from '../../store/diagnostics/redaction/valueShape';
import type {
  RecordedEvents,
  RedactedState,
} from '../../store/diagnostics/supportBundle/eventRing';
import { tabStorage } from '../core/tabStorage';

/** Milliseconds: who stays away from the portal for longer has left the payment. */
const HALF_HOUR = 30 * 60_000;

/** Every slice once: most of them stay as they are from one event to the next. */
interface Packed {
  readonly slices: readonly Redacted[];
  readonly before: PackedState;
  readonly moments: readonly (Omit<RecordedEvents['moments'][number], 'state'> & {
    readonly state: PackedState;
  })[];
  readonly calls: RecordedEvents['calls'];
}
/** By name, where each slice is among all. */
type PackedState = Readonly<Record<string, number>>;

const storage = tabStorage(
  'selfcareRecording',
  HALF_HOUR,
  v.object({ owner: v.nullable(v.string()), packed: v.custom<Packed>(Boolean) }),
);

/**
 * Keeps the recording of a page that sends the payer to the card provider, for the page to which the payer returns:
 * redacted as in a file, in this tab alone, and with its subscriber. A logout deletes it (`sagas/app/clearStorage.ts`).
 */
export const keepRecording = (
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

/** What the pages before recorded, once, and for the same subscriber alone; null when there is nothing. */
export const takeRecording = (owner: string | null, now: number): RecordedEvents | null => {
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
