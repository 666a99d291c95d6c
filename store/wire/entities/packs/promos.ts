import * as v from 'valibot';
import { list, text } from '../../lenientReaders';

/** Promo/banner (specification §3). The ads variant is named by `promoadsid`, `adtype` and `adstatus` instead. */
export const promo = v.pipe(
  v.object({
    promoid: text,
    filename: text,
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
export const promos = list(promo);

export type Promo = v.InferOutput<typeof promo>;
