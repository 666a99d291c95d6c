import { LANGUAGES, type Language } from './languages';

/** A text of the operator in the languages that it gave. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

interface Words {
  readonly words: string;
  readonly lang: Language;
}

/** In this language, else in English, else in the first one that there is; '' where there is none. */
export const wordsIn = (text: LocalizedText, language: Language): Words => {
  const lang = [language, ...LANGUAGES].find((one) => text[one]) ?? language;
  return { words: text[lang] ?? '', lang };
};
