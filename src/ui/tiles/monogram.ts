/** Words that do not distinguish channels. */
const DROPPED = new Set(['hd', 'sd', 'uhd', '4k', 'tv', 'plus']);
const LATIN = /^[\p{Script=Latin}\p{N}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** The first grapheme of a word: a letter with its marks. */
export const firstGrapheme = (word: string, graphemes: Intl.Segmenter | null = segmenter): string =>
  (graphemes
    ? graphemes.segment(word)[Symbol.iterator]().next().value?.segment
    : /^.\p{M}*/su.exec(word)?.[0]) ?? '';

/**
 * The words of a name, without HD, SD, TV and Plus, and without a number at the end. Returns all words of the name if
 * none would be left.
 */
const namingWords = (name: string): readonly string[] => {
  const all = name.normalize('NFC').match(WORD) ?? [];
  const distinctive = all.filter((word) => !DROPPED.has(word.toLowerCase()));
  const words = /^\p{N}+$/u.test(distinctive.at(-1) ?? '') ? distinctive.slice(0, -1) : distinctive;
  return words.length > 0 ? words : all;
};

/** The letters that stand for a channel, a pack or a person: "Parda Gold" is PG, "Aangan" is Aa, "आज तक" is आ; '' for a name without a letter. */
export const monogramOf = (name: string): string => {
  const [first = '', second = ''] = namingWords(name);
  const letter = firstGrapheme(first);
  if (!LATIN.test(first)) return letter;
  if (LATIN.test(second)) return (letter + firstGrapheme(second)).toUpperCase();
  return letter.toUpperCase() + firstGrapheme(first.slice(letter.length)).toLowerCase();
};
