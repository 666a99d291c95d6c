import * as v from 'valibot';
import { codeWord, list, optionalMoney, rows, text } from '../../lenientReaders';
import { packResult } from './packs';

/** One result for each pack, because the operator may renew some packs and refuse others (code 1087). */
export const renewalResults = v.pipe(
  list(packResult),
  v.check((results) => results.length > 0, 'no result'),
);

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * The answer of `renewReadingText`, which may be a plain sentence. A sentence never settles a write
 * (`store/writes/outcome.ts`), so the schema reads a sentence as an empty list of results.
 */
export const renewalText = v.union([
  renewalResults,
  v.pipe(
    sentence,
    v.transform((): v.InferOutput<typeof renewalResults> => []),
  ),
]);

/**
 * Long-duration price (specification §3). A row is identified by `chargeperiod` or by `basepacktariff`, whichever the
 * operator sends, and by its pack if the row names one.
 */
export const longDurationPrice = v.pipe(
  v.object({
    chargeperiod: codeWord,
    basepacktariff: text,
    productid: text,
    productname: text,
    /** What the whole term costs, tax included. Null when the operator gives no readable price for the term. */
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
