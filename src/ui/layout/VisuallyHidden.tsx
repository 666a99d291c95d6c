import styled, { css } from 'styled-components';
import { media } from '../../theme/tokens';

/** Hides words on the screen, but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** Neither shown nor read out on a wide screen. */
export const PhoneOnly = styled.span`
  ${media.wide} {
    display: none;
  }
`;

/** Neither shown nor read out on a phone. */
export const WideOnly = styled.span`
  ${media.belowWide} {
    display: none;
  }
`;
