import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** The name of a `space` token, or `none`. */
type Distance = 'none' | keyof typeof space;

/** Like the CSS property `gap`: one distance for both directions, or the row gap and then the column gap. */
type Gap = Distance | `${Distance} ${Distance}`;

const px = (distance: string): string =>
  distance === 'none' ? '0' : space[distance as keyof typeof space]; // `Gap` holds nothing else

const gapOf = (gap: Gap): string => gap.split(' ').map(px).join(' ');

interface StackProps {
  readonly $gap?: Gap;
  /** Makes the parts as wide as their content, and places them at the start or in the middle. */
  readonly $justify?: 'start' | 'center';
  /** Puts the parts side by side where each can be this wide: '9rem'. */
  readonly $columnsFrom?: string;
  /** For text, in rem: '40rem'. */
  readonly $maxWidth?: string;
}

/** Parts one under the other, each as wide as the available space. `as` sets the element. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: ${({ $columnsFrom }) =>
    $columnsFrom ? `repeat(auto-fit, minmax(min(100%, ${$columnsFrom}), 1fr))` : 'minmax(0, 1fr)'};
  gap: ${({ $gap = 'l' }) => gapOf($gap)};
  ${({ $justify }) => $justify && `justify-items: ${$justify};`}
  ${({ $maxWidth }) => $maxWidth && `max-width: ${$maxWidth};`}
`;

interface RowProps {
  readonly $gap?: Gap;
  readonly $align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  /** Puts the first part at the start of the line and the last part at its end. */
  readonly $apart?: boolean;
  /** The minimum width of the first part, which grows to fill the line. The last part is at the end of its line. */
  readonly $firstFrom?: string;
}

/** Parts side by side where there is room, else on several lines. `as` sets the element. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  ${({ $apart }) => $apart && 'justify-content: space-between;'}
  ${({ $firstFrom }) =>
    $firstFrom &&
    `& > :first-child { flex: 1 1 ${$firstFrom}; min-width: 0; }
     & > :last-child { margin-inline-start: auto; text-align: end; }`}
  gap: ${({ $gap = 'm' }) => gapOf($gap)};
`;
