import * as v from 'valibot';
import {
  bucketName,
  chatAddress,
  colour,
  configurationSchema,
  databaseAddress,
  limits,
  originAddress,
  shareOfPages,
  termsField,
  textByCall,
  textsByCall,
  wholeDays,
  wholeRupees,
} from '../../src/boot/configuration';

/*
 * What the fields of the configuration may be, in words. `CONFIGURATION.md` and the refusal of a configuration use the
 * same words. The page does not load this file: it names only the wrong field.
 */

/** The properties that parts of a schema may have; each part has some of them. */
export interface SchemaPart {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly wrapped?: SchemaPart;
  readonly default?: unknown;
  readonly item?: SchemaPart;
  readonly key?: SchemaPart;
  readonly value?: SchemaPart;
  readonly options?: readonly string[];
  readonly pipe?: readonly SchemaPart[];
  readonly requirement?: unknown;
}

/** The kinds of values with a check that does not say in words what it accepts. */
const kinds: ReadonlyMap<SchemaPart, string> = new Map<SchemaPart, string>([
  [
    originAddress,
    'an origin without a path, such as `https://pay.example.com` or `http://localhost:9000`',
  ],
  [colour, 'a colour as `#rrggbb`'],
  [wholeDays, 'a whole number above 0'],
  [wholeRupees, 'a whole number of rupees'],
  [
    limits,
    'an object of whole rupees with all of `least` (above 0), `most` (not below `least`) and `quick` (a list of amounts from `least` to `most`)',
  ],
  [shareOfPages, 'a number from 0 to 1'],
  [chatAddress, 'an `https://` address with `{text}` after its host'],
  [termsField, 'a text that is neither empty nor an `http:` address'],
  [databaseAddress, 'an address without a slash at the end'],
  [bucketName, 'the name of a bucket without `gs://`, such as `selfcare.appspot.com`'],
  [textsByCall, 'an object; each key: the name of a call or `*`; each value: an object of texts'],
  [textByCall, 'an object; each key: the name of a call or `*`; each value: a text'],
]);

/** What the part of the schema accepts, as Markdown: `a whole number above 0`. */
export const allowedBy = (part: SchemaPart): string => {
  const kind = kinds.get(part);
  if (kind !== undefined) return kind;
  switch (part.type) {
    case 'optional':
      return part.wrapped ? allowedBy(part.wrapped) : '';
    case 'array':
      return `a list; each: ${part.item ? allowedBy(part.item) : ''}`;
    case 'picklist':
      return listed(
        'or',
        (part.options ?? []).map((option) => `"${option}"`),
      );
    case 'record':
      return allowedByRecord(part);
    case 'object':
      return `an object with ${listed('and', requiredIn(part))}`;
    case 'boolean':
      return '`true` or `false`';
    case 'nullable':
      return `${part.wrapped ? allowedBy(part.wrapped) : ''} or \`null\``;
    case 'string':
      return `a text${lengthOf(part)}`;
    default:
      throw new Error(`A kind of field that has no words in allowedValues.ts: ${part.type}`);
  }
};

/** Code words as a list: `a`, `b` and `c`. */
const listed = (word: 'and' | 'or', names: readonly string[]): string => {
  const codes = names.map((name) => `\`${name}\``);
  return [codes.slice(0, -1).join(', '), codes.at(-1) ?? ''].filter(Boolean).join(` ${word} `);
};

const requiredIn = ({ entries = {} }: SchemaPart): readonly string[] =>
  Object.keys(entries).filter((name) => entries[name]?.type !== 'optional');

/** Describes a record such as `{ "MONTHLY": … }`: its known keys, and what each value is. */
const allowedByRecord = ({ key, value }: SchemaPart): string => {
  const keys = key?.options ? listed('or', key.options) : 'a text';
  const texts = value?.value?.type === 'nullable' ? 'texts or `null`' : 'texts';
  const values = value?.type === 'record' ? `an object of ${texts}` : value && allowedBy(value);
  return `an object; each key: ${keys}; each value: ${values ?? ''}`;
};

/** The length of a text. @throws when the text has a check for which there are no words. */
const lengthOf = ({ pipe = [] }: SchemaPart): string => {
  const checks = pipe.slice(1).map(({ type }) => type);
  if (checks.length === 0) return '';
  const most = pipe.find(({ type }) => type === 'max_length')?.requirement;
  if (checks.join() !== 'non_empty,max_length' || typeof most !== 'number')
    throw new Error(`A check of a text that has no words in allowedValues.ts: ${checks.join()}`);
  return ` of 1 to ${most} characters`;
};

/** Goes one step down the path of an issue and returns the part of the schema that checked this field, key or value. */
const partBelow = (above: SchemaPart, { key, origin: checked }: v.IssuePathItem): SchemaPart => {
  const part = above.wrapped ?? above;
  if (part.type === 'record') return (checked === 'key' ? part.key : part.value) ?? part;
  return part.entries?.[String(key)] ?? part.item ?? part;
};

const TEXTS: readonly string[] = ['string', 'picklist', 'nullable'];

/** What the configuration has in place of what the part accepts. Of a text it says only the length. */
const given = (input: unknown, { type, pipe = [] }: SchemaPart): string => {
  const isText = TEXTS.includes(type);
  if (typeof input === 'string')
    return pipe.some((check) => check.type === 'max_length')
      ? `one of ${input.length}`
      : `${isText ? 'this' : 'a'} text`;
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null)
    return type === 'object' ? 'these values' : 'an object';
  return typeof input === 'number' && isText ? 'a number' : String(input);
};

/**
 * Says which field is wrong, what it may be, and what it is: `renewalDays.MONTHLY: a whole number above 0, not -3.` The
 * sentence quotes no text of the configuration, because the text may be a secret.
 */
export const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const [field, path] = [v.getDotPath(issue) ?? '', issue.path ?? []];
  const checked = path.reduce<SchemaPart>(partBelow, configurationSchema);
  const part = checked.type === 'optional' && checked.wrapped ? checked.wrapped : checked;
  const words = allowedBy(part).replaceAll('`', '');
  if (issue.input === undefined) return `${field}: ${words} is missing.`;
  return path.at(-1)?.origin === 'key'
    ? `${field}: the key is ${words}.`
    : `${field}: ${words}, not ${given(issue.input, part)}.`;
};
