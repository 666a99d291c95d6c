import type { Language } from '../../../store/core/languages';
import type { LocalizedText } from '../../../store/core/localizedText';

/** Adds the words of one language to a text. */
export const withWords = (
  text: LocalizedText,
  language: Language,
  words: string,
): LocalizedText => ({
  ...(typeof text === 'object' && text),
  [language]: words,
});

/** The words in all languages, for a search. */
export const allWordsIn = (text: LocalizedText): string =>
  typeof text === 'string' ? text : Object.values(text).join(' ');
