import type { Language } from '../../../../store/core/languages';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { textsIn } from '../../../text/loadedTexts';
import { shippedFaqsText } from '../shipped.text';
import { withFaqTexts } from '../shippedTexts';

/** The answers that come with the portal, in this language and in English. */
export const shippedFaqsIn = (language: Language): readonly Faq[] =>
  withFaqTexts(shippedFaqs, textsIn(language, shippedFaqsText), language);
