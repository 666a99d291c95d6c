import type { Language } from '../../store/core/languages';
import { addTexts, type Texts } from './catalogue';

/** Loads a file of texts in one language. Tries twice before it rejects. */
type LoadTextFile = (language: Language, file: string) => Promise<void>;

interface TextLoader {
  /** Resolves when the texts of this file can be shown. */
  readonly open: (file: string) => Promise<void>;
  /** Loads all opened files in another language. Rejects when one of them fails; the language is then unchanged. */
  readonly change: (next: Language) => Promise<void>;
}

/**
 * Loads the texts of each chunk together with its code, in the subscriber's language only.
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

  const load = (requested: Language, file: string): Promise<void> => {
    const key = `${requested} ${file}`;
    const loading =
      started.get(key) ??
      loadFile(requested, file).then(
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
      const requested = language;
      try {
        await load(requested, file);
      } catch (error) {
        if (requested === 'en') throw error;
        await load('en', file);
        onEnglishInstead();
      }
    },
    change: async (next) => {
      const missing = () => [...opened].filter((file) => !loaded.has(`${next} ${file}`));
      // A file opened during the change is loaded in the old language, so the loop loads it in `next` too.
      while (missing().length > 0) await Promise.all(missing().map((file) => load(next, file)));
      language = next;
    },
  };
};

/** Added to the built portal by webpack and `public/build/TextsPlugin.ts`. */
declare const __webpack_require__: {
  /** The loaders that run for each chunk. */
  readonly f: Record<string, (chunk: string, waiting: Promise<unknown>[]) => void>;
  /** Loads a script with a trusted type. */
  readonly l: (url: string, done: (event: { readonly type: string }) => void, key: string) => void;
  /** The address of the portal's files. */
  readonly p: string;
  readonly texts?: {
    /** The chunks with a separate file of texts. */
    readonly own: readonly string[];
    /** The chunks that share one file of texts. */
    readonly together: readonly string[];
  };
};

type TextFile = readonly [language: Language, file: string, texts: Texts];

declare global {
  interface Window {
    /** Each file of texts adds itself here, even before the portal's scripts run. */
    portalTexts?: TextFile[];
  }
}

/** The file with the texts of the first scripts. */
const FIRST = 'main';
/** The file with the texts of many chunks. */
const TOGETHER = 'shared';

const takeArrived = (language: Language, name: string): boolean => {
  const arrived = window.portalTexts?.find((file) => file[0] === language && file[1] === name);
  if (arrived) addTexts(language, arrived[2]);
  return arrived !== undefined;
};

/** Has the form of webpack's error for a chunk, so that the screen treats missing texts as missing code. */
const notLoaded = (language: Language, file: string): Error =>
  Object.assign(new Error(`Loading chunk text-${language}-${file} failed.`), {
    name: 'ChunkLoadError',
  });

/**
 * Makes webpack load each chunk together with its texts. Resolves when the texts of the first scripts are loaded. In
 * development all texts are in the scripts.
 */
export const startTexts = async (
  language: Language,
  secondChance: (load: () => Promise<void>) => Promise<void>,
  onEnglishInstead: () => void,
): Promise<TextLoader> => {
  const { texts, f, l, p } = __webpack_require__;
  if (!texts) return { open: async () => undefined, change: async () => undefined };
  const chunksWithFile = new Set(texts.own);
  const chunksTogether = new Set(texts.together);
  const versions = document.getElementById('texts')?.dataset;
  const loadFile = (requested: Language, file: string) =>
    new Promise<void>((resolve, reject) => {
      if (takeArrived(requested, file)) return void resolve();
      const url = `${p}text-${requested}-${file}.${versions?.[requested]}.js`;
      const settle = () =>
        takeArrived(requested, file) ? resolve() : reject(notLoaded(requested, file));
      l(url, settle, url);
    });
  const loader = createTextLoader(
    (requested, file) => secondChance(() => loadFile(requested, file)),
    language,
    onEnglishInstead,
  );
  f['texts'] = (chunk, waiting) => {
    if (chunksWithFile.has(chunk)) waiting.push(loader.open(chunk));
    else if (chunksTogether.has(chunk)) waiting.push(loader.open(TOGETHER));
  };
  await loader.open(FIRST);
  return loader;
};
