import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, controlHeight, radius, space } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { forwardIcon } from '../../../ui/data/icons';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';

interface StepTitleProps {
  readonly children: ReactNode;
  /** Whether the subscriber came from another step. If so, the focus moves to the title. */
  readonly isReached: boolean;
}

export const StepTitle = ({ children, isReached }: StepTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReached) heading.current?.focus();
  }, [isReached]);
  return (
    <Text as="h2" $size="title" ref={heading} tabIndex={-1}>
      {children}
    </Text>
  );
};

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
