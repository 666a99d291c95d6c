import type { Language } from '../../../store/core/languages';
import type { LocalizedText } from '../../../store/core/localizedText';
import type { Faq } from '../../../store/wire/entities/service/faqs';
import type { SurveyQuestion } from '../../../store/wire/entities/service/survey';
import type { ShippedFaqTexts, ShippedSurveyTexts } from './help.text';

/** Adds the words of one language to a text. */
export const withWords = (
  text: LocalizedText,
  language: Language,
  words: string,
): LocalizedText => ({
  ...(typeof text === 'object' && text),
  [language]: words,
});

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

/** A question of the portal's own survey, with its translation into this language where there is one. */
export const withQuestionText = (
  question: SurveyQuestion,
  { questions }: ShippedSurveyTexts,
  language: Language,
): SurveyQuestion => {
  const text = questions[question.id];
  if (!text) return question;
  const shared = {
    text: withWords(question.text, language, text.text),
    hint: text.hint === undefined ? question.hint : withWords(question.hint, language, text.hint),
  };
  switch (question.kind) {
    case 'scale':
      return {
        ...question,
        ...shared,
        low: withWords(question.low, language, text.low ?? ''),
        high: withWords(question.high, language, text.high ?? ''),
      };
    case 'text':
      return { ...question, ...shared };
    default:
      return {
        ...question,
        ...shared,
        options: question.options.map(({ value, label }) => ({
          value,
          label: withWords(label, language, text.options?.[value] ?? ''),
        })),
      };
  }
};
