import * as v from 'valibot';
import { text } from '../../lenientReaders';

/**
 * What the hosted realtime database holds (specification §1). Its lists come as arrays with holes
 * or as objects by key, and whoever fills it may forget a language: reading is lenient, and one
 * entry that cannot be read never takes the others with it.
 */

/** A text in each language; one that is missing is told in the other. A lone text stands for both. */
export const bilingual = v.pipe(
  v.optional(
    v.nullable(
      v.union([
        v.object({ en: text, hi: text }),
        v.pipe(
          v.string(),
          v.transform((both) => ({ en: both, hi: both })),
        ),
      ]),
    ),
    null,
  ),
  v.transform((read) => ({
    en: (read?.en || read?.hi) ?? '',
    hi: (read?.hi || read?.en) ?? '',
  })),
);

export type Bilingual = v.InferOutput<typeof bilingual>;

/** The same where without it there is nothing to show. */
export const requiredBilingual = v.pipe(
  bilingual,
  v.check(({ en }) => en.trim() !== ''),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every entry of a list that can be read, with its key as `id` where it has none. */
export const readEach = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  list: unknown,
): readonly v.InferOutput<Schema>[] =>
  Object.entries(isRecord(list) ? list : {}).flatMap(([id, entry]) => {
    const read = v.safeParse(schema, isRecord(entry) ? { id, ...entry } : entry);
    return read.success ? [read.output] : [];
  });
