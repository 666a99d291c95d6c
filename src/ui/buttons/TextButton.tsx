import styled from 'styled-components';
import { color, size, target } from '../../theme/tokens';

/** A button that looks like a link and is as large as a touch target. `$small` sets it in small type. */
export const TextButton = styled.button<{ readonly $small?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand};
  ${({ $small = false }) => $small && `font-size: ${size.small};`}
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
