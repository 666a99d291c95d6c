import * as v from 'valibot';

/** What the portal makes of a body: the answer, or the word for a body that it refuses. */
export const read = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | 'unreadable' => {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : 'unreadable';
};
