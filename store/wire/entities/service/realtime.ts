import * as v from 'valibot';
import { text } from '../../lenientReaders';

/**
 * The content of the hosted realtime database (specification §1). Its lists are arrays with holes or
 * objects by key, and a language may be missing. Reading is lenient: an unreadable entry is left out.
 */

/** A text in each language. A missing one is replaced by the other; a plain text is used for both. */
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

/** The same, but required. */
export const requiredBilingual = v.pipe(
  bilingual,
  v.check(({ en }) => en.trim() !== ''),
);

/** A text in each language of the portal. */
export type Bilingual = Readonly<v.InferOutput<typeof bilingual>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every readable entry of a list; its key is its `id` when it has none. */
export const readEach = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  list: unknown,
): readonly v.InferOutput<Schema>[] =>
  Object.entries(isRecord(list) ? list : {}).flatMap(([id, entry]) => {
    const read = v.safeParse(schema, isRecord(entry) ? { id, ...entry } : entry);
    return read.success ? [read.output] : [];
  });
