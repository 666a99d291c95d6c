import * as v from 'valibot';
import { count, localizedText, requiredText, rows, text } from '../../lenientReaders';

export const alert = v.object({
  idalert: requiredText,
  message: localizedText,
  /** A number sent as text: sort by its value, not as text. */
  weight: text,
  /** e.g. BUSINESS */
  alerttype: text,
  entityid: text,
  entitytype: text,
  image: text,
  url: text,
  created: text,
});

/** Alert (specification §3): `count` of all there are, `data` of the page asked for. */
export const alerts = v.object({ count, data: rows(alert) });

export type SubscriberAlert = v.InferOutput<typeof alert>;
export type SubscriberAlerts = v.InferOutput<typeof alerts>;
