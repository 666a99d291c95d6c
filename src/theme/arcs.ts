import { css } from 'styled-components';

/** So faint that every text on the rings keeps its contrast (`theme/contrast.test`). */
const TONE = 'rgb(255 255 255 / 0.1)';

const RINGS = [1, 2, 3, 4, 5] as const;

/**
 * The signal arcs on a deep surface: rings around one of its corners, each as wide as the gap to the next. `step` is
 * the distance between two rings, in pixels.
 */
export const arcs = (corner: string, step: number) => css`
  background-image: radial-gradient(
    circle at ${corner},
    ${RINGS.map(
      (ring) =>
        `transparent ${(ring - 0.5) * step}px, ${TONE} ${(ring - 0.5) * step + 1}px ${ring * step}px, transparent ${ring * step + 1}px`,
    ).join(',')}
  );
  @media (forced-colors: active) {
    background-image: none;
  }
`;
