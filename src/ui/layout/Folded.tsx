import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, target } from '../../theme/tokens';

const Details = styled.details`
  max-width: 100%;
  color: ${color.inkSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  summary {
    line-height: ${target};
    cursor: pointer;
  }
`;

interface FoldedProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What few readers want, in small type below a line that opens it. */
export const Folded = ({ summary, children }: FoldedProps) => (
  <Details>
    <summary>{summary}</summary>
    {children}
  </Details>
);
