/** The languages of the portal, as the browser names them (BCP 47). English is the first and the fallback. */
export const LANGUAGES = [
  ...(['en', 'hi', 'bn', 'te', 'mr', 'ta'] as const),
  ...(['gu', 'kn', 'ml', 'pa', 'or', 'as'] as const),
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages that are written from right to left. At present there are none. */
const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set();

export const textDirection = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
