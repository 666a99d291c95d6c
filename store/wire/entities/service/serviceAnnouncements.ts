import * as v from 'valibot';
import { localizedText, requiredText, text } from '../../lenientReaders';
import { readEach, requiredLocalizedText } from './realtime';

const serviceAnnouncement = v.object({
  id: requiredText,
  /** outage: something does not work. work: something will not, on purpose. info: anything else. */
  severity: v.fallback(v.picklist(['outage', 'work', 'info']), 'info'),
  title: requiredLocalizedText,
  text: localizedText,
  /** The area it is about; '' is everywhere. */
  region: text,
  /** ISO 8601, or '' where it is not known. */
  starts: text,
  ends: text,
  created: text,
});

/** A live notice about the service. */
export type ServiceAnnouncement = v.InferOutput<typeof serviceAnnouncement>;

/** Milliseconds since 1970; null for what is no moment. */
export const momentOf = (written: string): number | null => {
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? null : moment;
};

const bornAt = ({ created, starts }: ServiceAnnouncement): number =>
  momentOf(created) ?? momentOf(starts) ?? 0;

/** The notices of the database that can be read, newest first. */
export const readServiceAnnouncements = (tree: unknown): readonly ServiceAnnouncement[] =>
  [...readEach(serviceAnnouncement, tree)].sort((a, b) => bornAt(b) - bornAt(a));
