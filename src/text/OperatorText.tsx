import type { LocalizedText } from '../../store/core/localizedText';
import { useOperatorWords } from './useOperatorWords';
import { useLanguage } from './useText';

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
