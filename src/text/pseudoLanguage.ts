/*
 * The pseudo-language, for development and stories only: the English texts with accents and two fifths longer. It shows
 * texts that are cut, that do not wrap or that are in no catalogue. It is not in the production build.
 */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', i: 'î', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š' },
  ...{ t: 'ţ', u: 'û', y: 'ý', A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û' },
};
/** Ends every text, so that one without a letter of ours is known too. */
export const LONGER = ' ~';
/** Ends a month: a date is read in one go, so it stays on one line. */
const LONGER_MONTH = '\u00a0~';

const accented = (text: string, longer: string): string => {
  // A place that is filled later keeps its name.
  const letters = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (found) => ACCENTS[found] ?? found);
  return `${letters}${longer.repeat(Math.ceil(text.length / 5))}`;
};

/** The same texts in the pseudo-language: sentences, functions that make them, and lists and objects of both. */
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

/** Where a tab in development keeps that it speaks the pseudo-language. */
const KEY = 'pseudo';

export const isPseudo = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Opens the page again in the pseudo-language, or in the chosen one. */
export const togglePseudo = (): void => {
  if (isPseudo()) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'on');
  location.reload();
};
