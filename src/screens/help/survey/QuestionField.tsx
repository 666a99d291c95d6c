import type { SurveyAnswer } from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { OperatorText } from '../../../text/OperatorText';
import { useOperatorWords } from '../../../text/useOperatorWords';
import { useText } from '../../../text/useText';
import { fieldAriaProps, FieldFrame, fieldId } from '../../../ui/forms/FieldFrame';
import { surveyText } from './survey.text';
import {
  AnswerText,
  ChoiceOption,
  ChoiceOptions,
  FieldError,
  Hint,
  QuestionGroup,
  Scale,
  ScaleEnds,
  ScaleOption,
} from './surveyFields';

const MAX_ANSWER_LENGTH = 1_000;
const SCALE_STEPS = ['1', '2', '3', '4', '5'] as const;

interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: SurveyAnswer | undefined;
  readonly error: string | undefined;
}

/** One question with its uncontrolled field; the form reads the answer. */
export const QuestionField = ({ question, answer, error }: QuestionFieldProps) => {
  const t = useText(surveyText);
  const wordsOf = useOperatorWords();
  const { id: name, required } = question;
  const label = <OperatorText text={question.text} />;
  const ours = required ? undefined : t.optional;
  const hint = wordsOf(question.hint).words ? <OperatorText text={question.hint} /> : ours;
  if (question.kind === 'text')
    return (
      <FieldFrame id={fieldId(name)} label={label} hint={hint} error={error}>
        <AnswerText
          name={name}
          rows={4}
          maxLength={MAX_ANSWER_LENGTH}
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
      aria-describedby={describedBy}
      $wrong={error !== undefined}
    >
      <legend>{label}</legend>
      {hint !== undefined && <Hint id={`${fieldId(name)}-hint`}>{hint}</Hint>}
      {question.kind === 'scale' ? (
        <ScaleChoices question={question} answer={answer} />
      ) : (
        <Choices question={question} answer={answer} />
      )}
      {error !== undefined && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
    </QuestionGroup>
  );
};

type QuestionOf<Kind extends SurveyQuestion['kind']> = Extract<SurveyQuestion, { kind: Kind }>;

/** The first option of a group has the id that the error summary links to. */
const idOf = (name: string, at: number) => (at === 0 ? fieldId(name) : undefined);

const Choices = ({
  question: { id: name, kind, options },
  answer,
}: {
  readonly question: QuestionOf<'choice'> | QuestionOf<'several'>;
  readonly answer: SurveyAnswer | undefined;
}) => {
  return (
    <ChoiceOptions>
      {options.map(({ value, label }, at) => (
        <ChoiceOption key={value}>
          <input
            type={kind === 'choice' ? 'radio' : 'checkbox'}
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
    </ChoiceOptions>
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
  /** For screen readers: the number, and at both ends what it means. */
  const labelOf = (step: string) => {
    const { words, lang } = wordsOf(step === '1' ? low : step === '5' ? high : '');
    return words === '' ? { 'aria-label': step } : { 'aria-label': `${step}, ${words}`, lang };
  };
  return (
    <div>
      <Scale>
        {SCALE_STEPS.map((step, at) => (
          <ScaleOption key={step}>
            <input
              type="radio"
              id={idOf(name, at)}
              name={name}
              value={step}
              {...labelOf(step)}
              defaultChecked={answer === step}
            />
            <span aria-hidden>{step}</span>
          </ScaleOption>
        ))}
      </Scale>
      <ScaleEnds aria-hidden>
        <span>
          <OperatorText text={low} />
        </span>
        <span>
          <OperatorText text={high} />
        </span>
      </ScaleEnds>
    </div>
  );
};
