import { isLanguage } from '../../core/languages';
import { messages } from '../../core/messages';
import { webAddressIn } from '../../core/values/webAddress';
import { CHARGE_PERIODS } from '../../wire/values';
import { pathWithoutIds } from './pathWithoutIds';
import { describeShape, isRecord, type Redacted, redactFields } from './valueShape';

/* The rules for values that are allowed by name. A value that its rule does not accept is replaced by its shape. */

/** Redacts one allowed value. */
export type ValueRule = (value: unknown) => Redacted;

/** A mobile number with or without its country code, or the twelve digits of an Aadhaar number. */
const PERSONAL_NUMBER = /^(?:\+?0?91)?[6-9]\d{9}$|^[2-9]\d{11}$/;
const WORD = /^[\w.:+-]{0,64}$/;
const isWord = (value: string): boolean => WORD.test(value) && !PERSONAL_NUMBER.test(value);

const textWhere =
  (isAllowed: (value: string) => boolean): ValueRule =>
  (value) =>
    typeof value === 'string' && isAllowed(value) ? value : describeShape(value);

/** Numbers, booleans and single words, for example states, codes and ids. */
export const visible: ValueRule = (value) => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return textWhere(isWord)(value);
};

/** The pack of a bill: its id alone or, in a cart, the id followed by the box and the term. */
export const billLine = textWhere((value) => {
  const [productid = '', ...behind] = value.split(' ');
  if (behind.length === 0) return isWord(productid);
  const [stbno = '', term = ''] = behind;
  return behind.length === 2 && isWord(productid) && isWord(stbno) && TERMS.has(term);
});
/** The terms of a bill line. The term is '' if the operator sells for one term only. */
const TERMS: ReadonlySet<string> = new Set(['', ...CHARGE_PERIODS]);

/** A single word. Numbers are replaced by their shape. */
export const id: ValueRule = textWhere(isWord);

/** The name of a pack, a plan or a category: short, without a long number or an address. */
export const titleText = textWhere((value) => value.length <= 80 && !/\d{6}|@|:\/\//.test(value));

/** A text that the operator publishes to all subscribers alike. */
export const published: ValueRule = textWhere((value) => value.length <= 2_000);

const DAY = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
export const day = textWhere((value) => value === '' || DAY.test(value));

/** An amount in rupees as typed or sent. */
export const rupees = textWhere((value) => /^\d{0,7}(?:\.\d{0,2})?$/.test(value));

/** The name of a flow: `domain/verb`. */
export const flowName = textWhere((value) => /^[a-zA-Z]{1,40}\/[a-zA-Z]{1,40}$/.test(value));

/** The last two digits only. */
export const phone: ValueRule = (value) =>
  typeof value === 'string' && /\d{2}$/.test(value)
    ? `•••• ${value.slice(-2)}`
    : describeShape(value);

/** The origin of an address without its path and query. */
export const origin: ValueRule = (value) =>
  (typeof value === 'string' && webAddressIn(value)?.origin) || describeShape(value);

export const path: ValueRule = (value) =>
  typeof value === 'string' && value.startsWith('/') ? pathWithoutIds(value) : describeShape(value);

/** The two documented sentences of code 1087 (specification §8). Support must tell them apart. */
const RENEWAL_REFUSALS = [
  'Try Renew Within 15 days of expiry',
  'Failed to get CreateConditionalVoucherCharges Result CLOSE',
];
const knownSentences: ReadonlySet<unknown> = new Set([
  ...Object.values(messages),
  ...RENEWAL_REFUSALS,
]);
/** A sentence of the portal or of the specification. The operator's other sentences may contain names. */
export const knownSentence = textWhere((value) => knownSentences.has(value));

const KEY = /^[\w.:/ +-]{1,100}$/;
/** Whether a key of a record is an id or the name of a flow. */
export const isKey = (key: string): boolean => KEY.test(key) && key.split(/[ /]/).every(isWord);

/** A text that may come in several languages of the portal. The rule applies to the text in each language. */
export const localized =
  (rule: ValueRule): ValueRule =>
  (value) =>
    isRecord(value)
      ? redactFields(value, (name, text) => (isLanguage(name) ? rule : describeShape)(text))
      : rule(value);
