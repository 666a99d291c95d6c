import * as v from 'valibot';
import { wordsIn } from '../../../core/localizedText';
import { localizedText } from '../../lenientReaders';

/**
 * The content of the hosted realtime database (specification §1). Its lists are arrays with holes or
 * objects by key, and a language may be missing. Reading is lenient: an unreadable entry is left out.
 */

/** Words in at least one language. */
export const requiredLocalizedText = v.pipe(
  localizedText,
  v.check((read) => wordsIn(read, 'en', 'en').words.trim() !== ''),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every readable entry of a list. An entry without an `id` gets its key as `id`. */
export const readEach = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  list: unknown,
): readonly v.InferOutput<Schema>[] =>
  Object.entries(isRecord(list) ? list : {}).flatMap(([id, entry]) => {
    const read = v.safeParse(schema, isRecord(entry) ? { id, ...entry } : entry);
    return read.success ? [read.output] : [];
  });
