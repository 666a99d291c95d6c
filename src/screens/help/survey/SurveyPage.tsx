import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import {
  answersGiven,
  missingAnswers,
  pageTurned,
  selectAnswers,
  type SurveyAnswers,
} from '../../../../store/help/survey';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { space } from '../../../theme/tokens';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Steps } from './surveyFields';
import { QuestionField } from './QuestionField';
import { surveyText } from './survey.text';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

interface SurveyPageProps {
  readonly questions: readonly SurveyQuestion[];
  readonly at: number;
  readonly isLast: boolean;
}

/** What the controls of a page hold. A question without an answer has an empty one: it may have had another. */
const answersIn = (form: HTMLFormElement, questions: readonly SurveyQuestion[]): SurveyAnswers => {
  const data = new FormData(form);
  const words = (id: string) => data.getAll(id).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    questions.map(({ id, kind }) => [id, kind === 'several' ? words(id) : (words(id)[0] ?? '')]),
  );
};

/** The questions of one page. Every change is told at once, so that no reload loses one. */
export const SurveyPage = ({ questions, at, isLast }: SurveyPageProps) => {
  const t = useText(surveyText);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const answers = useAppSelector(selectAnswers);
  const [errors, setErrors] = useState<FieldErrors<string, string>>({});

  /** The summary names each question that it leads to. */
  const sentences = Object.fromEntries(
    questions.map(({ id, text }) => [id, t.missing(text[language])]),
  );
  const tell = () => {
    const given = form.current ? answersIn(form.current, questions) : {};
    dispatch(answersGiven(given));
    return given;
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingAnswers(questions, tell());
    setErrors(Object.fromEntries(missing.map(({ id }) => [id, id])));
    if (missing.length === 0) dispatch(pageTurned(at + 1));
  };
  return (
    <Form ref={form} noValidate method="post" onChange={tell} onSubmit={goOn}>
      <ErrorSummary errors={errors} texts={sentences} />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          error={errors[question.id] && t.required}
        />
      ))}
      <Steps>
        {at > 1 && (
          <Button type="button" tone="ghost" onClick={() => dispatch(pageTurned(at - 1))}>
            {t.back}
          </Button>
        )}
        <Button type="submit">{isLast ? t.toReview : t.next}</Button>
      </Steps>
    </Form>
  );
};

/** Where the subscriber is on the road. It takes the focus when a page is turned, and not when the first is opened. */
export const SurveyHeading = ({
  title,
  page,
}: {
  readonly title: string;
  readonly page: number;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) heading.current?.focus();
    last.current = page;
  }, [page]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
};
