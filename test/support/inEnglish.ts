import { type LocalizedText, wordsIn } from '../../store/core/localizedText';

/** The words of an operator's text in English. */
export const inEnglish = (text: LocalizedText): string => wordsIn(text, 'en', 'en').words;
