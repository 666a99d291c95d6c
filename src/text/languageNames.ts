import type { Language } from '../../store/core/languages';

/** Each language under its own name: who looks for it reads that one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  mr: 'मराठी',
  ta: 'தமிழ்',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  as: 'অসমীয়া',
};

/** The languages whose texts a native reader has reviewed; the menu says of the others that they are in review. */
export const REVIEWED_LANGUAGES: ReadonlySet<Language> = new Set(['en']);
