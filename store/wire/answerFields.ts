import type * as v from 'valibot';
import { answers, type CallName } from './answers';

export type Schema = v.GenericSchema<unknown, unknown>;

/** The fields of valibot schemas that this file reads. Which of these fields a schema has depends on its type. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly [Schema, ...unknown[]];
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}
export const partsOf = (schema: Schema): Parts => schema; // valibot's own fields

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The fields of each object that a schema accepts, by name; for a list, the fields of its rows. */
export const objectsIn = (schema: Schema): readonly Readonly<Record<string, Schema>>[] => {
  const { pipe, wrapped, options, item, entries } = partsOf(schema);
  if (entries) return [entries];
  if (pipe) return objectsIn(pipe[0]);
  if (wrapped) return objectsIn(wrapped);
  if (item) return objectsIn(item);
  const alternatives = (options ?? []).filter(isSchema);
  // When a schema accepts both an object and a bare list, only the object is used.
  const objects = alternatives.filter((alternative) => !isList(alternative));
  return (objects.length > 0 ? objects : alternatives).flatMap(objectsIn);
};

export const isList = (schema: Schema): boolean => {
  const { type, pipe, wrapped, options } = partsOf(schema);
  if (type === 'array') return true;
  if (pipe) return isList(pipe[0]);
  return wrapped ? isList(wrapped) : (options ?? []).filter(isSchema).some(isList);
};

/** Every field of a schema. A field inside an object or a row is named with a dot: `cartdetails.price`. */
const fieldsIn = (schema: Schema): ReadonlyMap<string, Schema> =>
  new Map(
    objectsIn(schema).flatMap((entries) =>
      Object.entries(entries).flatMap(([name, field]): [string, Schema][] => [
        [name, field],
        ...[...fieldsIn(field)].map(([inner, part]): [string, Schema] => [
          `${name}.${inner}`,
          part,
        ]),
      ]),
    ),
  );

/** Every field of a call's answer with its schema. */
export const answerFields = (call: CallName): ReadonlyMap<string, Schema> =>
  fieldsIn(answers[call]);
