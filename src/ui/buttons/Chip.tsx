import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size, target, weight } from '../../theme/tokens';
import { Row } from '../layout/Stack';

const Toggle = styled.button`
  min-height: ${target};
  padding: 6px 13px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${size.small};
  cursor: pointer;
  transition: background-color ${motion};
  &[aria-pressed='true'] {
    border-color: ${color.brand};
    background: ${color.tint};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
`;

interface ChipProps {
  readonly chosen: boolean;
  readonly onToggle: (chosen: boolean) => void;
  readonly children: ReactNode;
}

/** One filter, on or off. */
export const Chip = ({ chosen, onToggle, children }: ChipProps) => (
  <Toggle type="button" aria-pressed={chosen} onClick={() => onToggle(!chosen)}>
    {children}
  </Toggle>
);

interface ChipsProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const Chips = ({ label, children }: ChipsProps) => (
  <Row role="group" aria-label={label} $gap="s" $align="stretch">
    {children}
  </Row>
);

interface ChipChoiceProps<Value extends string> {
  readonly label: string;
  /** The words of the chip that removes the filter. */
  readonly all: string;
  readonly options: readonly Value[];
  /** null when all are shown. */
  readonly chosen: Value | null;
  readonly nameOf: (option: Value) => string;
  readonly onChoose: (chosen: Value | null) => void;
}

/** Chooses one of several filters, or none. A press on the chosen filter clears the choice. */
export const ChipChoice = <Value extends string>({
  label,
  all,
  options,
  chosen,
  nameOf,
  onChoose,
}: ChipChoiceProps<Value>) => (
  <Chips label={label}>
    <Chip chosen={chosen === null} onToggle={() => onChoose(null)}>
      {all}
    </Chip>
    {options.map((option) => (
      <Chip
        key={option}
        chosen={chosen === option}
        onToggle={(isOn) => onChoose(isOn ? option : null)}
      >
        {nameOf(option)}
      </Chip>
    ))}
  </Chips>
);
