import * as v from 'valibot';
import { supportBundleOf } from '../../store/diagnostics/supportBundle/bundle';
import type { RecordedEvents } from '../../store/diagnostics/supportBundle/eventRing';
import { readSupportBundle } from '../../store/diagnostics/supportBundle/readBundle';
import { tabStorage } from '../core/tabStorage';

/** Milliseconds: who stays away from the portal for longer has left the payment. */
const HALF_HOUR = 30 * 60_000;

const storage = tabStorage(
  'selfcareRecording',
  HALF_HOUR,
  v.object({ owner: v.nullable(v.string()), file: v.string() }),
);

/** Of the page nothing is kept but its events. */
const NOTHING = { saved: '', version: '', build: '', place: '', configuration: {}, browser: {} };

/**
 * Keeps the recording of a page that sends the payer to the card provider, for the page to which the payer returns:
 * redacted as in a file, in this tab alone, and with its subscriber. A logout deletes it (`sagas/app/clearStorage.ts`).
 */
export const keepRecording = (recorded: RecordedEvents, owner: string | null, now: number): void =>
  storage.save({ owner, file: JSON.stringify(supportBundleOf(recorded, NOTHING)) }, now);

/** What the pages before recorded, once, and for the same subscriber alone; null when there is nothing. */
export const takeRecording = (owner: string | null, now: number): RecordedEvents | null => {
  const kept = storage.read(now);
  storage.save(null, now);
  if (kept?.owner !== owner) return null;
  const reading = readSupportBundle(kept.file);
  if (!reading.ok || reading.isChanged) return null;
  const [first, ...moments] = reading.moments;
  const recorded: object = { before: first?.state, moments, calls: reading.bundle.calls };
  // By its hash it is what `keepRecording` has written, and that was of this type.
  return recorded as RecordedEvents;
};
