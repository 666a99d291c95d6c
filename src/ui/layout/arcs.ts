import { css } from 'styled-components';

/** Below the contrast of any text on them (`theme/contrast.test`), whatever crosses them. */
const TONE = 'rgb(255 255 255 / 0.1)';

/**
 * The signal arcs on a deep surface: rings around a corner of it, each as wide as the gap to the next.
 * `step` is the distance from one ring to the next.
 */
export const arcs = (corner: string, step: string) => css`
  background-image: repeating-radial-gradient(
    circle at ${corner},
    transparent 0 calc(${step} / 2),
    ${TONE} calc(${step} / 2 + 0.5px) ${step}
  );
  background-repeat: no-repeat;
  background-position: ${corner};
  background-size: min(100%, calc(${step} * 4)) min(100%, calc(${step} * 4));
  @media (forced-colors: active) {
    background-image: none;
  }
`;
