import styled, { css } from 'styled-components';
import { media } from '../../theme/tokens';

/** Heard, not seen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words that the picture already says to those who see it. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** Neither seen nor heard on a phone. */
export const WideOnly = styled.span`
  ${media.belowWide} {
    display: none;
  }
`;
