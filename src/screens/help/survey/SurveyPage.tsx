import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { LocalizedText } from '../../../../store/core/localizedText';
import {
  answersGiven,
  missingAnswers,
  pageTurned,
  selectAnswers,
  type SurveyAnswers,
} from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { FormActions } from '../../../ui/forms/FormActions';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { QuestionField } from './QuestionField';
import { surveyText } from './survey.text';

const Form = styled(FormLayout)`
  gap: ${space.xl};
`;

interface SurveyPageProps {
  readonly questions: readonly SurveyQuestion[];
  readonly at: number;
  readonly isLast: boolean;
}

/** The answers in the form. A question without one gets an empty answer, which replaces an earlier one. */
const answersIn = (form: HTMLFormElement, questions: readonly SurveyQuestion[]): SurveyAnswers => {
  const data = new FormData(form);
  const words = (id: string) => data.getAll(id).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    questions.map(({ id, kind }) => [id, kind === 'several' ? words(id) : (words(id)[0] ?? '')]),
  );
};

/** The questions of one page. Every change is dispatched at once, so that a reload loses nothing. */
export const SurveyPage = ({ questions, at, isLast }: SurveyPageProps) => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const answers = useAppSelector(selectAnswers);
  const [errors, setErrors] = useState<FieldErrors<string, string>>({});

  /** The error summary names the question of each error. */
  const sentences = Object.fromEntries(
    questions.map(({ id, text }) => [id, <Missing key={id} question={text} />]),
  );
  const saveAnswers = () => {
    const given = form.current ? answersIn(form.current, questions) : {};
    dispatch(answersGiven(given));
    return given;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingAnswers(questions, saveAnswers());
    setErrors(Object.fromEntries(missing.map(({ id }) => [id, id])));
    if (missing.length === 0) dispatch(pageTurned(at + 1));
  };
  return (
    <Form ref={form} noValidate method="post" onChange={saveAnswers} onSubmit={submit}>
      <ErrorSummary errors={errors} texts={sentences} />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          error={errors[question.id] && t.required}
        />
      ))}
      <FormActions>
        {at > 1 && (
          <Button type="button" tone="ghost" onClick={() => dispatch(pageTurned(at - 1))}>
            {t.back}
          </Button>
        )}
        <Button type="submit">{isLast ? t.toReview : t.next}</Button>
      </FormActions>
    </Form>
  );
};

const QUESTION = '{question}';

/** Which answer is missing: our sentence around the operator's question. */
const Missing = ({ question }: { readonly question: LocalizedText }) => {
  const [before, after] = useText(surveyText).missing(QUESTION).split(QUESTION);
  return (
    <>
      {before}
      <OperatorText text={question} />
      {after}
    </>
  );
};

/** The page's heading. It takes the focus when the page changes, but not when the survey is opened. */
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
