import styled, { css, keyframes } from 'styled-components';
import { color } from '../../theme/tokens';

/** The outcome of a payment or another write. */
export type ResultState = 'asking' | 'paid' | 'partly' | 'unknown' | 'failed' | 'cancelled';

interface ResultLook {
  readonly background: string;
  readonly title: string;
  readonly badge: string;
  /** `sign` is an SVG path on the badge, drawn in the colour `onBadge`. */
  readonly sign: string;
  readonly onBadge: string;
  /** How the arcs are drawn, so that the states differ even without colour. */
  readonly arcs: 'whole' | 'dotted' | 'broken';
}

const CLOCK = 'M52 28v25l16 10';
/** Dark, because the accent is bright in both themes. */
const ON_ACCENT = '#15161d';

export const resultLooks: Readonly<Record<ResultState, ResultLook>> = {
  asking: {
    background: color.tint,
    title: color.ink,
    badge: color.brand,
    onBadge: color.onBrand,
    sign: CLOCK,
    arcs: 'dotted',
  },
  paid: {
    background: color.successTint,
    title: color.success,
    badge: color.success,
    onBadge: color.surface,
    sign: 'M31 54l15 15 28-32',
    arcs: 'whole',
  },
  // The money was paid, and only some of the packs started.
  partly: {
    background: color.warnTint,
    title: color.ink,
    badge: color.accent,
    onBadge: ON_ACCENT,
    sign: 'M52 28v31M52 75v.1',
    arcs: 'broken',
  },
  unknown: {
    background: color.warnTint,
    title: color.ink,
    badge: color.accent,
    onBadge: ON_ACCENT,
    sign: CLOCK,
    arcs: 'dotted',
  },
  failed: {
    background: color.dangerTint,
    title: color.danger,
    badge: color.danger,
    onBadge: color.surface,
    sign: 'M37 37l30 30M67 37L37 67',
    arcs: 'broken',
  },
  cancelled: {
    background: color.line,
    title: color.ink,
    badge: color.inkSoft,
    onBadge: color.surface,
    sign: 'M72 68V58a12 12 0 00-12-12H33M45 33L32 46l13 13',
    arcs: 'broken',
  },
};

const draw = keyframes`from { stroke-dashoffset: 100; } to { stroke-dashoffset: 0; }`;

/** An animation draws the tick of a success once, from its left end. */
const Sign = styled.path<{ readonly $isDrawn: boolean }>`
  ${({ $isDrawn }) =>
    $isDrawn &&
    css`
      stroke-dasharray: 100;
      animation: ${draw} 320ms ease-out;
    `}
`;

interface ResultSignProps {
  readonly state: ResultState;
  /** Pixels. */
  readonly size: number;
}

/**
 * The round sign of a result: a tick, a cross, an exclamation mark, a clock or an arrow back. It is decoration: the
 * words are beside it.
 */
export const ResultSign = ({ state, size }: ResultSignProps) => {
  const { badge, onBadge, sign } = resultLooks[state];
  return (
    <svg width={size} height={size} viewBox="0 0 104 104" aria-hidden>
      <circle cx="52" cy="52" r="52" fill={badge} />
      <Sign
        $isDrawn={state === 'paid'}
        pathLength={state === 'paid' ? 100 : undefined}
        d={sign}
        fill="none"
        stroke={onBadge}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};
