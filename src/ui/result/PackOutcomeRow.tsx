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

/** The picture of the pack, with the sign of the outcome on its corner. */
const Picture = styled.span<{ readonly $colour: string }>`
  position: relative;
  align-self: start;
  color: ${({ $colour }) => $colour};
  & > svg {
    position: absolute;
    inset-inline-end: -8px;
    bottom: -8px;
    padding: 2px;
    border-radius: 50%;
    background: ${color.surface};
  }
`;

/** The word for a failure, before the sentences with the reason. */
export const Failed = styled.strong`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface PackOutcomeRowProps {
  readonly outcome: keyof typeof LOOKS;
  /** The cover of the pack, as the other lists show it. */
  readonly picture: ReactNode;
  readonly name: string;
  /** The price paid. */
  readonly price?: ReactNode;
  /** Until when the pack is active, or why it is not. Each child is a line. */
  readonly children: ReactNode;
}

/** The outcome of one pack of a payment. */
export const PackOutcomeRow = ({
  outcome,
  picture,
  name,
  price,
  children,
}: PackOutcomeRowProps) => {
  const { icon, colour } = LOOKS[outcome];
  return (
    <ListRow
      lead={
        <Picture $colour={colour}>
          {picture}
          <Icon path={icon} />
        </Picture>
      }
      title={<TextOrDashes text={name} />}
      sub={<Stack $gap="xs">{children}</Stack>}
      end={price}
    />
  );
};
