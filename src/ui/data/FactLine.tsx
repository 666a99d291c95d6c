import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EMPTY_TEXT } from './TextOrDashes';

/** Room for the separator between two facts. */
const SEPARATOR_WIDTH = '0.9em';

const SeparatedFacts = styled.span`
  display: block;
  /* Hides the separator before the start of a line, but cuts neither a long word nor a focus ring. */
  clip-path: inset(-1em -100vw -1em -0.3em);
  & > span {
    display: flex;
    flex-wrap: wrap;
    /* Moves the separator at the start of each line out of the visible area. */
    margin-inline-start: -${SEPARATOR_WIDTH};
  }
  & > span > span {
    position: relative;
    max-width: 100%;
    padding-inline-start: ${SEPARATOR_WIDTH};
  }
  & > span > span > i {
    position: absolute;
    inset-inline-start: 0;
    width: ${SEPARATOR_WIDTH};
    text-align: center;
    white-space: pre;
  }
`;

interface FactLineProps {
  /** Empty facts are left out. */
  readonly facts: readonly ReactNode[];
}

/**
 * Facts on one line, separated by dots. A fact that does not fit wraps to a new line, which begins without a dot.
 * '---' if there are no facts (specification §5).
 */
export const FactLine = ({ facts }: FactLineProps) => {
  const shown = facts.filter(isShown);
  if (shown.length === 0) return EMPTY_TEXT;
  return (
    <SeparatedFacts>
      <span>
        {shown.map((fact, index) => (
          <span key={index}>
            {index > 0 && <i> · </i>}
            {fact}
          </span>
        ))}
      </span>
    </SeparatedFacts>
  );
};

/** False for '' and for the values that React does not render. */
const isShown = (fact: ReactNode): boolean =>
  fact !== '' && fact !== null && fact !== undefined && typeof fact !== 'boolean';
