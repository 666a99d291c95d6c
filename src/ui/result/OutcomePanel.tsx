import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { color, media, radius, size, space } from '../../theme/tokens';
import { resultLooks, ResultSign, type ResultState } from './resultLook';

const Panel = styled.section<{ readonly $state: ResultState }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.l};
  border-radius: ${radius.control};
  background: ${({ $state }) => resultLooks[$state].background};
  color: ${color.ink};
  h2 {
    font-size: ${size.body};
    color: ${({ $state }) => resultLooks[$state].title};
  }
  p,
  li {
    overflow-wrap: anywhere;
  }
  & > div:first-child {
    display: flex;
    align-items: center;
    gap: ${space.m};
    svg {
      flex: none;
    }
  }
`;

/**
 * The actions are side by side where there is room. On a phone they fill the lines, and the main action has a whole
 * line.
 */
const OutcomeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  &:empty {
    display: none;
  }
  ${media.narrow} {
    & > * {
      flex: 1 1 auto;
    }
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

interface OutcomePanelProps {
  readonly state: ResultState;
  /** What happened: a heading, or a sentence if the panel has no other content. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
  /** Buttons and links, the main one first. */
  readonly actions?: ReactNode;
  readonly role: 'status' | 'alert';
  readonly ref?: Ref<HTMLElement>;
}

/** The outcome of a payment or another write, as a part of a page. `ResultSign` and the colour show the state. */
export const OutcomePanel = ({ state, head, children, actions, role, ref }: OutcomePanelProps) => (
  <Panel ref={ref} tabIndex={-1} $state={state} role={role}>
    <div>
      <ResultSign state={state} size={40} />
      {head}
    </div>
    {children}
    {actions !== undefined && <OutcomeActions>{actions}</OutcomeActions>}
  </Panel>
);
