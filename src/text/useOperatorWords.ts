import { use, useCallback } from 'react';
import { type LocalizedText, wordsIn } from '../../store/core/localizedText';
import { OperatorLanguageContext, useLanguage } from './useText';

/** What a text of the operator says to this subscriber, and in which language. */
export const useOperatorWords = (): ((text: LocalizedText) => ReturnType<typeof wordsIn>) => {
  const language = useLanguage();
  const operators = use(OperatorLanguageContext);
  return useCallback((text) => wordsIn(text, language, operators), [language, operators]);
};
