import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/useText';
import { color, controlHeight, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/data/Icon';
import { forwardIcon } from '../../../ui/data/icons';
import { Field } from '../../../ui/forms/Field';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { type Drawing, noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Stack } from '../../../ui/layout/Stack';
import { guideText } from '../help.text';
import { type Symptom, SYMPTOMS } from './guideSteps';

const ChoiceButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  width: 100%;
  min-height: ${controlHeight};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.tint};
  }
  svg {
    flex: none;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  & > :last-child {
    color: ${color.inkSoft};
  }
`;

interface ChoiceListProps<Value extends string> {
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** A picture of the answer, hidden from screen readers. */
    readonly picture?: ReactNode;
  }[];
  readonly onChoose: (value: Value) => void;
}

/** The answers of a question, each a button. */
export const ChoiceList = <Value extends string>({ choices, onChoose }: ChoiceListProps<Value>) => (
  <Stack as="ul" $gap="s" role="list">
    {choices.map(({ value, label, picture }) => (
      <li key={value}>
        <ChoiceButton type="button" onClick={() => onChoose(value)}>
          {picture}
          <span>{label}</span>
          <Icon path={forwardIcon} />
        </ChoiceButton>
      </li>
    ))}
  </Stack>
);

const television = (...picture: Drawing): Drawing => [
  ['line', 'M20 108h120M62 108l4-14M98 108l-4-14'],
  ['shape', 'M42 28h76a8 8 0 018 8v50a8 8 0 01-8 8H42a8 8 0 01-8-8V36a8 8 0 018-8z'],
  ...picture,
];

/** A television with what the subscriber sees on it. */
const symptomDrawings: Readonly<Record<Symptom, Drawing>> = {
  noSignal,
  errorCode: television(['accent', 'M60 48H46v26h14M46 61h11M72 48h14v26H72zM98 48h14l-8 26']),
  black: television(['accent', 'M80 46v14M70 51a16 16 0 1020 0']),
  frozen: television(
    ['faint', 'M62 40h14v13H62zM90 40h14v13H90zM48 53h14v13H48zM76 53h14v13H76zM62 66h14v13H62z'],
    ['accent', 'M48 40h14v13H48zM76 40h14v13H76zM62 53h14v13H62zM90 53h14v13H90zM76 66h14v13H76z'],
  ),
  missing: television(
    ['accent', 'M66 58h28v20H66zM72 58v-6a8 8 0 0116 0v6'],
    ['dot', 'M80 65a3 3 0 110 6 3 3 0 010-6z'],
  ),
  other: television(
    ['accent', 'M70 51a10 10 0 1114 9c-3 2-4 4-4 7'],
    ['dot', 'M80 74a3 3 0 110 6 3 3 0 010-6z'],
  ),
};

interface SymptomQuestionProps {
  readonly onChoose: (symptom: Symptom) => void;
}

export const SymptomQuestion = ({ onChoose }: SymptomQuestionProps) => {
  const t = useText(guideText);
  const choices = SYMPTOMS.map((value) => ({
    value,
    label: t.symptom[value],
    picture: <Illustration drawing={symptomDrawings[value]} width={56} />,
  }));
  return <ChoiceList choices={choices} onChoose={onChoose} />;
};

const CODE_LENGTH = 20;

/** Asks for the error code. The code is '' if the subscriber typed none. */
export const ErrorCodeQuestion = ({ onTyped }: { readonly onTyped: (code: string) => void }) => {
  const t = useText(guideText);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTyped(typedIn(event.currentTarget, 'code').trim());
  };
  return (
    <FormLayout noValidate onSubmit={submit}>
      <Field
        name="code"
        label={t.code}
        hint={t.codeHint}
        maxLength={CODE_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" wide>
        {t.next}
      </Button>
    </FormLayout>
  );
};
