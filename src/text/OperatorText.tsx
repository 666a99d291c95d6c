import { use, useCallback } from 'react';
import { type LocalizedText, wordsIn } from '../../store/core/localizedText';
import { OperatorLanguageContext, useLanguage } from './useText';

/** What a text of the operator says to this subscriber, and in which language. */
export const useOperatorWords = (): ((text: LocalizedText) => ReturnType<typeof wordsIn>) => {
  const language = useLanguage();
  const operators = use(OperatorLanguageContext);
  return useCallback((text) => wordsIn(text, language, operators), [language, operators]);
};

interface OperatorTextProps {
  readonly text: LocalizedText;
  /** Stands where the operator gave no words. */
  readonly empty?: string;
}

/** A text of the operator, marked with its language where that is not the page's: it is read out in it. */
export const OperatorText = ({ text, empty = '' }: OperatorTextProps) => {
  const language = useLanguage();
  const { words, lang } = useOperatorWords()(text);
  if (words.trim() === '') return empty;
  return lang === language ? words : <span lang={lang}>{words}</span>;
};
