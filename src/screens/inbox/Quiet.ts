import styled from 'styled-components';
import { color, size, target } from '../../theme/tokens';

/** A press that must not outweigh the words beside it: as quiet as a link, as big as a target. */
export const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand};
  font-size: ${size.small};
  text-decoration: underline;
  cursor: pointer;
`;
