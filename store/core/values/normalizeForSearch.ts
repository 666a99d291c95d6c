/**
 * A word normalised for comparison: lower case without accents, and Devanagari without differences in marks that are
 * written inconsistently: फ़ोन is also written without the dot, and चाँद also as चांद. Joiners, which only change how
 * letters are drawn, are left out.
 */
export const normalizeForSearch = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902');
