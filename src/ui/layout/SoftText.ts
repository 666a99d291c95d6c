import styled from 'styled-components';
import { color, size } from '../../theme/tokens';

/** A paragraph of small, subdued text. */
export const SoftText = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
