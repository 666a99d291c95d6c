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

/** Details that few subscribers need, in small type, opened by their first line. */
export const Folded = ({ summary, children }: FoldedProps) => (
  <Details>
    <summary>{summary}</summary>
    {children}
  </Details>
);

/** Words of a server or a browser, for support. */
export const TechnicalDetails = ({ children }: { readonly children: ReactNode }) => (
  <Folded summary={useText(technicalDetailsText).details}>{children}</Folded>
);
