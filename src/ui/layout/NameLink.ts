import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** The name of a row as a link. The padding enlarges the touch target; the negative margin keeps the row's height. */
export const NameLink = styled(Link)`
  display: inline-block;
  padding: 10px 0;
  margin: -10px 0;
`;

/** The title of a row as a link, underlined only under the pointer. */
export const TitleLink = styled(NameLink)`
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
