import * as v from 'valibot';
import { list, optionalMoney, rows, text } from '../../lenientReaders';
import { packResult } from './packs';

/** One result for each pack: some may be renewed while others fail (1087). No result at all is no answer. */
export const renewalResults = v.pipe(
  list(packResult),
  v.check((results) => results.length > 0, 'no result'),
);

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * The variant of the same call that may answer a plain sentence. No sentence settles a write
 * (`store/writes/outcome.ts`), so one has no results.
 */
export const renewalText = v.union([
  renewalResults,
  v.pipe(
    sentence,
    v.transform((): v.InferOutput<typeof renewalResults> => []),
  ),
]);

/**
 * Long-duration price (specification §3). A row is named by `chargeperiod` or by
 * `basepacktariff`, whichever the operator sends, and by the pack it is about.
 */
export const longDurationPrice = v.pipe(
  v.object({
    chargeperiod: text,
    basepacktariff: text,
    productid: text,
    productname: text,
    /** What the whole term costs, tax included. Null: the term is not offered. */
    monthlyprice: optionalMoney,
    quarterlyprice: optionalMoney,
    halfyearlyprice: optionalMoney,
    yearlyprice: optionalMoney,
  }),
  v.check(
    ({ chargeperiod, basepacktariff }) => chargeperiod !== '' || basepacktariff !== '',
    'neither chargeperiod nor basepacktariff',
  ),
);
export const longDurationPrices = rows(longDurationPrice);

export type LongDurationPrice = v.InferOutput<typeof longDurationPrice>;
