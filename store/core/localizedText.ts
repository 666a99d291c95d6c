import { type Language, LANGUAGES } from './languages';

/**
 * A text of the operator: plain, in the language of its configuration (`operator.language`), or in several
 * languages.
 */
export type LocalizedText = string | Readonly<Partial<Record<Language, string>>>;

interface Words {
  readonly words: string;
  readonly lang: Language;
}

/**
 * The text in this language, else in English, else in the first language that it has; '' when it has none. A plain
 * text is in the operator's language.
 */
export const wordsIn = (text: LocalizedText, language: Language, operators: Language): Words => {
  if (typeof text === 'string') return { words: text, lang: operators };
  const lang = [language, ...LANGUAGES].find((candidate) => text[candidate]?.trim()) ?? language;
  return { words: text[lang] ?? '', lang };
};
