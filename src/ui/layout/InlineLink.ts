import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { target } from '../../theme/tokens';

const ownLine = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
`;

/** A link to another screen on a line by itself, as high as a touch target. */
export const InlineLink = styled(Link)`
  ${ownLine}
`;

/** The same to a file, to another site, to the phone or the mail. */
export const OutwardLink = styled.a`
  ${ownLine}
  overflow-wrap: anywhere;
`;
