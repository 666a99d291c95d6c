import styled from 'styled-components';
import { color, media } from '../../theme/tokens';
import type { Drawing } from './drawings';

const looks = {
  shape: { fill: color.surface, stroke: 'currentColor' },
  line: { stroke: 'currentColor' },
  accent: { stroke: color.brand },
  faint: { stroke: color.brand, strokeOpacity: 0.32 },
  dot: { fill: color.brand },
  knockout: { stroke: color.onBrand, strokeWidth: 3.5 },
} as const;

/** Behind every drawing. */
const OVAL = 'M10 62a70 46 0 01140 0 70 46 0 01-140 0z';

const Picture = styled.svg<{ readonly $width: number }>`
  width: ${({ $width }) => $width}px;
  height: auto;
  aspect-ratio: 4 / 3;
  color: ${color.ink};
  ${media.print} {
    display: none;
  }
`;

interface IllustrationProps {
  readonly drawing: Drawing;
  /** Pixels. */
  readonly width?: number;
}

/** A line drawing in the operator's colour, as decoration beside a text. A screen has at most one large drawing. */
export const Illustration = ({ drawing, width = 208 }: IllustrationProps) => (
  <Picture
    $width={width}
    viewBox="0 0 160 120"
    aria-hidden
    fill="none"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={OVAL} fill={color.tint} />
    {drawing.map(([look, path]) => (
      <path key={path} d={path} {...looks[look]} />
    ))}
  </Picture>
);
