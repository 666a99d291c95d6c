import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, target } from '../../theme/tokens';
import { technicalDetailsText } from '../ui.text';

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

/** Words of a server or a browser, which say nothing to a subscriber and something to support. */
export const TechnicalDetails = ({ children }: { readonly children: ReactNode }) => (
  <Folded summary={useText(technicalDetailsText).details}>{children}</Folded>
);
