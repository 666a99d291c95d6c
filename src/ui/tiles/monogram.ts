/** What says nothing about which channel it is. */
const DROPPED = new Set(['hd', 'sd', 'uhd', '4k', 'tv', 'plus']);
const LATIN = /^[\p{Script=Latin}\p{N}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What a reader sees as one letter; without `Intl.Segmenter` a letter with the marks that follow it. */
export const firstGrapheme = (word: string, graphemes: Intl.Segmenter | null = segmenter): string =>
  (graphemes
    ? graphemes.segment(word)[Symbol.iterator]().next().value?.segment
    : /^.\p{M}*/su.exec(word)?.[0]) ?? '';

/** Without HD, SD, TV, Plus and a number at the end, as long as a word is left. */
const namingWords = (name: string): readonly string[] => {
  const all = name.normalize('NFC').match(WORD) ?? [];
  const kept = all.filter((word) => !DROPPED.has(word.toLowerCase()));
  const words = /^\p{N}+$/u.test(kept.at(-1) ?? '') ? kept.slice(0, -1) : kept;
  return words.length > 0 ? words : all;
};

/** "Parda Gold" is PG, "Aangan" is Aa, "आज तक" is आ; '' for a name without a letter. */
export const monogramOf = (name: string): string => {
  const [first = '', second = ''] = namingWords(name);
  const letter = firstGrapheme(first);
  if (!LATIN.test(first)) return letter;
  if (LATIN.test(second)) return (letter + firstGrapheme(second)).toUpperCase();
  return letter.toUpperCase() + firstGrapheme(first.slice(letter.length)).toLowerCase();
};
