import { type LocalizedText, wordsIn } from '../../store/core/localizedText';

/** What a text of the operator says to a reader of English. */
export const inEnglish = (text: LocalizedText): string => wordsIn(text, 'en', 'en').words;
