import { type Language, LANGUAGES } from './languages';

/** A text of the operator: plain, in the language of its configuration (`operator.language`), or in those that it gave. */
export type LocalizedText = string | Readonly<Partial<Record<Language, string>>>;

interface Words {
  readonly words: string;
  readonly lang: Language;
}

/**
 * In this language, else in English, else in the first one that there is; '' where there is none. A plain text is in
 * the operator's language.
 */
export const wordsIn = (text: LocalizedText, language: Language, operators: Language): Words => {
  if (typeof text === 'string') return { words: text, lang: operators };
  const lang = [language, ...LANGUAGES].find((one) => text[one]?.trim()) ?? language;
  return { words: text[lang] ?? '', lang };
};
