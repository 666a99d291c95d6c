import { css } from 'styled-components';
import { media } from '../../theme/tokens';

/** The colours of a tile in one theme: its background, its glyph, and the text on both. */
interface TileColours {
  readonly tile: string;
  readonly glyph: string;
  readonly text: string;
}

export interface Genre {
  readonly light: TileColours;
  readonly dark: TileColours;
  /** One filled path (even-odd) on a 24 × 24 grid. */
  readonly glyph: string;
  /** Lower-case parts of the words by which operators name the genre. */
  readonly words: readonly string[];
}

const WHITE = '#FFFFFF';

/**
 * The genres with their tiles. `genreOf` takes the first match, so "Kids Entertainment" is `kids`. A word without a
 * match is `regional`.
 */
export const genres = {
  kids: {
    light: { tile: '#964204', glyph: '#BD5711', text: WHITE },
    dark: { tile: '#682B01', glyph: '#95440E', text: '#FDEFE8' },
    glyph: 'M12 1.5l7.5 8.5-7.5 8.5L4.5 10zM12 18l3 4.5H9z',
    words: ['kid', 'child', 'cartoon', 'बच्च'],
  },
  news: {
    light: { tile: '#2A56AB', glyph: '#4372CD', text: WHITE },
    dark: { tile: '#213D74', glyph: '#365CA5', text: '#EBF2FE' },
    glyph:
      'M3.5 4h17v16h-17zM6.5 7v5.5h6V7zM14.5 7v2h3V7zM14.5 10.5v2h3v-2zM6.5 14.3v1.7h11v-1.7zM6.5 17.3V19h7v-1.7z',
    words: ['news', 'current affairs', 'समाचार'],
  },
  sports: {
    light: { tile: '#07672E', glyph: '#01873D', text: WHITE },
    dark: { tile: '#034E21', glyph: '#147236', text: '#E4F8E7' },
    glyph:
      'M7 2.5h10V5h3.5v2.5a4.5 4.5 0 01-4 4.4 5 5 0 01-3 2.6V18H17v3H7v-3h3.5v-3.5a5 5 0 01-3-2.6 4.5 4.5 0 01-4-4.4V5H7z',
    words: ['sport', 'cricket', 'खेल'],
  },
  movies: {
    light: { tile: '#A13338', glyph: '#C34F51', text: WHITE },
    dark: { tile: '#6B2527', glyph: '#993C3E', text: '#FEEDEC' },
    glyph:
      'M3 10h18v9a2 2 0 01-2 2H5a2 2 0 01-2-2zM2.6 6.6l3-.8 2 2.7-4.6 1.2zM7.6 5.2l3.2-.9 2 2.7-3.2.9zM12.8 3.8l3.2-.9 2 2.7-3.2.9zM18 2.4l1.8-.5.9 3.4-.9.3z',
    words: ['movie', 'film', 'cinema', 'फ़िल्म'],
  },
  music: {
    light: { tile: '#953672', glyph: '#B6518F', text: WHITE },
    dark: { tile: '#63264C', glyph: '#8E3D6F', text: '#FEECF5' },
    glyph: 'M8.5 6l11.5-2.5v12a3.2 3.2 0 11-2.4-3.1V8L11 9.4v8.1a3.2 3.2 0 11-2.5-3.1z',
    words: ['music', 'संगीत'],
  },
  devotional: {
    light: { tile: '#7A5206', glyph: '#9E6A05', text: WHITE },
    dark: { tile: '#573903', glyph: '#805503', text: '#FEEFDC' },
    glyph:
      'M12 1.5c3.2 3.6 3.4 6.2 0 8.8-3.4-2.6-3.2-5.2 0-8.8zM2.5 12h19c-.7 5-4.3 8-9.5 8s-8.8-3-9.5-8z',
    words: ['devot', 'spiritual', 'relig', 'भक्ति'],
  },
  infotainment: {
    light: { tile: '#026464', glyph: '#008282', text: WHITE },
    dark: { tile: '#084949', glyph: '#076D6D', text: '#DCF9F8' },
    glyph: 'M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19zM16.8 7.2l-6.6 3-3 6.6 6.6-3z',
    words: ['infotain', 'knowledge', 'educat', 'science', 'wildlife', 'ज्ञान'],
  },
  lifestyle: {
    light: { tile: '#4E6105', glyph: '#667E01', text: WHITE },
    dark: { tile: '#384602', glyph: '#546902', text: '#EEF5DF' },
    glyph:
      'M20.5 3.5C9 3.5 3.5 9 3.5 15c0 2 .5 4 1 5.5 2-6 6-9.5 10.5-11-3.2 2.7-6.2 6-8 10.5C16 21 20.5 15 20.5 3.5z',
    words: ['lifestyle', 'food', 'travel', 'fashion'],
  },
  entertainment: {
    light: { tile: '#6C46A3', glyph: '#8861C4', text: WHITE },
    dark: { tile: '#48316C', glyph: '#6B4B9A', text: '#F4EFFF' },
    glyph: 'M12 2.6l2.8 6.3 6.7.6-5.1 4.5 1.6 6.8L12 17.2 6 20.8 7.6 14 2.5 9.5l6.7-.6z',
    words: ['entertain', 'gec', 'मनोरंजन'],
  },
  regional: {
    light: { tile: '#046087', glyph: '#027DAF', text: WHITE },
    dark: { tile: '#054562', glyph: '#066790', text: '#E4F5FF' },
    glyph:
      'M12 1.8a7.7 7.7 0 00-7.7 7.7C4.3 15 12 22.5 12 22.5s7.7-7.5 7.7-13A7.7 7.7 0 0012 1.8zM12 6.5a3 3 0 110 6 3 3 0 010-6z',
    words: [],
  },
} as const satisfies Readonly<Record<string, Genre>>;

export type GenreName = keyof typeof genres;

const genreEntries = Object.entries(genres) as readonly (readonly [GenreName, Genre])[];

/** The genre that an operator's word means. */
export const genreOf = (word: string): GenreName => {
  const small = word.toLowerCase();
  return (
    genreEntries.find(([, { words }]) => words.some((part) => small.includes(part)))?.[0] ??
    'regional'
  );
};

/** The mark of a broadband pack, which has no channels: arcs above a point. */
export const fibre = {
  light: { ground: '#E3F4F2', mark: '#0F766E' },
  dark: { ground: '#15302F', mark: '#5FCFC1' },
  glyph:
    'M3.9 10.3a12 12 0 0116.2 0l-1.2 1.4a10.2 10.2 0 00-13.8 0zM6.9 13.8a7.4 7.4 0 0110.2 0l-1.3 1.3a5.6 5.6 0 00-7.6 0zM9.8 17.2a3.2 3.2 0 014.4 0l-1.3 1.3a1.3 1.3 0 00-1.8 0zM12 19a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.4z',
} as const;

/** Words that do not distinguish channels. */
const DROPPED = new Set(['hd', 'sd', 'uhd', '4k', 'tv', 'plus']);
const LATIN = /^[\p{Script=Latin}\p{N}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A Latin letter or a digit, with its marks. It needs no segmenter, whose first use in a page takes 12 ms. */
const LATIN_GRAPHEME = /^[\p{Script=Latin}\p{N}]\p{M}*/u;

let segmenter: Intl.Segmenter | undefined;

const graphemeSegmenter = (): Intl.Segmenter | null =>
  'Segmenter' in Intl
    ? (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))
    : null;

/** The first grapheme of a word: a letter with its marks. */
export const firstGrapheme = (word: string, segmenterOf = graphemeSegmenter): string => {
  const latin = LATIN_GRAPHEME.exec(word)?.[0];
  if (latin !== undefined) return latin;
  const found = segmenterOf();
  return (
    (found
      ? found.segment(word)[Symbol.iterator]().next().value?.segment
      : /^.\p{M}*/su.exec(word)?.[0]) ?? ''
  );
};

/**
 * The words of a name, without those in `DROPPED` and without a number at the end. Returns all words of the name if none
 * would be left.
 */
const namingWords = (name: string): readonly string[] => {
  const all = name.normalize('NFC').match(WORD) ?? [];
  const distinctive = all.filter((word) => !DROPPED.has(word.toLowerCase()));
  const words = /^\p{N}+$/u.test(distinctive.at(-1) ?? '') ? distinctive.slice(0, -1) : distinctive;
  return words.length > 0 ? words : all;
};

/** "Parda Gold" is PG, "Aangan" is Aa, "आज तक" is आ; '' for a name without a letter or a digit. */
export const monogramOf = (name: string): string => {
  const [first = '', second = ''] = namingWords(name);
  const letter = firstGrapheme(first);
  if (!LATIN.test(first)) return letter;
  if (LATIN.test(second)) return (letter + firstGrapheme(second)).toUpperCase();
  return letter.toUpperCase() + firstGrapheme(first.slice(letter.length)).toLowerCase();
};

/** A language on a cover: a letter of its script, on a background colour that no other language has. */
interface LanguageLook {
  readonly letter: string;
  /**
   * The background in each theme. White has a contrast of at least 7:1 on the light background, and `LETTER_ON_DARK` of
   * at least 10:1 on the dark background.
   */
  readonly light: string;
  readonly dark: string;
  /** Lower-case parts of the words by which operators name the language. */
  readonly words: readonly string[];
}

export const LETTER_ON_LIGHT = '#FFFFFF';
export const LETTER_ON_DARK = '#F2F3F8';

/** Neighbours in this list differ clearly in hue. `coverLanguage` takes the first match. */
export const coverLanguages = {
  hindi: { letter: 'हि', light: '#8F2639', dark: '#5E1924', words: ['hindi', 'हिन्दी', 'हिंदी'] },
  english: { letter: 'A', light: '#086511', dark: '#09420C', words: ['english'] },
  tamil: { letter: 'த', light: '#3A489E', dark: '#252F68', words: ['tamil', 'தமிழ்'] },
  telugu: { letter: 'తె', light: '#8D2F00', dark: '#5D1E02', words: ['telugu', 'తెలుగు'] },
  kannada: { letter: 'ಕ', light: '#05614A', dark: '#004030', words: ['kannada', 'ಕನ್ನಡ'] },
  malayalam: { letter: 'മ', light: '#5D3C94', dark: '#3C2761', words: ['malayalam', 'മലയാളം'] },
  marathi: { letter: 'म', light: '#754603', dark: '#4E2D01', words: ['marathi', 'मराठी'] },
  bengali: {
    letter: 'বা',
    light: '#045F5F',
    dark: '#013E3E',
    words: ['bengali', 'bangla', 'বাংলা'],
  },
  gujarati: { letter: 'ગુ', light: '#76317E', dark: '#4D2052', words: ['gujarati', 'ગુજરાતી'] },
  punjabi: { letter: 'ਪੰ', light: '#645000', dark: '#413402', words: ['punjabi', 'ਪੰਜਾਬੀ'] },
  odia: { letter: 'ଓ', light: '#025C71', dark: '#013C4B', words: ['odia', 'oriya', 'ଓଡ଼ିଆ'] },
  bhojpuri: { letter: 'भो', light: '#87285E', dark: '#581A3D', words: ['bhojpuri', 'भोजपुरी'] },
  assamese: { letter: 'অ', light: '#4E5901', dark: '#323A01', words: ['assamese', 'অসমীয়া'] },
  urdu: { letter: 'ع', light: '#00568D', dark: '#02385E', words: ['urdu', 'اردو'] },
} as const satisfies Readonly<Record<string, LanguageLook>>;

type LanguageName = keyof typeof coverLanguages;

const languageEntries = Object.entries<LanguageLook>(coverLanguages);

export interface CoverLanguage {
  /** '' for an unknown language. Its cell has the colours of the genre `regional`. */
  readonly name: LanguageName | '';
  readonly letter: string;
}

const isLanguageName = (name: string): name is LanguageName => name in coverLanguages;

/**
 * The language for an operator's word; null for an empty word. A language that `coverLanguages` lacks gets the first
 * letter of the word.
 */
export const coverLanguage = (word: string): CoverLanguage | null => {
  const small = word.trim().toLowerCase();
  if (small === '') return null;
  const [name = '', look] =
    languageEntries.find(([, { words }]) => words.some((part) => small.includes(part))) ?? [];
  return look && isLanguageName(name)
    ? { name, letter: look.letter }
    : { name: '', letter: firstGrapheme(word.trim()).toUpperCase() };
};

type Theme = 'light' | 'dark';

const colours = ({ tile, glyph, text }: TileColours): string =>
  `--tile:${tile};--glyph:${glyph};--onTile:${text};`;

const rules = (theme: Theme): string =>
  Object.entries<Genre>(genres)
    .map(([name, genre]) => `&[data-genre='${name}']{${colours(genre[theme])}}`)
    .join('') +
  `&[data-genre='fibre']{--tile:${fibre[theme].ground};--onTile:${fibre[theme].mark};}`;

const languageRules = (theme: Theme): string => {
  const onTile = theme === 'light' ? LETTER_ON_LIGHT : LETTER_ON_DARK;
  const { regional } = genres;
  return (
    `--tile:${regional[theme].tile};--onTile:${onTile};` +
    Object.entries(coverLanguages)
      .map(([name, look]) => `&[data-language='${name}']{--tile:${look[theme]};}`)
      .join('')
  );
};

/** Applies the rules of the page's theme. On paper the light rules apply. */
const inTheme = (light: string, dark: string) => css`
  ${light}
  :root[data-theme='dark'] & {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${dark}
    }
  }
  ${media.print} {
    :root:root & {
      ${light}
    }
  }
`;

/** The colours of each genre as custom properties. */
export const genreColours = inTheme(rules('light'), rules('dark'));

/** The colours of each language as custom properties. An unknown language gets the colours of `regional`. */
export const languageColours = inTheme(languageRules('light'), languageRules('dark'));
