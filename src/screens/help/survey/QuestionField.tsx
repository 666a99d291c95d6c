import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import type { Answer } from '../../../../store/help/survey';
import { useLanguage, useText } from '../../../text/useText';
import { FieldFrame, fieldId, spokenBy } from '../../../ui/forms/FieldFrame';
import { Ends, Group, Hint, Option, Options, Scale, ScaleOption, Words, Wrong } from './fields';
import { surveyText } from './survey.text';

/** Nobody reads more of one household, and no draft grows without end. */
const LONGEST = 1_000;
const STEPS = ['1', '2', '3', '4', '5'] as const;

interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
}

/** One question with its control. What is chosen stays in the control and is read by the form. */
export const QuestionField = ({ question, answer, error }: QuestionFieldProps) => {
  const t = useText(surveyText);
  const language = useLanguage();
  const { id: name, required } = question;
  const label = question.text[language];
  const hint = question.hint[language] || (required ? undefined : t.optional);
  if (question.kind === 'text')
    return (
      <FieldFrame id={fieldId(name)} label={label} hint={hint} error={error}>
        <Words
          name={name}
          rows={4}
          maxLength={LONGEST}
          defaultValue={typeof answer === 'string' ? answer : ''}
          id={fieldId(name)}
          aria-required={required || undefined}
          {...spokenBy(fieldId(name), { label, hint, error })}
        />
      </FieldFrame>
    );
  const { 'aria-describedby': describedBy } = spokenBy(fieldId(name), { label, hint, error });
  return (
    <Group
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
      {error !== undefined && <Wrong id={`${fieldId(name)}-error`}>{error}</Wrong>}
    </Group>
  );
};

type Of<Kind extends SurveyQuestion['kind']> = Extract<SurveyQuestion, { kind: Kind }>;

/** The first of a group is what the error summary leads to. */
const idOf = (name: string, at: number) => (at === 0 ? fieldId(name) : undefined);

const Choices = ({
  question: { id: name, kind, options },
  answer,
}: {
  readonly question: Of<'choice'> | Of<'several'>;
  readonly answer: Answer | undefined;
}) => {
  const language = useLanguage();
  return (
    <Options>
      {options.map(({ value, label }, at) => (
        <Option key={value}>
          <input
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            id={idOf(name, at)}
            name={name}
            value={value}
            defaultChecked={typeof answer === 'string' ? answer === value : answer?.includes(value)}
          />
          <span>{label[language]}</span>
        </Option>
      ))}
    </Options>
  );
};

const ScaleChoices = ({
  question: { id: name, low, high },
  answer,
}: {
  readonly question: Of<'scale'>;
  readonly answer: Answer | undefined;
}) => {
  const language = useLanguage();
  /** What an end means is heard with it. */
  const meaning = (step: string) =>
    step === '1' ? low[language] : step === '5' ? high[language] : '';
  return (
    <div>
      <Scale>
        {STEPS.map((step, at) => (
          <ScaleOption key={step}>
            <input
              type="radio"
              id={idOf(name, at)}
              name={name}
              value={step}
              aria-label={[step, meaning(step)].filter(Boolean).join(', ')}
              defaultChecked={answer === step}
            />
            <span aria-hidden>{step}</span>
          </ScaleOption>
        ))}
      </Scale>
      <Ends aria-hidden>
        <span>{low[language]}</span>
        <span>{high[language]}</span>
      </Ends>
    </div>
  );
};
