import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** Segments, one a day. */
const ENDS_BAR_DAYS = 14;
/** From here on the subscriber should think of renewing. */
export const ENDS_SOON = 7;

const Bar = styled.svg`
  width: 100%;
  height: 8px;
`;

const colourOf = (daysLeft: number): string => {
  if (daysLeft <= 0) return color.danger;
  return daysLeft <= ENDS_SOON ? color.dueBar : color.success;
};

interface DaysLeftBarProps {
  /** Days left: zero on the last day, less when it has ended. */
  readonly daysLeft: number;
}

/** The days left as fourteen segments. Decoration: the words and the date are always beside it. */
export const DaysLeftBar = ({ daysLeft }: DaysLeftBarProps) => {
  // The last day is still one.
  const segments = daysLeft === 0 ? 1 : daysLeft;
  return (
    <Bar aria-hidden>
      {Array.from({ length: ENDS_BAR_DAYS }, (_, day) => (
        <rect
          key={day}
          x={`${(day * 100) / ENDS_BAR_DAYS}%`}
          width="6.1%"
          height="8"
          rx="3"
          fill={day < segments ? colourOf(daysLeft) : color.line}
        />
      ))}
    </Bar>
  );
};
