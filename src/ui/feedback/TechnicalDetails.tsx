import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, target } from '../../theme/tokens';
import { technicalDetailsText } from './TechnicalDetails.text';

const Folded = styled.details`
  max-width: 100%;
  color: ${color.inkSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  summary {
    line-height: ${target};
    cursor: pointer;
  }
`;

/** Words of a server or a browser, which say nothing to a subscriber and something to support. */
export const TechnicalDetails = ({ children }: { readonly children: ReactNode }) => (
  <Folded>
    <summary>{useText(technicalDetailsText).details}</summary>
    {children}
  </Folded>
);
