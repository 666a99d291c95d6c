import * as v from 'valibot';
import { localizedText, rows, text } from '../../lenientReaders';

/**
 * Promo/banner (specification §3). An ad has `promoadsid`, `adtype` and `adstatus` instead of `promoid`, `type` and
 * `status`.
 */
export const promo = v.pipe(
  v.object({
    promoid: text,
    filename: text,
    /** The alternative text of the picture. */
    name: localizedText,
    /** A number sent as text: sort by its value, not as text. */
    weight: text,
    /** e.g. SELFCARE */
    portal: text,
    created: text,
    /** Opened only if http or https. */
    redirecturl: text,
    url: text,
    /** e.g. BANNER */
    type: text,
    /** e.g. ACTIVE */
    status: text,
    promoadsid: text,
    adtype: text,
    adstatus: text,
  }),
  v.check(({ promoid, promoadsid }) => promoid !== '' || promoadsid !== '', 'no id'),
);
export const promos = rows(promo);

export type Promo = v.InferOutput<typeof promo>;
