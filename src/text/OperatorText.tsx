import { use, useCallback } from 'react';
import { type LocalizedText, wordsIn } from '../../store/core/localizedText';
import { OperatorLanguageContext, useLanguage } from './useText';

/** Returns a function that chooses the words of an operator's text for this subscriber, with their language. */
export const useOperatorWords = (): ((text: LocalizedText) => ReturnType<typeof wordsIn>) => {
  const language = useLanguage();
  const operatorLanguage = use(OperatorLanguageContext);
  return useCallback(
    (text) => wordsIn(text, language, operatorLanguage),
    [language, operatorLanguage],
  );
};

interface OperatorTextProps {
  readonly text: LocalizedText;
  /** Shown where the operator gave no words. */
  readonly empty?: string;
}

/** A text of the operator. If it is not in the language of the page, its language is marked for screen readers. */
export const OperatorText = ({ text, empty = '' }: OperatorTextProps) => {
  const language = useLanguage();
  const { words, lang } = useOperatorWords()(text);
  if (words.trim() === '') return empty;
  return lang === language ? words : <span lang={lang}>{words}</span>;
};
