import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EMPTY_TEXT } from './TextOrDashes';

/** How far the facts stand apart. */
const APART = '0.9em';

/** Hides the dot before its start. What is too long for the line, and the ring of what has the focus, are not cut. */
const Clipped = styled.span`
  display: block;
  clip-path: inset(-1em -100vw -1em -0.3em);
`;

/** The dot of the first fact of each line stands in the clipped margin. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${APART};
`;

const Fact = styled.span`
  position: relative;
  max-width: 100%;
  padding-inline-start: ${APART};
  & > i {
    position: absolute;
    inset-inline-start: 0;
    width: ${APART};
    text-align: center;
    white-space: pre;
  }
`;

interface FactLineProps {
  /** What is empty is left out. */
  readonly facts: readonly ReactNode[];
}

/**
 * Facts beside one another, with a dot between two of the same line. One that does not fit begins a new line.
 * '---' where there are none (specification §5).
 */
export const FactLine = ({ facts }: FactLineProps) => {
  const shown = facts.filter(isShown);
  if (shown.length === 0) return EMPTY_TEXT;
  return (
    <Clipped>
      <Facts>
        {shown.map((fact, index) => (
          <Fact key={index}>
            {index > 0 && <i> · </i>}
            {fact}
          </Fact>
        ))}
      </Facts>
    </Clipped>
  );
};

const isShown = (fact: ReactNode): boolean => fact !== null && fact !== false && fact !== '';
