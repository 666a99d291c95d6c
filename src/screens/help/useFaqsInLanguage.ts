import { useMemo } from 'react';
import type { Language } from '../../../store/core/languages';
import { selectFaqSource } from '../../../store/help/faqs';
import type { Faq } from '../../../store/wire/entities/service/faqs';
import { useAppSelector } from '../../app/hooks';
import { useLanguage, useText } from '../../text/useText';
import { shippedFaqsText, type ShippedFaqTexts } from './help.text';
import { withWords } from './localizedWords';

/** The portal's own answers, with their translation into this language where there is one. */
export const withFaqTexts = (
  faqs: readonly Faq[],
  texts: ShippedFaqTexts,
  language: Language,
): readonly Faq[] =>
  faqs.map((faq) => {
    const text = texts[faq.id];
    if (!text) return faq;
    return {
      ...faq,
      question: withWords(faq.question, language, text.question),
      answer: withWords(faq.answer, language, text.answer),
      keywords: [...faq.keywords, ...text.keywords],
    };
  });

/** The loaded FAQs. The portal's own FAQs are translated; the operator's FAQs are unchanged. */
export const useFaqsInLanguage = (faqs: readonly Faq[]): readonly Faq[] => {
  const texts = useText(shippedFaqsText);
  const language = useLanguage();
  const isShipped = useAppSelector(selectFaqSource) === 'shipped';
  return useMemo(
    () => (isShipped ? withFaqTexts(faqs, texts, language) : faqs),
    [faqs, texts, language, isShipped],
  );
};
