import * as v from 'valibot';
import { text } from '../../lenientReaders';

/** Maintenance status (specification §3). Anything but ON is OFF: a damaged answer must not close the portal. */
export const maintenance = v.object({
  maintenance: v.pipe(
    text,
    v.transform((value) => (value.toUpperCase() === 'ON' ? 'ON' : 'OFF')),
  ),
  header: text,
  image: text,
  /** HTML of the operator's making: never shown unsanitised. */
  content: text,
  /** CSS of the operator's making: never applied unsanitised. */
  style: text,
});

export type Maintenance = v.InferOutput<typeof maintenance>;
