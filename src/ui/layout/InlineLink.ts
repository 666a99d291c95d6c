import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { target } from '../../theme/tokens';

const targetHeight = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
`;

/** A link to another screen, alone on its line and as high as a touch target. */
export const InlineLink = styled(Link)`
  ${targetHeight}
`;

/** Like `InlineLink`, but leads to a file, another site, a phone number or a mail address. */
export const OutwardLink = styled.a`
  ${targetHeight}
  overflow-wrap: anywhere;
`;

/** True if a click opens the link in this tab. With a modifier key a browser opens another tab, or downloads. */
export const opensInThisTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
