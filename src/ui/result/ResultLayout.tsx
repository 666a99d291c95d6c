import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { FormActions } from '../forms/FormActions';
import { DockedBar } from '../layout/DockedBar';

/** A result reads from top to bottom: what happened, what was paid, the reference, what to do. */
export const ResultColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  width: 100%;
  max-width: 35rem;
  margin: 0 auto;
`;

/** As wide as the result above it, also where it is docked. */
const Main = styled(ResultColumn)`
  gap: ${space.s};
`;

const Others = styled(FormActions)`
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
  /** The one thing to do: at the thumb on a phone. */
  readonly main: ReactNode;
  readonly children?: ReactNode;
}

export const ResultActions = ({ main, children }: ResultActionsProps) => (
  <>
    <Others>{children}</Others>
    <DockedBar>
      <Main>{main}</Main>
    </DockedBar>
  </>
);
