import type { Har } from 'har-format';
import * as v from 'valibot';
import { type RecordedPage, UnreadableRecording } from './recording';

const moment = v.pipe(v.number(), v.minValue(0));

const event = v.object({
  at: moment,
  by: v.picklist(['page', 'saga']),
  event: v.looseObject({ type: v.string() }),
});

/** What `npm run record` writes beside the requests, in an extension field that the format allows. */
const harExtension = v.object({
  format: v.literal(1),
  began: v.number(),
  pages: v.array(
    v.object({ at: moment, address: v.string(), events: v.array(event), end: v.unknown() }),
  ),
});

export type HarExtension = v.InferOutput<typeof harExtension>;

export const HAR_EXTENSION_FIELD = '_selfcare';

interface HarExtensionContent {
  readonly began: number;
  readonly pages: readonly RecordedPage[];
}

/** Returns null for an archive that a browser wrote; throws an UnreadableRecording when one of ours is damaged. */
export const harExtensionOf = ({ log }: Har): HarExtensionContent | null => {
  const written = (log as unknown as Record<string, unknown>)[HAR_EXTENSION_FIELD]; // the format allows fields with a leading underscore
  if (written === undefined) return null;
  const read = v.safeParse(harExtension, written);
  if (!read.success) {
    const [issue] = read.issues;
    const where = v.getDotPath(issue) ?? '';
    throw new UnreadableRecording(`The portal's part of the archive is damaged at "${where}".`);
  }
  const { began, pages } = read.output;
  return { began, pages: pages.map((page) => ({ ...page, calls: [], end: page.end ?? null })) };
};
