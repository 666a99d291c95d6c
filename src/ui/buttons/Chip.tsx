import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size, space, target, weight } from '../../theme/tokens';

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

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

interface ChipsProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const Chips = ({ label, children }: ChipsProps) => (
  <Group role="group" aria-label={label}>
    {children}
  </Group>
);
