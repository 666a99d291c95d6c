/**
 * A word normalised for comparison: in lower case, without accents, and with one spelling of Devanagari marks (फ़ोन is
 * also written without the dot, and चाँद also as चांद). Joiners only change how letters are drawn and are removed.
 */
export const normalizeForSearch = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902');
