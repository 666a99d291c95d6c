import * as v from 'valibot';
import type { Schema } from '../../../store/wire/answerFields';

type Step = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>;

/** What this file reads of a schema, whatever its type is. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly [Schema, ...Step[]];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly item?: Schema;
  readonly key?: v.GenericSchema<string, string>;
  readonly value?: Schema;
  readonly fallback?: unknown;
}
const partsOf = (schema: Schema): Parts => schema; // valibot's own fields

/** A way in which the portal reads more than the contract allows. */
export type Leniency = 'rows' | 'fallback';

/** How a schema is built again. */
interface Form {
  readonly piped: (first: Schema, steps: readonly Step[], whole: Schema) => Schema;
  readonly object: (object: Schema) => Schema;
  /** The replacements of schemas, each found by the schema itself and never by its shape. */
  readonly known: ReadonlyMap<Schema, Schema>;
  readonly found?: (leniency: Leniency) => void;
}

/** The product's own fields of each object schema that was rebuilt. */
const originals = new WeakMap<object, object>();
export const originalFields = (entries: object): object => originals.get(entries) ?? entries;

const isUnknown = (schema: Schema) => partsOf(schema).type === 'unknown';
const isRowByRow = (schema: Schema) => {
  const { type, item } = partsOf(schema);
  return type === 'array' && !!item && !!partsOf(item).options?.some(isUnknown);
};

/**
 * Rebuilds a schema without its leniencies: a list that leaves out unreadable rows becomes a plain list of its rows,
 * and a field that accepts anything becomes the field that is meant.
 */
const rebuilder = ({ piped, object, known, found }: Form) => {
  const built = new Map<Schema, Schema>(known);
  const rebuild = (schema: Schema): Schema => {
    const plain = withoutFallback(schema, known);
    if ('fallback' in schema) found?.('fallback');
    const before = built.get(plain);
    if (before) return before;
    const result = build(plain);
    built.set(plain, result);
    return result;
  };
  const build = (schema: Schema): Schema => {
    const parts = partsOf(schema);
    if (parts.pipe) {
      const [first, ...steps] = parts.pipe;
      if (!isRowByRow(first)) return piped(rebuild(first), steps, schema);
      found?.('rows');
      return rebuild(first);
    }
    const { entries, options, wrapped, item, key, value } = parts;
    if (entries) {
      const again = v.object(
        Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, rebuild(one)])),
      );
      originals.set(again.entries, entries);
      return object(again);
    }
    if (options && parts.type !== 'picklist') return oneOf(options.filter((o) => !isUnknown(o)));
    if (wrapped && parts.type === 'optional') return v.optional(rebuild(wrapped), parts.default);
    if (wrapped && parts.type === 'nullable') return v.nullable(rebuild(wrapped));
    if (item) return v.array(rebuild(item));
    if (key && value) return object(v.record(key, rebuild(value)));
    return schema;
  };
  const oneOf = (options: readonly Schema[]): Schema => {
    const [first, ...others] = options.map(rebuild);
    return first && others.length === 0 ? first : v.union(options.map(rebuild));
  };
  return rebuild;
};

/** `v.fallback` copies a schema, so the known schema is found by the parts that it shares with the copy. */
const withoutFallback = (schema: Schema, known: Form['known']): Schema => {
  if (!('fallback' in schema)) return schema;
  const { pipe, wrapped } = partsOf(schema);
  const same = [...known.keys()].find((one) =>
    pipe ? partsOf(one).pipe === pipe : partsOf(one).wrapped === wrapped,
  );
  return same ?? schema;
};

/**
 * A schema as the portal reads it, but strict: an operator must not send what it refuses. `found` is called for each
 * leniency that is removed.
 */
export const strictReading = (schema: Schema, found?: Form['found']): Schema =>
  rebuilder({
    piped: (first, steps) => v.pipe(first, ...steps),
    // valibot also takes an array for an object.
    object: (object) =>
      v.pipe(
        v.unknown(),
        v.check((body) => !Array.isArray(body)),
        object,
      ),
    known: new Map(),
    ...(found && { found }),
  })(schema);

/**
 * Whether a step is a trim. It does not end a form, because a pattern describes the trimmed text (`openapiSchemas.ts`).
 */
const isTrim = ({ type }: Step) => type === 'trim';

/**
 * A schema as far as JSON Schema can say it: up to its first transformation. `known` holds the schemas
 * that are declared by hand.
 *
 * @throws Error when a rule behind a transformation is not declared.
 */
export const sentForm = (
  known: Form['known'],
  describedBesides: ReadonlySet<Schema>,
): ((schema: Schema) => Schema) =>
  rebuilder({
    piped: (first, steps, whole) => {
      if (describedBesides.has(whole)) return first;
      const end = steps.findIndex((step) => step.kind === 'transformation' && !isTrim(step));
      const [kept, lost] = end < 0 ? [steps, []] : [steps.slice(0, end), steps.slice(end)];
      const rule = lost.find(
        ({ kind, type }) => kind !== 'transformation' || type.startsWith('raw'),
      );
      if (rule)
        throw new Error(
          `The rule "${rule.type}" of a schema cannot be read off it: declare the schema in openapiDefinitions.ts.`,
        );
      if (kept.length === 0) return first;
      return lost.length === 0 && first === partsOf(whole).pipe?.[0]
        ? whole
        : v.pipe(first, ...kept);
    },
    object: (object) => object,
    known,
  });
