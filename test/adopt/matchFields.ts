import * as v from 'valibot';
import { isList, objectsIn } from '../../store/wire/answerFields';
import type { CallName } from '../../store/wire/answers';
import type { ArchivedCall } from './archivedCalls';
import { likeness, meaningsOf } from './glossary';

type Schema = v.GenericSchema<unknown, unknown>;
type Fields = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, Schema>>;

/** Where the fields of the portal were found in the operator's objects. */
export interface Matched {
  /**
   * The key is the portal's field, from the top of the answer; the value is the operator's path, from the object that
   * holds it.
   */
  readonly paths: ReadonlyMap<string, string>;
  /** The fields that were matched by their values more than by their names: an engineer has to confirm them. */
  readonly byValue: ReadonlySet<string>;
  readonly missing: readonly MissingField[];
}

export interface CallDraft {
  readonly call: CallName;
  readonly seen: readonly ArchivedCall[];
  /** Where the data stands; `.` is the answer itself. */
  readonly root: string;
  /** Null where no answer held an object. */
  readonly matched: Matched | null;
}

export interface MissingField {
  readonly field: string;
  /** The answer cannot be read without it. */
  readonly isRequired: boolean;
  /** The operator's fields that it could be, with what they hold. */
  readonly candidates: readonly string[];
}

/** How alike two names must be: they share more than half of their meaning. */
const ALIKE = 0.6;
/** How alike two names must be when their values are of the right kind too. */
const SOMEWHAT_ALIKE = 0.3;
const DEPTH = 2;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a key is a field's name. A key that looks like a phone number or an e-mail address is personal data. */
const isFieldName = (name: string): boolean =>
  /^[\p{L}_$@][\p{L}\p{N}_$@:-]{0,60}$/u.test(name) && !/\d{4}/.test(name);

/** Every field of some objects with all its values; the fields of objects inside them are named with a dot. */
const fieldsIn = (
  objects: readonly Fields[],
  depth = DEPTH,
): ReadonlyMap<string, readonly unknown[]> => {
  const found = new Map<string, unknown[]>();
  for (const object of objects)
    for (const [name, value] of Object.entries(object).filter(([key]) => isFieldName(key))) {
      found.set(name, [...(found.get(name) ?? []), value]);
      if (depth > 0 && isObject(value))
        for (const [inner, values] of fieldsIn([value], depth - 1)) {
          const path = `${name}.${inner}`;
          found.set(path, [...(found.get(path) ?? []), ...values]);
        }
    }
  return found;
};

/** Whether a schema reads a value. One that turns an unreadable amount into null has not read it. */
const accepts = (schema: Schema, value: unknown): boolean => {
  const read = v.safeParse(schema, value);
  const isUnread = 'fallback' in schema && isGiven(value) && read.output === null;
  return read.success && !isUnread;
};
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

type Kind = 'list' | 'object' | 'money' | 'date' | 'plain';

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /\d{4}/.test(value) &&
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/.test(value);
const isDecimal = (value: unknown): boolean => /^-?\d+\.\d{1,2}$/.test(String(value));

/** The kind of some values; null when all are empty. */
const kindOf = (values: readonly unknown[]): Kind | null => {
  const given = values.filter(isGiven);
  if (given.length === 0) return null;
  if (given.every(Array.isArray)) return 'list';
  if (given.every(isObject)) return 'object';
  if (given.every(isDate)) return 'date';
  return given.some(isDecimal) && given.every((value) => /^-?\d+(\.\d{1,2})?$/.test(String(value)))
    ? 'money'
    : 'plain';
};

const DATES = /(?:date|on|from|after|ed)$/;

const kindOfField = (name: string, schema: Schema): Kind => {
  if (isList(schema)) return 'list';
  if (objectsIn(schema).length > 0 || schema.type === 'record') return 'object';
  if (accepts(schema, '1.50') && !accepts(schema, 'a')) return 'money';
  return accepts(schema, 'a') && DATES.test(name) ? 'date' : 'plain';
};

/**
 * Whether values of the found kind could be of the wanted one: both are equal, nothing was found, or neither is a list
 * or an object.
 */
const couldBe = (wanted: Kind, found: Kind | null): boolean =>
  found === null || found === wanted || (!isShape(wanted) && !isShape(found));
const isShape = (kind: Kind): boolean => kind === 'list' || kind === 'object';

interface Pair {
  readonly name: string;
  readonly path: string;
  readonly score: number;
}

/** Matches the fields of one kind of object to those of the operator's objects. */
const matchObject = (entries: Entries, objects: readonly Fields[], at: number): Matched => {
  const theirs = fieldsIn(objects);
  const chosen = new Map<string, string>();
  const byValue = new Set<string>();
  const free = () => [...theirs.keys()].filter((path) => ![...chosen.values()].includes(path));
  const open = () => Object.entries(entries).filter(([name]) => !chosen.has(name));
  const choose = (pairs: readonly Pair[], isByValue: boolean) => {
    for (const { name, path } of [...pairs].sort((one, other) => other.score - one.score)) {
      if (chosen.has(name) || [...chosen.values()].includes(path)) continue;
      chosen.set(name, path);
      if (isByValue) byValue.add(name);
    }
  };
  const pairsOf = (least: number, fits: (wanted: Kind, found: Kind | null) => boolean) =>
    open().flatMap(([name, schema]) =>
      free().flatMap((path): Pair[] => {
        const values = theirs.get(path) ?? [];
        const wanted = kindOfField(name, schema);
        const steps = path.split('.');
        const alike = Math.max(
          likeness(meaningsOf(name), meaningsOf(path)),
          likeness(meaningsOf(name), meaningsOf(steps.at(-1) ?? path)),
        );
        // Of two paths that are equally alike, the less deeply nested one scores higher.
        const score = alike - (steps.length - 1) / 20;
        const found = kindOf(values);
        // A text in several languages is an object whose field names are the languages.
        const isText = wanted === 'plain' && found === 'object';
        const isRead =
          isShape(wanted) || values.filter(isGiven).every((value) => accepts(schema, value));
        return score >= least && isRead && fits(wanted, isText ? 'plain' : found)
          ? [{ name, path, score }]
          : [];
      }),
    );

  for (const [name, schema] of Object.entries(entries))
    if (theirs.has(name) && couldBe(kindOfField(name, schema), kindOf(theirs.get(name) ?? [])))
      chosen.set(name, name);
  choose(pairsOf(ALIKE, couldBe), false);
  choose(
    pairsOf(SOMEWHAT_ALIKE, (wanted, found) => wanted === found && wanted !== 'plain'),
    true,
  );
  const onlyOne = (name: string, isIt: (values: readonly unknown[]) => boolean) => {
    if (!(name in entries) || chosen.has(name)) return;
    const fitting = free().filter((path) => isIt((theirs.get(path) ?? []).filter(isGiven)));
    if (fitting.length === 1) choose([{ name, path: fitting[0] ?? '', score: 0 }], true);
  };
  // A date after the recording is an expiry date; if a single amount is left beside a pack, it is the price.
  onlyOne(
    'expirydate',
    (values) => kindOf(values) === 'date' && values.some((day) => Date.parse(String(day)) > at),
  );
  onlyOne('price', (values) => kindOf(values) === 'money');

  const inner = [...chosen].map(([name, path]) => {
    const schema = entries[name];
    const parts = schema ? objectsIn(schema) : [];
    const held = (theirs.get(path) ?? []).flatMap((value) =>
      Array.isArray(value) ? value : [value],
    );
    const rows = held.filter(isObject);
    return parts.length > 0 && rows.length > 0
      ? ([name, matchObject(Object.assign({}, ...parts) as Entries, rows, at)] as const) // objects of schemas
      : null;
  });
  const below = inner.filter((one) => one !== null);
  const within = (name: string, field: string) => `${name}.${field}`;
  return {
    paths: new Map([
      ...chosen,
      ...below.flatMap(([name, { paths }]) =>
        [...paths].map(([field, path]): [string, string] => [within(name, field), path]),
      ),
    ]),
    byValue: new Set([
      ...byValue,
      ...below.flatMap(([name, found]) => [...found.byValue].map((field) => within(name, field))),
    ]),
    missing: [
      ...open().map(([field, schema]) => ({
        field,
        isRequired: !accepts(schema, undefined),
        candidates: candidatesFor(kindOfField(field, schema), free(), theirs),
      })),
      ...below.flatMap(([name, found]) =>
        found.missing.map((one) => ({ ...one, field: within(name, one.field) })),
      ),
    ],
  };
};

const IN_WORDS: Readonly<Record<Kind, string>> = {
  list: 'a list',
  object: 'an object',
  money: 'a decimal',
  date: 'a date',
  plain: 'a value',
};

/** The operator's remaining fields of the right kind; there are too many plain values to guess. */
const candidatesFor = (
  wanted: Kind,
  free: readonly string[],
  theirs: ReadonlyMap<string, readonly unknown[]>,
): readonly string[] =>
  wanted === 'plain'
    ? []
    : free
        .filter((path) => kindOf(theirs.get(path) ?? []) === wanted)
        .map((path) => `${path} (${IN_WORDS[wanted]})`);

/**
 * The fields of a schema, matched to what some answers hold. Null when no answer holds an object.
 *
 * @param at when the answers were recorded, in milliseconds since 1970.
 */
export const matchAnswers = (
  schema: Schema,
  answers: readonly unknown[],
  at: number,
): Matched | null => {
  const rows = answers.flatMap((answer): unknown[] => (Array.isArray(answer) ? answer : [answer]));
  const objects = rows.filter(isObject);
  const entries = Object.assign({}, ...objectsIn(schema)) as Entries; // objects of schemas
  return objects.length === 0 || Object.keys(entries).length === 0
    ? null
    : matchObject(entries, objects, at);
};

/**
 * The paths at which the data may be in some answers: the answer itself (`.`), or an object or list at a path of one or
 * two fields.
 */
export const rootsIn = (answers: readonly unknown[]): readonly string[] => [
  '.',
  ...[...fieldsIn(answers.filter(isObject), 1)]
    .filter(([, values]) => ['list', 'object'].includes(kindOf(values) ?? ''))
    .map(([path]) => path),
];
