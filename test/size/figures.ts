import type { Language } from '../../store/core/languages';
import type { LanguagePage } from './builds';
import type { Files, Visits } from './visits';

/** What is transferred, in bytes after Brotli compression. */
interface Download {
  readonly bytes: number;
  readonly requests: number;
}

interface JourneyFigures extends Download {
  readonly name: string;
}

interface ScreenFigures {
  readonly name: string;
  /** What the first visit adds when the home screen was loaded before. */
  readonly afterHome: Download;
  /** Everything that is downloaded when its address is opened first. */
  readonly alone: Download;
}

/** What a subscriber who reads this language downloads. */
interface LanguageFigures {
  readonly language: Language;
  readonly login: Download;
  /** Bytes of the login's HTML. */
  readonly page: number;
  readonly home: Download;
  /** Texts of other languages that the page names; there should be none. */
  readonly foreign: Files;
}

export interface Figures {
  /** Bytes of the bare packages. */
  readonly floor: number;
  readonly login: Download;
  /** Bytes of the code in the login that lets support use Redux DevTools; it is switched off. */
  readonly tap: number;
  /** The English one first. */
  readonly languages: readonly LanguageFigures[];
  /** Each journey starts at the login, for a subscriber who reads English. */
  readonly journeys: readonly JourneyFigures[];
  readonly screens: readonly ScreenFigures[];
  /** All existing chunks, with the texts of one language. */
  readonly whole: Download;
}

export interface Measured {
  readonly floor: number;
  readonly tap: number;
  /** In every language, the English one first. */
  readonly pages: readonly [LanguagePage, ...(readonly LanguagePage[])];
  /** Of a subscriber who reads English. */
  readonly visits: Visits;
  /** Every script of the build. */
  readonly all: Files;
  readonly weigh: (file: string) => number;
}

export const HOME_JOURNEY = 'login → home';
export const EVERY_SCREEN = 'every screen in one visit';

const TEXTS = /^text-(\w+)-(.+)\.\w+\.js$/;

const isForeign =
  (language: Language) =>
  (file: string): boolean =>
    (TEXTS.exec(file)?.[1] ?? language) !== language;

/**
 * What subscribers download on their ways through the portal. A file counts once on each way.
 *
 * @throws when a visit lacks a script of the login, so that it was not seen completely; when a visit has texts of
 *   another language; and when a language lacks texts.
 */
export const figuresOf = ({
  floor,
  tap,
  pages,
  visits: { home, journeys, screens },
  all,
  weigh,
}: Measured): Figures => {
  const download = (...parts: readonly Files[]): Download => {
    const files = new Set(parts.flat());
    return {
      bytes: [...files].reduce((sum, file) => sum + weigh(file), 0),
      requests: files.size,
    };
  };
  const [{ first }] = pages;
  for (const [name, files] of Object.entries({ home, ...journeys, ...screens })) {
    for (const file of first)
      if (!files.includes(file)) throw new Error(`The visit "${name}" did not ask for ${file}.`);
    const other = files.find(isForeign('en'));
    if (other !== undefined) throw new Error(`The visit "${name}" in English asked for ${other}.`);
  }
  /** The file in this language. Only texts differ; the code is the same in every language. */
  const inLanguage = (language: Language) => (file: string) => {
    const [, , name] = TEXTS.exec(file) ?? [];
    if (name === undefined) return file;
    const own = all.find((one) => one.startsWith(`text-${language}-${name}.`));
    if (own === undefined) throw new Error(`There is no ${file} in ${language}.`);
    return own;
  };
  const notAtHome = (files: Files) => files.filter((file) => !home.includes(file));

  return {
    floor,
    tap,
    languages: pages.map(({ language, page, first: own, named }) => ({
      language,
      page,
      login: download(own),
      home: download(home.map(inLanguage(language))),
      foreign: named.filter(isForeign(language)),
    })),
    login: download(first),
    journeys: [
      { name: HOME_JOURNEY, ...download(home) },
      ...Object.entries(journeys).map(([name, files]) => ({ name, ...download(home, files) })),
      { name: EVERY_SCREEN, ...download(home, ...Object.values(screens)) },
    ],
    screens: Object.entries(screens).map(([name, files]) => ({
      name,
      afterHome: download(notAtHome(files)),
      alone: download(files),
    })),
    whole: download(all.filter((file) => !isForeign('en')(file))),
  };
};
