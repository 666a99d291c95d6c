import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { LocalizedText } from '../../../../store/core/localizedText';
import {
  answersGiven,
  missingAnswers,
  pageTurned,
  selectAnswers,
  sendSurvey,
  type SurveyAnswer,
  type SurveyAnswers,
} from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { OperatorText, useOperatorWords } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { color, controlHeight, radius, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import {
  boxStyles,
  fieldAriaProps,
  FieldErrorText,
  FieldFrame,
  fieldId,
} from '../../../ui/forms/FieldFrame';
import { FormActions } from '../../../ui/forms/FormActions';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { FormLayout, useIsFormBusy } from '../../../ui/forms/FormLayout';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { surveyText } from '../help.text';

const QuestionGroup = styled.fieldset<{ readonly $wrong: boolean }>`
  display: grid;
  gap: ${space.s};
  ${({ $wrong }) => $wrong && `padding-inline-start: ${space.m}; border-inline-start: 4px solid ${color.danger};`}
  legend {
    margin-bottom: ${space.xs};
    font-weight: ${weight.strong};
  }
`;

/** The whole row is the touch target. */
const ChoiceOption = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${controlHeight};
  padding: ${space.s} 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.tint};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  input {
    outline: none;
  }
  span {
    min-width: 0;
  }
`;

/** The options of a scale side by side, and below them what the first and the last mean. */
const Scale = styled.div`
  & > div {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space.s};
  }
  ${ChoiceOption} {
    flex-direction: column;
    justify-content: center;
    gap: ${space.xs};
    padding: ${space.s} 0;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const AnswerText = styled.textarea`
  ${boxStyles}
  padding: ${space.m} 14px;
  resize: vertical;
  &:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;

const MAX_ANSWER_LENGTH = 1_000;
const SCALE_STEPS = ['1', '2', '3', '4', '5'] as const;

interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: SurveyAnswer | undefined;
  readonly error: string | undefined;
}

/** One question with an uncontrolled field. `answersIn` reads the answer from the form. */
const QuestionField = ({ question, answer, error }: QuestionFieldProps) => {
  const t = useText(surveyText);
  const wordsOf = useOperatorWords();
  const isFormBusy = useIsFormBusy();
  const { id: name, required } = question;
  const label = <OperatorText text={question.text} />;
  const optionalHint = required ? undefined : t.optional;
  const hint = wordsOf(question.hint).words ? <OperatorText text={question.hint} /> : optionalHint;
  if (question.kind === 'text')
    return (
      <FieldFrame id={fieldId(name)} label={label} hint={hint} error={error}>
        <AnswerText
          name={name}
          rows={4}
          maxLength={MAX_ANSWER_LENGTH}
          readOnly={isFormBusy}
          defaultValue={typeof answer === 'string' ? answer : ''}
          id={fieldId(name)}
          aria-required={required || undefined}
          {...fieldAriaProps(fieldId(name), { label, hint, error })}
        />
      </FieldFrame>
    );
  const { 'aria-describedby': describedBy } = fieldAriaProps(fieldId(name), { label, hint, error });
  return (
    <QuestionGroup
      role={question.kind === 'several' ? 'group' : 'radiogroup'}
      aria-readonly={(isFormBusy && question.kind !== 'several') || undefined}
      aria-describedby={describedBy}
      $wrong={error !== undefined}
    >
      <legend>{label}</legend>
      {hint !== undefined && <SoftText id={`${fieldId(name)}-hint`}>{hint}</SoftText>}
      {question.kind === 'scale' ? (
        <ScaleChoices question={question} answer={answer} />
      ) : (
        <Choices question={question} answer={answer} />
      )}
      {error !== undefined && (
        <FieldErrorText id={`${fieldId(name)}-error`}>{error}</FieldErrorText>
      )}
    </QuestionGroup>
  );
};

type QuestionOf<Kind extends SurveyQuestion['kind']> = Extract<SurveyQuestion, { kind: Kind }>;

/** Only the first option has an id: that of the field, to which the error summary links. */
const idOf = (name: string, at: number) => (at === 0 ? fieldId(name) : undefined);

const Choices = ({
  question: { id: name, kind, options },
  answer,
}: {
  readonly question: QuestionOf<'choice'> | QuestionOf<'several'>;
  readonly answer: SurveyAnswer | undefined;
}) => {
  // ARIA allows `aria-readonly` on a radio group but not on a group of checkboxes, so each checkbox has the attribute.
  const isReadOnly = useIsFormBusy() && kind === 'several';
  return (
    <Stack $gap="s">
      {options.map(({ value, label }, at) => (
        <ChoiceOption key={value}>
          <input
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            aria-readonly={isReadOnly || undefined}
            id={idOf(name, at)}
            name={name}
            value={value}
            defaultChecked={typeof answer === 'string' ? answer === value : answer?.includes(value)}
          />
          <span>
            <OperatorText text={label} />
          </span>
        </ChoiceOption>
      ))}
    </Stack>
  );
};

const ScaleChoices = ({
  question: { id: name, low, high },
  answer,
}: {
  readonly question: QuestionOf<'scale'>;
  readonly answer: SurveyAnswer | undefined;
}) => {
  const wordsOf = useOperatorWords();
  /** The accessible name of a step: its number, and for the first and the last step also its meaning. */
  const labelOf = (step: string) => {
    const { words, lang } = wordsOf(step === '1' ? low : step === '5' ? high : '');
    return words === '' ? { 'aria-label': step } : { 'aria-label': `${step}, ${words}`, lang };
  };
  return (
    <Scale>
      <div>
        {SCALE_STEPS.map((step, at) => (
          <ChoiceOption key={step}>
            <input
              type="radio"
              id={idOf(name, at)}
              name={name}
              value={step}
              {...labelOf(step)}
              defaultChecked={answer === step}
            />
            <span aria-hidden>{step}</span>
          </ChoiceOption>
        ))}
      </div>
      <p aria-hidden>
        <span>
          <OperatorText text={low} />
        </span>
        <span>
          <OperatorText text={high} />
        </span>
      </p>
    </Scale>
  );
};

interface SurveyPageProps {
  readonly questions: readonly SurveyQuestion[];
  readonly at: number;
  readonly isLast: boolean;
}

/** The answers in the form. An unanswered question gets an empty answer, which replaces an earlier answer. */
const answersIn = (form: HTMLFormElement, questions: readonly SurveyQuestion[]): SurveyAnswers => {
  const data = new FormData(form);
  const words = (id: string) => data.getAll(id).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    questions.map(({ id, kind }) => [id, kind === 'several' ? words(id) : (words(id)[0] ?? '')]),
  );
};

/** The questions of one page. Every change is dispatched at once, so that the answers survive a reload. */
export const SurveyPage = ({ questions, at, isLast }: SurveyPageProps) => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const answers = useAppSelector(selectAnswers);
  const isSending = useIsRunning(sendSurvey);
  const [errors, setErrors] = useState<FieldErrors<string, string>>({});

  /** The sentences of the error summary, one for each question. Each says that the question has no answer. */
  const sentences = Object.fromEntries(
    questions.map(({ id, text }) => [id, <Missing key={id} question={text} />]),
  );
  const saveAnswers = (form: HTMLFormElement) => {
    const formAnswers = answersIn(form, questions);
    dispatch(answersGiven(formAnswers));
    return formAnswers;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingAnswers(questions, saveAnswers(event.currentTarget));
    setErrors(Object.fromEntries(missing.map(({ id }) => [id, id])));
    if (missing.length === 0) dispatch(pageTurned(at + 1));
  };
  return (
    <FormLayout
      busy={isSending}
      noValidate
      method="post"
      onChange={({ currentTarget }) => saveAnswers(currentTarget)}
      onSubmit={submit}
    >
      <Stack $gap="xl">
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
      </Stack>
    </FormLayout>
  );
};

const QUESTION = '{question}';

/** Says which answer is missing. The operator's question is inserted into the portal's sentence. */
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
