import { useMemo } from 'react';
import { selectFaqSource } from '../../../store/help/faqs';
import type { Faq } from '../../../store/wire/entities/service/faqs';
import { useAppSelector } from '../../app/hooks';
import { useLanguage, useText } from '../../text/useText';
import { shippedFaqsText } from './help.text';
import { withFaqTexts } from './shippedTexts';

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
