import * as v from 'valibot';
import { isLanguage } from '../../../core/languages';
import type { LocalizedText } from '../../../core/localizedText';
import { text } from '../../lenientReaders';

/**
 * The content of the hosted realtime database (specification §1). Its lists are arrays with holes or
 * objects by key, and a language may be missing. Reading is lenient: an unreadable entry is left out.
 */

/** A text in the languages that the database gives, by their codes. A plain text is taken for English. */
export const localizedText = v.pipe(
  v.optional(v.nullable(v.union([v.record(v.string(), text), v.string()])), null),
  v.transform((read): LocalizedText => {
    if (typeof read === 'string') return { en: read };
    const given = Object.entries(read ?? {});
    return Object.fromEntries(given.filter(([code, words]) => isLanguage(code) && words !== ''));
  }),
);

/** The same, but required. */
export const requiredLocalizedText = v.pipe(
  localizedText,
  v.check((read) => Object.values(read).some((words) => words.trim() !== '')),
);

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
