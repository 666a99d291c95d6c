import { wordsIn, type LocalizedText } from '../../store/core/localizedText';
import { useLanguage } from './useText';

/** A text of the operator, marked with its language where that is not the page's: it is read out in it. */
export const OperatorText = ({ text }: { readonly text: LocalizedText }) => {
  const language = useLanguage();
  const { words, lang } = wordsIn(text, language);
  return lang === language ? words : <span lang={lang}>{words}</span>;
};
