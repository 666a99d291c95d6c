import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, target, weight } from '../../theme/tokens';

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

/** The name of a row as a link. The padding enlarges the touch target; the negative margin keeps the row's height. */
export const NameLink = styled(Link)`
  display: inline-block;
  padding: 10px 0;
  margin: -10px 0;
`;

/** The title of a row as a link, underlined only under the pointer. */
export const TitleLink = styled(NameLink)`
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
