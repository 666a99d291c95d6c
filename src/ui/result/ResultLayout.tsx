import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { FormActions } from '../forms/FormActions';
import { DockedBar } from '../layout/DockedBar';
import { Stack } from '../layout/Stack';

/** The parts of a result, one under the other: what happened, what was paid, the reference, the actions. */
export const ResultColumn = styled(Stack)`
  width: 100%;
  max-width: 35rem;
  margin: 0 auto;
`;

const OtherActions = styled(FormActions)`
  gap: ${space.s};
  & > * {
    flex-basis: 9rem;
  }
  &:empty {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

interface ResultActionsProps {
  /** The main action, which is docked at the foot of a phone. */
  readonly main: ReactNode;
  readonly children: ReactNode;
}

export const ResultActions = ({ main, children }: ResultActionsProps) => (
  <>
    <OtherActions>{children}</OtherActions>
    <DockedBar>
      {/* The main action is as wide as the result, even in a docked bar. */}
      <ResultColumn $gap="s">{main}</ResultColumn>
    </DockedBar>
  </>
);
