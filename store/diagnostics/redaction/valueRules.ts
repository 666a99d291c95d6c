import { messages } from '../../core/messages';
import { redactByRule, type ValueRule, type Rule } from './rule';
import { redactFields, isRecord, describeShape } from './valueShape';

/*
 * How a value that is allowed by name looks when it leaves. Each is strict about what it lets through: a
 * field that one day holds something else than it was listed for shows its shape.
 */

/** A mobile number with or without its country, and the twelve digits of an Aadhaar. */
const PERSONAL_NUMBER = /^(?:\+?0?91)?[6-9]\d{9}$|^[2-9]\d{11}$/;
const WORD = /^[\w.:+-]{0,64}$/;
const isWord = (value: string): boolean => WORD.test(value) && !PERSONAL_NUMBER.test(value);

const textWhere =
  (isAllowed: (value: string) => boolean): ValueRule =>
  (value) =>
    typeof value === 'string' && isAllowed(value) ? value : describeShape(value);

/** Numbers, yes and no, and words of a programmer's or an operator's making: kinds, states, codes, ids. */
export const plain: ValueRule = (value) => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return textWhere(isWord)(value);
};

/** A word of that kind and nothing else: no number passes for an id. */
export const id: ValueRule = textWhere(isWord);

/** What a pack, a plan or a category is called: short, and without a number or an address in it. */
export const title = textWhere((value) => value.length <= 80 && !/\d{6}|@|:\/\//.test(value));

const DAY = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
export const day = textWhere((value) => value === '' || DAY.test(value));

/** Rupees as they were typed or travel. */
export const rupees = textWhere((value) => /^\d{0,7}(?:\.\d{0,2})?$/.test(value));

/** No more than the last two digits. */
export const phone: ValueRule = (value) =>
  typeof value === 'string' && /\d{2}$/.test(value)
    ? `•••• ${value.slice(-2)}`
    : describeShape(value);

/** Where a server is, without anything that was asked of it. */
export const origin: ValueRule = (value) =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : describeShape(value);

/** One of the portal's own addresses: no parameters, and of an id in it only that there is one. */
export const path: ValueRule = (value) => {
  if (typeof value !== 'string' || !value.startsWith('/')) return describeShape(value);
  const [pathname = ''] = value.split(/[?#]/);
  return pathname
    .split('/')
    .map((part) => (/^[a-z]{0,24}$/i.test(part) ? part : '…'))
    .join('/');
};

const ours: ReadonlySet<unknown> = new Set(Object.values(messages));
/** A sentence of the portal's own. The operator's may name somebody. */
export const said = textWhere((value) => ours.has(value));

const KEY = /^[\w.:/ +-]{1,100}$/;
/** A record whose keys are ids or names of flows. */
export const byKey =
  (rule: Rule): ValueRule =>
  (value) =>
    isRecord(value)
      ? redactFields(
          value,
          (_, field) => redactByRule(rule, field),
          (key) => KEY.test(key) && key.split(/[ /]/).every(isWord),
        )
      : describeShape(value);
