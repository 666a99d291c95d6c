import * as v from 'valibot';
import { isAmountPayable, sentPaiseOf } from '../core/values/money';

/**
 * The building blocks of the answer schemas. They are lenient (a backend may send numbers as text, text
 * as numbers, null for a missing value, one object for a list of one) and strict where money or the
 * session depends on a value. Dates stay text (`core/values/dates.ts` reads them); a screen shows '---' for an
 * unreadable date.
 */

const words = v.union([v.string(), v.number()]);

/** Required, non-empty text, such as an id or a status. A number is read as text. */
export const requiredText = v.pipe(words, v.transform(String), v.trim(), v.nonEmpty());

/** Text; '' when it is missing, null or empty, which a screen shows as '---'. */
export const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

/**
 * A word from a list of codes, such as a status or a kind. Operators differ in upper and lower case, so the word is
 * read in upper case, in which the specification writes it. A text with a space is no code and stays as it is.
 */
const inCodeCase = (value: string): string => {
  const word = value.trim();
  return /\s/.test(word) ? value : word.toUpperCase();
};
export const codeWord = v.pipe(text, v.transform(inCodeCase));
export const requiredCodeWord = v.pipe(requiredText, v.transform(inCodeCase));

/** How databases write a missing date, as text or as a number. */
const NO_DATE = /^(0+$|(0000|0001|1900|1970|9999)-)/;

/** The text of a date; '' for a missing date. */
export const dateField = v.pipe(
  text,
  v.transform((written) => (NO_DATE.test(written.trim()) ? '' : written)),
);

export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The values of an error field that mean no error. */
const NO_ERROR: ReadonlySet<string> = new Set(['', '0', '00', 'false', 'null']);

/** The error in a field as text: 'true' for `true` or an object, '' for a value that means no error (`NO_ERROR`). */
export const errorText = (value: unknown): string => {
  if (value === true || (typeof value === 'object' && value !== null)) return 'true';
  const word = plainText(value);
  return NO_ERROR.has(word.toLowerCase()) ? '' : word;
};

/** A field for an error; '' for a value that means no error (`NO_ERROR`). */
export const errorField = v.pipe(
  text,
  v.transform((word: string) => errorText(word)),
);

/** Text that may come in several languages, by their codes. A language that the portal does not know is not shown. */
export const localizedText = v.optional(v.union([v.record(v.string(), text), text]), '');

const wholeOrNull = (value: string | number | null): number | null => {
  const whole = value === null || value === '' ? NaN : Number(value);
  return Number.isSafeInteger(whole) ? whole : null;
};

/** A count that may come as text. Null when it is missing or unreadable. */
export const optionalCount = v.optional(v.pipe(v.nullable(words), v.transform(wholeOrNull)), null);

/** A count that may come as text. 0 when it is missing or unreadable. Never used for money. */
export const count = v.optional(
  v.pipe(
    v.nullable(words),
    v.transform((value) => wholeOrNull(value) ?? 0),
  ),
  0,
);

/**
 * A measure that may have decimals, such as gigabytes. Null when it is missing or its text is no number. Never used for
 * money.
 */
export const measure = v.optional(
  v.pipe(
    v.nullable(words),
    v.transform((value) => {
      const measured = String(value ?? '').trim() === '' ? NaN : Number(value);
      return Number.isFinite(measured) ? measured : null;
    }),
  ),
  null,
);

const sentFlag = v.nullable(v.union([v.boolean(), v.string(), v.number()]));
const isYes = (value: v.InferOutput<typeof sentFlag>): boolean =>
  ['true', 'yes', 'y', '1', 'on'].includes(String(value).toLowerCase());

/** A flag that may come as a boolean, YES/NO, true/false or 1/0; false when it is missing. */
export const flag = v.optional(v.pipe(sentFlag, v.transform(isYes)), false);

/** A flag that may be absent: null when it is missing, null or ''. An absent flag does not mean "no". */
export const optionalFlag = v.optional(
  v.pipe(
    sentFlag,
    v.transform((value) => (value === null || value === '' ? null : isYes(value))),
  ),
  null,
);

/** YES or NO, from any form of `optionalFlag`; '' when the field is missing, null or ''. */
export const yesOrNo = v.pipe(
  optionalFlag,
  v.transform((isSo): string => (isSo === null ? '' : isSo ? 'YES' : 'NO')),
);

/** An amount that is sent in rupees ("499.00", "₹1,499.00" or a number) and read as paise. Anything else is refused. */
export const money = v.pipe(
  words,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const paise = sentPaiseOf(dataset.value);
    if (paise !== null) return paise;
    addIssue({ message: 'not an amount in rupees' });
    return NEVER;
  }),
);

/** An amount to pay or paid: more than 0. */
export const payable = v.pipe(money, v.check(isAmountPayable, 'not an amount that can be paid'));

const noAmount = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** An amount of a cart, a bill or a result that may be missing, null or ''. An unreadable amount is refused. */
export const optionalBillMoney = v.optional(v.nullable(v.union([noAmount, money])), null);

/** An amount; null when it is missing or unreadable. Its row stays, and a screen shows '---'. */
export const optionalMoney = v.fallback(optionalBillMoney, null);

/** Only rupees are accepted; a missing currency means rupees. */
export const currency = v.optional(
  v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^(?:[Ii][Nn][Rr])?$/))),
    v.transform(() => 'INR' as const),
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
            v.transform((value) => [value]),
          ),
        ]),
      ),
      v.transform((items): v.InferOutput<Item>[] => items ?? []),
    ),
    [],
  );

const UNREADABLE = Symbol('a row that cannot be read');
const unreadableRow = v.pipe(
  v.unknown(),
  v.transform((): typeof UNREADABLE => UNREADABLE),
);
const leftOut = new WeakMap<readonly unknown[], number>();

/** How many unreadable rows `eachRow` left out of an answer. The answer is a list, or an object that contains lists. */
export const unreadableRowsOf = (answer: unknown): number => {
  if (Array.isArray(answer)) return leftOut.get(answer) ?? 0;
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.values(answer).reduce(
    (sum: number, part: unknown) => sum + (Array.isArray(part) ? (leftOut.get(part) ?? 0) : 0),
    0,
  );
};

/** Reads an array row by row. Unlike `rows`, `eachRow` accepts an array with only unreadable rows. */
export const eachRow = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) =>
  v.pipe(
    v.array(v.union([item, unreadableRow])),
    v.transform((all): v.InferOutput<Item>[] => {
      const kept = all.filter((row): row is v.InferOutput<Item> => row !== UNREADABLE);
      if (kept.length < all.length) leftOut.set(kept, all.length - kept.length);
      return kept;
    }),
  );

/**
 * A list that is read row by row: an unreadable row is left out and counted (`unreadableRowsOf`). A list with only
 * unreadable rows is refused. Carts, bills and results are read as a whole instead.
 */
export const rows = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) => {
  type Row = v.InferOutput<Item>;
  const readable = v.pipe(
    eachRow(item),
    v.check((kept) => kept.length > 0 || unreadableRowsOf(kept) === 0),
  );
  const single = v.pipe(
    item,
    v.transform((value): Row[] => [value]),
  );
  const read = v.optional(
    v.pipe(
      v.nullable(v.union([readable, single])),
      v.transform((value): Row[] => value ?? []),
    ),
    [],
  );
  // The input type is what an operator should send, although the schema accepts more.
  return read as v.GenericSchema<v.InferInput<ReturnType<typeof list<Item>>>, Row[]>;
};

const anything = v.optional(v.unknown());

/** The fields with which the answer to any write may acknowledge the write. */
const GENERAL_WORDS = { message: text, status: anything, success: anything, result: anything };

/** A text, `true` or an object. A number does not count, because it cannot show that a write was done. */
const saysSomething = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' && value !== '') ||
  (typeof value === 'object' && value !== null);

/**
 * The answer to a write. At least one field must have content: an empty object, a list or the answer to another call
 * does not show that the write was done.
 */
export const acknowledgementOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    // The call's own fields replace the general ones. TypeScript cannot know that, because `Entries` is generic.
    v.object({ ...GENERAL_WORDS, ...entries } as Omit<typeof GENERAL_WORDS, keyof Entries> &
      Entries),
    v.check(
      (answer) => Object.values(answer).some(saysSomething),
      'nothing that this call answers',
    ),
    v.transform((answer) => {
      const ownFields = Object.entries(answer).filter(([name]) => name in entries);
      return Object.fromEntries(ownFields) as v.InferOutput<v.ObjectSchema<Entries, undefined>>; // only the own fields
    }),
  );

/** The answer of the operator's relay for push messages. Only the success of the call matters. */
export const relayAnswer = v.object({ message: text });

/** For a call whose answer only says that the call succeeded. */
export const acknowledgement = acknowledgementOf({ message: text });
