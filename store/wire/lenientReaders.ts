import * as v from 'valibot';
import { paiseOf } from '../core/money';

/**
 * The building blocks of every wire shape. Reading is lenient where nothing hangs on it
 * (an operator's backend sends numbers as text, text as numbers, null for nothing, a lone
 * object for a list of one) and strict where money or the session does.
 * Dates are `text`, in ISO 8601: a screen that cannot read one shows '---'.
 */

const words = v.union([v.string(), v.number()]);

/** Text that has to be there and not be empty: an id, a status the product acts on. A number is taken as its text. */
export const requiredText = v.pipe(words, v.transform(String), v.trim(), v.nonEmpty());

/** Text that may be missing, null or empty: the screen then shows '---'. */
export const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

const wholeOrNull = (value: string | number | null): number | null => {
  const whole = value === null || value === '' ? NaN : Number(value);
  return Number.isSafeInteger(whole) ? whole : null;
};

/** A count that may come as text. Null when absent or unreadable, for a screen on which 0 would be a lie. */
export const optionalCount = v.optional(v.pipe(v.nullable(words), v.transform(wholeOrNull)), null);

/** A count that may come as text or not at all. Never used for money. */
export const count = v.optional(
  v.pipe(
    v.nullable(words),
    v.transform((value) => wholeOrNull(value) ?? 0),
  ),
  0,
);

/** A measure that may have decimals (gigabytes used). Null when absent or unreadable. Never used for money. */
export const measure = v.optional(
  v.pipe(
    v.nullable(words),
    v.transform((value) => {
      const measured = value === null || value === '' ? NaN : Number(value);
      return Number.isFinite(measured) ? measured : null;
    }),
  ),
  null,
);

/** A flag that may come as a boolean, as YES/NO, true/false, 1/0, or not at all. */
export const flag = v.optional(
  v.pipe(
    v.nullable(v.union([v.boolean(), v.string(), v.number()])),
    v.transform((value) => ['true', 'yes', 'y', '1', 'on'].includes(String(value).toLowerCase())),
  ),
  false,
);

/** An amount in rupees on the wire ("499.00", or a number), whole paise inside. Anything else is refused. */
export const money = v.pipe(
  words,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const paise = paiseOf(String(dataset.value));
    if (paise !== null) return paise;
    addIssue({ message: 'not an amount in rupees' });
    return NEVER;
  }),
);

/** An amount that somebody is asked to pay, or has paid: more than nothing. */
export const payable = v.pipe(
  money,
  v.check((paise) => paise > 0, 'not an amount that can be paid'),
);

const noAmount = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** An amount that an entity may come without (absent, null or ''). One that is there but cannot be read is refused. */
export const optionalMoney = v.optional(v.nullable(v.union([noAmount, money])), null);

/** Rupees are the only currency. An amount in another one must not be read as rupees; one without is in rupees. */
export const currency = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (value === null || value === '' ? 'INR' : value.toUpperCase())),
    v.literal('INR'),
  ),
  'INR',
);

/** A list. A lone object is a list of one; a missing or null list is empty. */
export const list = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) =>
  v.optional(
    v.pipe(
      v.nullable(
        v.union([
          v.array(item),
          v.pipe(
            item,
            v.transform((one) => [one]),
          ),
        ]),
      ),
      v.transform((items): v.InferOutput<Item>[] => items ?? []),
    ),
    [],
  );

/** What a call answers of which only the success matters. */
export const acknowledgement = v.object({ message: text });
