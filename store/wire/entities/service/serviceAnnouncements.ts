import * as v from 'valibot';
import { instantOf } from '../../../core/values/dates';
import { localizedText, requiredText, text } from '../../lenientReaders';
import { readEach, requiredLocalizedText } from './realtime';

const serviceAnnouncement = v.object({
  id: requiredText,
  /** outage: something does not work. work: planned work will interrupt something. info: anything else. */
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

const bornAt = ({ created, starts }: ServiceAnnouncement): number =>
  instantOf(created) ?? instantOf(starts) ?? 0;

/** The notices of the database that can be read, newest first. */
export const readServiceAnnouncements = (tree: unknown): readonly ServiceAnnouncement[] =>
  [...readEach(serviceAnnouncement, tree)].sort((a, b) => bornAt(b) - bornAt(a));
