import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { checkIcon, infoIcon, warnIcon } from '../data/icons';
import { ListRow } from '../data/List';
import { TextOrDashes } from '../data/TextOrDashes';
import { Stack } from '../layout/Stack';

const LOOKS = {
  done: { icon: checkIcon, colour: color.success },
  failed: { icon: warnIcon, colour: color.danger },
  unclear: { icon: infoIcon, colour: color.warn },
} as const;

const Sign = styled.span<{ readonly $colour: string }>`
  display: grid;
  align-self: start;
  color: ${({ $colour }) => $colour};
`;

/** The word for a failure, before the sentences with the reason. */
export const Failed = styled.strong`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface PackOutcomeRowProps {
  readonly outcome: keyof typeof LOOKS;
  readonly name: string;
  /** The price paid. */
  readonly price?: ReactNode;
  /** Until when the pack is active, or why it is not. Each child is a line. */
  readonly children: ReactNode;
}

/** The outcome of one pack of a payment. */
export const PackOutcomeRow = ({ outcome, name, price, children }: PackOutcomeRowProps) => {
  const { icon, colour } = LOOKS[outcome];
  return (
    <ListRow
      lead={
        <Sign $colour={colour}>
          <Icon path={icon} />
        </Sign>
      }
      title={<TextOrDashes text={name} />}
      sub={<Stack $gap="xs">{children}</Stack>}
      end={price}
    />
  );
};
