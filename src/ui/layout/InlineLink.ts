import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { target } from '../../theme/tokens';

/** A link to another screen on a line by itself, as high as a touch target. */
export const InlineLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
`;
