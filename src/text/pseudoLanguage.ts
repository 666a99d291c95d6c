/*
 * The pseudo-language, for development and stories only: the English texts with accents, and two fifths longer. It
 * shows which texts are cut, do not wrap or are in no catalogue. It is not in the production build.
 */
const PLAIN = 'acdegilnorstuyACEINOSU';
const ACCENTED = 'áçðéĝîļñöŕšţûýÅÇÉÎÑÖŠÛ';
/** Added to the end of every text, so that a text without Latin letters is recognised too. */
export const LONGER = ' ~';
/** Added to the name of a month. The space does not break, so that a date stays on one line. */
const LONGER_MONTH = '\u00a0~';

const accented = (text: string, longer: string): string => {
  // The name of a placeholder stays as it is.
  const letters = text.replaceAll(
    /\{\w+\}|[A-Za-z]/g,
    (match) => ACCENTED[PLAIN.indexOf(match)] ?? match,
  );
  return `${letters}${longer.repeat(Math.ceil(text.length / 5))}`;
};

/** Converts texts to the pseudo-language: strings, functions that return strings, and arrays and objects of both. */
export const accentedTexts = (texts: unknown, longer = LONGER): unknown => {
  if (typeof texts === 'string') return accented(texts, longer);
  if (typeof texts === 'function')
    return (...about: unknown[]): unknown =>
      accentedTexts((texts as (...all: unknown[]) => unknown)(...about), longer); // a text that takes values
  if (Array.isArray(texts)) return texts.map((text) => accentedTexts(text, longer));
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        accentedTexts(text, name === 'months' ? LONGER_MONTH : longer),
      ]),
    );
  return texts;
};

/** The key in `sessionStorage` of a tab that shows the pseudo-language. */
const KEY = 'pseudo';

export const isPseudo = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Reloads the page in the pseudo-language, or in the chosen language. */
export const togglePseudo = (): void => {
  if (isPseudo()) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'on');
  location.reload();
};
