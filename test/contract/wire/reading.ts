import * as v from 'valibot';

/** Reads a body as the portal does: returns the answer, or 'unreadable' for a body that the portal refuses. */
export const read = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | 'unreadable' => {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : 'unreadable';
};
