import type { Language } from '../../../store/core/languages';
import type { Faq } from '../../../store/wire/entities/service/faqs';
import type { SurveyQuestion } from '../../../store/wire/entities/service/survey';
import type { ShippedFaqTexts, ShippedSurveyTexts } from './shipped.text';

/** The answers that come with the portal, also in this language where there is a translation. */
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
      question: { ...faq.question, [language]: text.question },
      answer: { ...faq.answer, [language]: text.answer },
      keywords: [...faq.keywords, ...text.keywords],
    };
  });

/** A question of the survey that comes with the portal, also in this language where there is a translation. */
export const withQuestionText = (
  question: SurveyQuestion,
  { questions }: ShippedSurveyTexts,
  language: Language,
): SurveyQuestion => {
  const text = questions[question.id];
  if (!text) return question;
  const shared = {
    text: { ...question.text, [language]: text.text },
    hint: { ...question.hint, ...(text.hint !== undefined && { [language]: text.hint }) },
  };
  switch (question.kind) {
    case 'scale':
      return {
        ...question,
        ...shared,
        low: { ...question.low, [language]: text.low ?? '' },
        high: { ...question.high, [language]: text.high ?? '' },
      };
    case 'text':
      return { ...question, ...shared };
    default:
      return {
        ...question,
        ...shared,
        options: question.options.map(({ value, label }) => ({
          value,
          label: { ...label, [language]: text.options?.[value] ?? '' },
        })),
      };
  }
};
