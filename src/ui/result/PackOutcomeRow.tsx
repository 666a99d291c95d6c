import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { checkIcon, infoIcon, warnIcon } from '../data/icons';
import { ListRow } from '../data/List';
import { TextOrDashes } from '../data/TextOrDashes';

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

/** Sentences one under another: each child is a line. */
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

/** That it failed, before the sentences that say why. */
export const Failed = styled.strong`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface PackOutcomeRowProps {
  readonly outcome: keyof typeof LOOKS;
  readonly name: string;
  /** What it cost. */
  readonly price?: ReactNode;
  /** Until when the pack is active now, or why it is not. */
  readonly children: ReactNode;
}

/** What happened to one pack that was paid for. */
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
      sub={<Lines>{children}</Lines>}
      end={price}
    />
  );
};
