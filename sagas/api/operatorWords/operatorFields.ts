/**
 * Where an operator's answer holds a field of the portal, by call or for all (`*`):
 * `{ activePacks: { expirydate: 'enddate', price: 'tariff.monthly' }, '*': { stbno: 'boxno' } }`.
 */
export type NamesByCall = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** For all calls: it applies to every object of every answer, however deep. */
export const ALL_CALLS = '*';
/** The path of an object or a list to itself. */
export const ITSELF = '.';

/** Holds what the card provider's page is sent with: its names and values are the provider's. */
export const PROVIDER_FORM = 'fields';

/** The fields of one object of an answer: where each is, and those of the object that it holds. */
interface FieldTree {
  readonly path: readonly string[];
  readonly inner: ReadonlyMap<string, FieldTree>;
}
type Fields = ReadonlyMap<string, FieldTree>;

const NONE: Fields = new Map();

/** The path of a field of ours leads through lists and objects of ours: `cartdetails.price`. */
const treeOf = (paths: Readonly<Record<string, string>>): Fields => {
  const heads = new Set(Object.keys(paths).map((path) => path.split('.')[0] ?? path));
  return new Map(
    [...heads].map((head) => {
      const inner = Object.entries(paths)
        .filter(([path]) => path.startsWith(`${head}.`))
        .map(([path, theirs]) => [path.slice(head.length + 1), theirs] as const);
      return [
        head,
        { path: stepsOf(paths[head] ?? head), inner: treeOf(Object.fromEntries(inner)) },
      ];
    }),
  );
};

const stepsOf = (path: string): readonly string[] => (path === ITSELF ? [] : path.split('.'));

/** What a path leads to; through a list it leads to a list, one for each row. Never to what an object inherits. */
export const valueAt = (value: unknown, path: readonly string[]): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, step)) return valueAt((value as Record<string, unknown>)[step], rest); // an own field
  if (!Array.isArray(value)) return undefined;
  const found = value.map((row) => valueAt(row, path)).filter((row) => row !== undefined);
  return found.length > 0 ? found : undefined;
};

/**
 * What says that a call was refused counts under its own name too: an error of a server in front of the
 * operator's must not be lost.
 */
const REFUSAL_FIELDS: ReadonlySet<string> = new Set(['error', 'errorcode', 'errorCode', 'message']);

/** An answer with the portal's fields. A field that the configuration names is read where it says, and nowhere else. */
export const inPortalFields = (
  names: NamesByCall,
  call: string,
): ((answer: unknown) => unknown) => {
  // Without an end, in every object of an object that is its own field.
  const everywhere = new Map(
    [...treeOf(names[ALL_CALLS] ?? {})].filter(([, { path }]) => path.length > 0),
  );
  const ofCall = treeOf(names[call] ?? {});

  const translate = (value: unknown, own: Fields, common: Fields = everywhere): unknown => {
    if (Array.isArray(value)) return listOf(value, own);
    if (typeof value !== 'object' || value === null) return value;
    const fields = new Map([...common, ...own]);
    const kept = Object.entries(value)
      .filter(([name]) => !fields.has(name) || REFUSAL_FIELDS.has(name))
      .map(([name, inner]) => [name, translate(inner, NONE, commonIn(name))] as const);
    return Object.fromEntries([...kept, ...read(value, fields)]);
  };

  const commonIn = (name: string): Fields => (name === PROVIDER_FORM ? NONE : everywhere);

  const read = (value: unknown, fields: Fields): readonly (readonly [string, unknown])[] =>
    [...fields].flatMap(([name, { path, inner }]) => {
      const found = valueAt(value, path);
      return found === undefined ? [] : [[name, translate(found, inner, commonIn(name))] as const];
    });

  /** A bare list is an object's field where that field is the answer itself. */
  const listOf = (value: readonly unknown[], own: Fields): unknown => {
    const whole = new Map([...own].filter(([, { path }]) => path.length === 0));
    return whole.size > 0
      ? Object.fromEntries(read(value, whole))
      : value.map((row) => translate(row, own));
  };

  return (answer) => translate(answer, ofCall);
};

/** The fields of a request under the operator's names. */
export const inOperatorFields = (
  names: NamesByCall,
  call: string,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const theirs = new Map(Object.entries({ ...names[ALL_CALLS], ...names[call] }));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [theirs.get(name) ?? name, value]),
  );
};
