import { type Language, LANGUAGES } from './languages';

/**
 * A text of the operator: either a string in the operator's language (`operator.language` of the configuration), or the
 * text in several languages.
 */
export type LocalizedText = string | Readonly<Partial<Record<Language, string>>>;

interface Words {
  readonly words: string;
  readonly lang: Language;
}

/**
 * The text in this language, else in English, else in the first language that has a text; '' if none has. A string is
 * in the operator's language.
 */
export const wordsIn = (
  text: LocalizedText,
  language: Language,
  operatorLanguage: Language,
): Words => {
  if (typeof text === 'string') return { words: text, lang: operatorLanguage };
  const lang = [language, ...LANGUAGES].find((candidate) => text[candidate]?.trim()) ?? language;
  return { words: text[lang] ?? '', lang };
};
