import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';

/** Which field is wrong, and how: a code that the screen's catalogue has a sentence for. */
export type FieldErrors<Name extends string, Code extends string> = Readonly<
  Partial<Record<Name, Code>>
>;

export type FormReading<Values, Code extends string> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors<keyof Values & string, Code> };

/** One answer a name; several answers to one name become a list; an unticked box is absent. */
const answersOf = (form: HTMLFormElement): Record<string, unknown> => {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const answers = data.getAll(name);
      return [name, answers.length > 1 ? answers : answers[0]];
    }),
  );
};

/**
 * Reads what a form holds at the moment it is sent. A schema's messages are the codes; the first
 * error of a field counts, and one that is not among the codes is given the first code.
 */
export const readForm = <Schema extends GenericSchema<unknown, object>, Code extends string>(
  schema: Schema,
  form: HTMLFormElement,
  codes: readonly [Code, ...Code[]],
): FormReading<InferOutput<Schema>, Code> => {
  const reading = safeParse(schema, answersOf(form));
  if (reading.success) return { ok: true, values: reading.output };
  const errors: Record<string, Code> = {};
  for (const { path, message } of reading.issues) {
    errors[String(path?.[0]?.key)] ??= codes.find((code) => code === message) ?? codes[0];
  }
  // The paths of a schema's issues are names of its fields; the type does not say so.
  return { ok: false, errors: errors as FieldErrors<keyof InferOutput<Schema> & string, Code> };
};
