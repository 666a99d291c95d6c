import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, media, weight } from '../../theme/tokens';
import { dateText } from './DateText.text';
import { EMPTY_TEXT } from './TextOr';

const RADIUS = 41;
const LENGTH = 2 * Math.PI * RADIUS;
/** From here on the subscriber should think of renewing. */
const SOON = 7;

const Round = styled.svg<{ readonly $over: boolean }>`
  flex: none;
  width: 96px;
  height: 96px;
  text {
    fill: ${({ $over }) => ($over ? color.danger : color.ink)};
    font-size: 34px;
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  ${media.wide} {
    width: 120px;
    height: 120px;
  }
`;

const colourOf = (days: number): string => {
  if (days < 0) return color.danger;
  return days <= SOON ? color.accent : color.success;
};

/** What has ended is no figure: it calls. */
const inside = (days: number | null): string => {
  if (days === null) return '–';
  return days < 0 ? '!' : String(days);
};

interface RingProps {
  /** Days left; negative when it has ended, null when unknown. */
  readonly days: number | null;
  /** Days of the whole term. */
  readonly term?: number;
  /** The same words stand beside it: the picture then stays silent. */
  readonly silent?: boolean;
}

/** How much of the term is left, as a ring around the number of days. */
export const Ring = ({ days, term = 30, silent = false }: RingProps) => {
  const { daysLeft } = useText(dateText);
  const isOver = days !== null && days < 0;
  const left = isOver ? 1 : Math.min((days ?? 0) / term, 1);
  const label = days === null ? EMPTY_TEXT : daysLeft(days);
  return (
    <Round
      viewBox="0 0 96 96"
      $over={isOver}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="48" cy="48" r={RADIUS} fill="none" stroke={color.line} strokeWidth="8" />
      {days !== null && (
        <circle
          cx="48"
          cy="48"
          r={RADIUS}
          fill="none"
          stroke={colourOf(days)}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${left * LENGTH || 0.1} ${LENGTH}`}
          transform="rotate(-90 48 48)"
        />
      )}
      <text x="48" y="60">
        {inside(days)}
      </text>
    </Round>
  );
};
