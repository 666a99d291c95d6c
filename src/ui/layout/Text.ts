import styled from 'styled-components';
import { color, size, weight } from '../../theme/tokens';

interface TextProps {
  readonly $tone?: 'ink' | 'inkSoft' | 'success' | 'warn' | 'danger';
  readonly $size?: keyof typeof size;
  readonly $strong?: boolean;
  /** Words that are longer than the line are broken. */
  readonly $breaks?: boolean;
}

/** Text with a colour, a size and a weight. A property that is left out is inherited. `as` sets the element. */
export const Text = styled.p<TextProps>`
  ${({ $tone }) => $tone && `color: ${color[$tone]};`}
  ${({ $size }) => $size && `font-size: ${size[$size]};`}
  ${({ $strong }) => $strong && `font-weight: ${weight.strong};`}
  ${({ $breaks }) => $breaks && 'overflow-wrap: anywhere;'}
`;

/** A paragraph of small, subdued text. `as` sets the element. */
export const SoftText = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
