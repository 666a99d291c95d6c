import type { GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';

/** An error code for each wrong field. The screen's text catalogue has a sentence for each code. */
export type FieldErrors<Name extends string, Code extends string> = Readonly<
  Partial<Record<Name, Code>>
>;

export type FormReading<Values, Code extends string> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors<keyof Values & string, Code> };

/** The form's values by field name. Several values of one name become an array; an unticked checkbox is absent. */
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
 * Reads a form on submit. The messages of the schema are the error codes; a message that is not in `codes` becomes the
 * first code in `codes`. A field with several errors gets the code of its first error.
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
  // The first key of an issue's path is a field of the schema; valibot types it as unknown.
  return { ok: false, errors: errors as FieldErrors<keyof InferOutput<Schema> & string, Code> };
};
