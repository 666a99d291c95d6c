/**
 * The operator's words for the portal's fields, by call or for all calls (`*`): the path of each field in an answer,
 * or the name of each field in a request. For example, for answers:
 * `{ activePacks: { expirydate: 'enddate', price: 'tariff.monthly' }, '*': { stbno: 'boxno' } }`.
 */
export type NamesByCall = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Stands for all calls. Its entries apply to requests, and to every object of every answer except `PROVIDER_FORM`. */
export const ALL_CALLS = '*';
/** The path of an object or a list to itself. */
export const ITSELF = '.';

/** The object that is posted to the card provider's page. Its names and values are the provider's. */
export const PROVIDER_FORM = 'fields';

/**
 * A field of an answer: its path in the operator's answer and, if the field contains an object, the fields of that
 * object.
 */
interface FieldTree {
  readonly path: readonly string[];
  readonly inner: ReadonlyMap<string, FieldTree>;
}
type Fields = ReadonlyMap<string, FieldTree>;

const NONE: Fields = new Map();

/** A field's name is a path through the portal's own lists and objects, for example `cartdetails.price`. */
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

/**
 * The value at a path. A path through a list gives a list of the rows' values. Inherited properties are never read.
 */
export const valueAt = (value: unknown, path: readonly string[]): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, step)) return valueAt((value as Record<string, unknown>)[step], rest); // an own field
  if (!Array.isArray(value)) return undefined;
  const values = value.map((row) => valueAt(row, path)).filter((row) => row !== undefined);
  return values.length > 0 ? values : undefined;
};

/**
 * Fields of a refusal. They keep their names even if the configuration gives other names, because a server in front of
 * the operator's API may answer with an error of its own.
 */
const REFUSAL_FIELDS: ReadonlySet<string> = new Set(['error', 'errorcode', 'errorCode', 'message']);

/**
 * Translates an answer to the portal's fields. A field with a configured path is read only at that path, except for
 * `REFUSAL_FIELDS`.
 */
export const inPortalFields = (
  names: NamesByCall,
  call: string,
): ((answer: unknown) => unknown) => {
  // The path `.` means the object itself. A field with this path would nest without end if it applied to every object.
  const everywhere = new Map(
    [...treeOf(names[ALL_CALLS] ?? {})].filter(([, { path }]) => path.length > 0),
  );
  const ofCall = treeOf(names[call] ?? {});

  const translate = (value: unknown, ownFields: Fields, common: Fields = everywhere): unknown => {
    if (Array.isArray(value)) return listOf(value, ownFields);
    if (typeof value !== 'object' || value === null) return value;
    const fields = new Map([...common, ...ownFields]);
    const kept = Object.entries(value)
      .filter(([name]) => !fields.has(name) || REFUSAL_FIELDS.has(name))
      .map(([name, inner]) => [name, translate(inner, NONE, commonIn(name))] as const);
    return Object.fromEntries([...kept, ...read(value, fields)]);
  };

  const commonIn = (name: string): Fields => (name === PROVIDER_FORM ? NONE : everywhere);

  const read = (value: unknown, fields: Fields): readonly (readonly [string, unknown])[] =>
    [...fields].flatMap(([name, { path, inner }]) => {
      const field = valueAt(value, path);
      return field === undefined ? [] : [[name, translate(field, inner, commonIn(name))] as const];
    });

  /** If a field's path is `.`, a list becomes an object that contains the list in this field. */
  const listOf = (value: readonly unknown[], ownFields: Fields): unknown => {
    const whole = new Map([...ownFields].filter(([, { path }]) => path.length === 0));
    return whole.size > 0
      ? Object.fromEntries(read(value, whole))
      : value.map((row) => translate(row, ownFields));
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
