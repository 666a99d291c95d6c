import type { Language } from '../../store/core/languages';

/** Loads a file of texts in one language, and tries a second time before it rejects. */
export type LoadTextFile = (language: Language, file: string) => Promise<void>;

export interface TextLoader {
  /** Resolves when the texts of this file can be shown. */
  readonly open: (file: string) => Promise<void>;
  /** Loads the texts of all that is open in another language. Rejects when one of them fails: nothing has changed then. */
  readonly change: (next: Language) => Promise<void>;
}

/**
 * Loads texts beside the code that shows them, in the subscriber's language alone.
 *
 *   file needed ──▶ in the language ──fails──▶ in English ──fails──▶ rejected, as the code would be
 */
export const createTextLoader = (
  loadFile: LoadTextFile,
  start: Language,
  onEnglishInstead: () => void,
): TextLoader => {
  let language = start;
  const opened = new Set<string>();
  const started = new Map<string, Promise<void>>();
  const loaded = new Set<string>();

  const load = (wanted: Language, file: string): Promise<void> => {
    const key = `${wanted} ${file}`;
    const loading =
      started.get(key) ??
      loadFile(wanted, file).then(
        () => void loaded.add(key),
        (error: unknown) => {
          started.delete(key);
          throw error;
        },
      );
    started.set(key, loading);
    return loading;
  };

  return {
    open: async (file) => {
      opened.add(file);
      const wanted = language;
      try {
        await load(wanted, file);
      } catch (error) {
        if (wanted === 'en') throw error;
        await load('en', file);
        onEnglishInstead();
      }
    },
    change: async (next) => {
      const missing = () => [...opened].filter((file) => !loaded.has(`${next} ${file}`));
      // What is opened meanwhile is loaded in the language of before, and here in the next one.
      while (missing().length > 0) await Promise.all(missing().map((file) => load(next, file)));
      language = next;
    },
  };
};
