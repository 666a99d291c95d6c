import styled from 'styled-components';
import { color, radius, size, space, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { FieldErrorText, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  legend {
    margin-bottom: ${space.xs};
    font-weight: ${weight.strong};
  }
`;

const OptionLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 52px;
  padding: ${space.s} 10px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.tint};
  }
  fieldset[aria-invalid] > & {
    border-color: ${color.danger};
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  &:has(:checked) small {
    color: ${color.ink};
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  &:has(:checked) svg {
    color: ${color.brand};
  }
`;

interface RadioGroupProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint?: string;
    /** The name of an icon in icons.ts; the icon is decoration. */
    readonly icon?: string;
  }[];
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  /** Called at each choice, so that a screen can show what depends on the choice. */
  readonly onChoose?: (value: string) => void;
}

/** One of a few choices. It is uncontrolled: the form reads it on submit. */
export const RadioGroup = ({
  name,
  label,
  choices,
  defaultValue,
  error,
  onChoose,
}: RadioGroupProps) => {
  const controlId = fieldId(name);
  const isFormBusy = useIsFormBusy();
  return (
    <Group
      role="radiogroup"
      aria-readonly={isFormBusy || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${controlId}-error`}
    >
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <OptionLabel key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            // The error summary leads to the first choice.
            id={index === 0 ? controlId : `${controlId}-${choice.value}`}
            defaultChecked={choice.value === defaultValue}
            onChange={() => onChoose?.(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <small>{choice.hint}</small>}
          </span>
          {choice.icon !== undefined && <Icon path={choice.icon} size={20} />}
        </OptionLabel>
      ))}
      {error !== undefined && <FieldErrorText id={`${controlId}-error`}>{error}</FieldErrorText>}
    </Group>
  );
};
