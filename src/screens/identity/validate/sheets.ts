import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, space, target } from '../../../theme/tokens';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

/** A link with a line of its own, as high as a fingertip. */
export const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
`;

/** As quiet as a link, but it does something and leads nowhere. */
export const Quiet = styled.button`
  justify-self: start;
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand};
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
