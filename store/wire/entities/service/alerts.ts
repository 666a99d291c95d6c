import * as v from 'valibot';
import {
  codeWord,
  count,
  eachRow,
  localizedText,
  requiredText,
  rows,
  text,
} from '../../lenientReaders';

export const alert = v.object({
  idalert: requiredText,
  message: localizedText,
  /** A number sent as text: sort by its value, not as text. */
  weight: text,
  /** e.g. BUSINESS */
  alerttype: codeWord,
  entityid: text,
  entitytype: text,
  image: text,
  url: text,
  created: text,
});

/** Alert (specification §3): `count` is the number of all alerts, `data` has the requested page. */
export const alertPage = v.object({ count, data: rows(alert) });

/** A bare list has no count, so its readable rows are counted. A list with only unreadable rows is accepted too. */
const bareAlerts = v.pipe(
  eachRow(alert),
  v.transform((data) => ({ count: data.length, data })),
);

/** A page, or the list alone. */
export const alerts = v.union([bareAlerts, alertPage]);

export type SubscriberAlert = v.InferOutput<typeof alert>;
export type SubscriberAlerts = v.InferOutput<typeof alerts>;
