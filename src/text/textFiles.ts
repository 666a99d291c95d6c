import type { Language } from '../../store/core/languages';
import { addTexts, type Texts } from './catalogue';

/** Loads a file of texts in one language, and tries a second time before it rejects. */
type LoadTextFile = (language: Language, file: string) => Promise<void>;

interface TextLoader {
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

/** What webpack and `public/build/TextsPlugin.ts` put into the built portal. */
declare const __webpack_require__: {
  /** What is loaded for each chunk besides its code. */
  readonly f: Record<string, (chunk: string, waiting: Promise<unknown>[]) => void>;
  /** Loads a script by a trusted address. */
  readonly l: (url: string, done: (event: { readonly type: string }) => void, key: string) => void;
  /** Where the portal's files are. */
  readonly p: string;
  readonly texts?: {
    /** The chunks with a file of texts of their own. */
    readonly own: readonly string[];
    /** Those whose few texts are in one file together. */
    readonly together: readonly string[];
  };
};

type TextFile = readonly [language: Language, file: string, texts: Texts];

declare global {
  interface Window {
    /** Each file of texts adds itself, also before the portal's scripts run. */
    portalTexts?: TextFile[];
  }
}

/** The texts of the page's own scripts. */
const FIRST = 'main';
/** The few texts of many chunks. */
const TOGETHER = 'shared';

const takeArrived = (language: Language, name: string): boolean => {
  const arrived = window.portalTexts?.find((file) => file[0] === language && file[1] === name);
  if (arrived) addTexts(language, arrived[2]);
  return arrived !== undefined;
};

/** As webpack says it of a chunk: the screen is treated as one whose code did not come. */
const notLoaded = (language: Language, file: string): Error =>
  Object.assign(new Error(`Loading chunk text-${language}-${file} failed.`), {
    name: 'ChunkLoadError',
  });

/**
 * From here on each chunk comes with its texts in this language. Resolves when those of the first scripts are here.
 * In development all texts are in the scripts.
 */
export const startTexts = async (
  language: Language,
  secondChance: (load: () => Promise<void>) => Promise<void>,
  onEnglishInstead: () => void,
): Promise<TextLoader> => {
  const { texts, f, l, p } = __webpack_require__;
  if (!texts) return { open: async () => undefined, change: async () => undefined };
  const own = new Set(texts.own);
  const together = new Set(texts.together);
  const versions = document.getElementById('texts')?.dataset;
  const loadFile = (wanted: Language, file: string) =>
    new Promise<void>((resolve, reject) => {
      if (takeArrived(wanted, file)) return void resolve();
      const url = `${p}text-${wanted}-${file}.${versions?.[wanted]}.js`;
      l(url, () => (takeArrived(wanted, file) ? resolve() : reject(notLoaded(wanted, file))), url);
    });
  const loader = createTextLoader(
    (wanted, file) => secondChance(() => loadFile(wanted, file)),
    language,
    onEnglishInstead,
  );
  f['texts'] = (chunk, waiting) => {
    if (own.has(chunk)) waiting.push(loader.open(chunk));
    else if (together.has(chunk)) waiting.push(loader.open(TOGETHER));
  };
  await loader.open(FIRST);
  return loader;
};
