import * as v from 'valibot';
import { localizedText, text } from '../../lenientReaders';

/** Maintenance status (specification §3). Anything but ON is OFF: a damaged answer must not close the portal. */
export const maintenance = v.object({
  maintenance: v.pipe(
    text,
    v.transform((value) => (value.toUpperCase() === 'ON' ? 'ON' : 'OFF')),
  ),
  header: localizedText,
  image: text,
  /** The operator's HTML; it must be sanitised. */
  content: localizedText,
  /** The operator's CSS; it must be sanitised. */
  style: text,
});

export type Maintenance = v.InferOutput<typeof maintenance>;
