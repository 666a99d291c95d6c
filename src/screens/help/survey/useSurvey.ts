import type { Language } from '../../../../store/core/languages';
import { SHIPPED_SURVEY } from '../../../../store/help/content/survey';
import { selectSurvey, selectSurveyPages } from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { useAppSelector } from '../../../app/hooks';
import { useLanguage, useText } from '../../../text/useText';
import { shippedSurveyText, type ShippedSurveyTexts } from '../help.text';
import { withWords } from '../localizedWords';

/** A question of the portal's own survey, with its translation into this language where there is one. */
const withQuestionText = (
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

/** The survey to show. The portal's own survey is translated; an operator's survey is shown unchanged. */
export const useSurvey = () => {
  const texts = useText(shippedSurveyText);
  const language = useLanguage();
  const { id, title } = useAppSelector(selectSurvey);
  const pages = useAppSelector(selectSurveyPages);
  if (id !== SHIPPED_SURVEY) return { title, pages };
  return {
    title: texts.title === '' ? title : withWords(title ?? {}, language, texts.title),
    pages: pages.map((questions) =>
      questions.map((question) => withQuestionText(question, texts, language)),
    ),
  };
};
