import { answerFields } from '../../../store/wire/answerFields';
import { answers, type CallName } from '../../../store/wire/answers';
import { inGerman, wordsOfName } from './words';

/**
 * An operator whose fields all have other names than the portal's: none of the portal's field names appears in its
 * requests and answers. The calls and their effects stay the same.
 */
export interface Dialect {
  /** The operator's name for a field of the portal, in requests and answers. */
  readonly nameOf: (field: string) => string;
  /** The operator's values that replace the portal's, by the name of the portal's field. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The fields that wrap the data of an answer; null for an answer without a wrapper. */
  readonly envelope: { readonly data: string; readonly status: string } | null;
}

/** The names of all fields that the portal reads. */
const PORTAL_NAMES: ReadonlySet<string> = new Set(
  (Object.keys(answers) as CallName[]) // the table's own keys
    .flatMap((call) => [...answerFields(call).keys()])
    .flatMap((path) => path.split('.')),
);

/**
 * Adds the filler as a further word to a name of one word, and to a name that equals a name of the portal in this
 * style.
 */
const styled =
  (filler: string, style: (words: readonly string[]) => string) =>
  (field: string): string => {
    const words = wordsOfName(field);
    if (!words) return field;
    // The provider's fields differ from the operator's only by their capitals.
    const all = /[A-Z]/.test(field) ? [...words, 'pg'] : words;
    const name = style(all);
    return all.length === 1 || name === field || PORTAL_NAMES.has(name)
      ? style([...all, filler])
      : name;
  };

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const inSnakeCase = (words: readonly string[]): string => words.join('_');

export const dialects = {
  snake: { nameOf: styled('value', inSnakeCase), values: {}, envelope: null },
  camel: {
    nameOf: styled('text', ([first = '', ...rest]) => first + rest.map(capital).join('')),
    values: { productstatus: { ACTIVE: 'Running', EXPIRED: 'RunOut' } },
    envelope: null,
  },
  german: {
    nameOf: styled('angabe', (words) => {
      const [first = '', ...rest] = words.map(inGerman);
      return first + rest.map(capital).join('');
    }),
    values: { productstatus: { ACTIVE: 'AKTIV', EXPIRED: 'ABGELAUFEN' } },
    envelope: null,
  },
  envelope: {
    nameOf: styled('info', (words) => inSnakeCase(words).toUpperCase()),
    values: {},
    envelope: { data: 'RESULT_SET', status: 'OUTCOME' },
  },
} satisfies Readonly<Record<string, Dialect>>;

export type DialectName = keyof typeof dialects;

/** The field whose content keeps its names, because they are the card provider's. */
const NOT_OWN = 'fields';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer of the stand-in in this operator's names. */
export const spoken = (dialect: Dialect, status: number, answer: unknown): unknown => {
  const body = renamed(dialect, answer);
  if (!dialect.envelope) return body;
  const { data, status: outcome } = dialect.envelope;
  return status < 400
    ? { [outcome]: 'SUCCESS', [data]: body }
    : { [outcome]: 'FAILURE', ...(isObject(body) && body), [data]: null };
};

const renamed = (dialect: Dialect, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(dialect, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      dialect.nameOf(field),
      field === NOT_OWN
        ? inner
        : typeof inner === 'string'
          ? (dialect.values[field]?.[inner] ?? inner)
          : renamed(dialect, inner),
    ]),
  );
};

/** A request of the portal to this operator, translated to the names of the stand-in. */
export const understood = (
  dialect: Dialect,
  known: readonly string[],
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const fields = new Map(known.map((field) => [dialect.nameOf(field), field]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = fields.get(name) ?? name;
      const pairs = Object.entries(dialect.values[field] ?? {});
      return [field, pairs.find(([, theirs]) => theirs === value)?.[0] ?? value];
    }),
  );
};
