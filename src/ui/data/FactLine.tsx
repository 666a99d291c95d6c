import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EMPTY_TEXT } from './TextOrDashes';

/** Room for the separator between two facts. */
const SEPARATOR_WIDTH = '0.9em';

/** Hides a separator before the start of a line, but cuts neither a long word nor a focus ring. */
const Clipped = styled.span`
  display: block;
  clip-path: inset(-1em -100vw -1em -0.3em);
`;

/** Shifted by the width of a separator: the one at the start of each line is outside the visible area. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${SEPARATOR_WIDTH};
`;

const Fact = styled.span`
  position: relative;
  max-width: 100%;
  padding-inline-start: ${SEPARATOR_WIDTH};
  & > i {
    position: absolute;
    inset-inline-start: 0;
    width: ${SEPARATOR_WIDTH};
    text-align: center;
    white-space: pre;
  }
`;

interface FactLineProps {
  /** What is empty is left out. */
  readonly facts: readonly ReactNode[];
}

/**
 * Facts on one line with a dot as the separator. A fact that does not fit wraps to a new line, which begins without it.
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
