import { color } from '../../theme/tokens';
import { daysTone } from './daysTone';

/** The number of segments: one for each day. */
const ENDS_BAR_DAYS = 14;

const COLOURS = { success: color.success, warn: color.dueBar, danger: color.danger };

interface DaysLeftBarProps {
  /** 0 on the last day, negative after the end. */
  readonly daysLeft: number;
}

/** The days left as fourteen segments. Screen readers skip the bar, because the words and the date are beside it. */
export const DaysLeftBar = ({ daysLeft }: DaysLeftBarProps) => {
  // On the last day one segment is left.
  const segments = daysLeft === 0 ? 1 : daysLeft;
  return (
    <svg width="100%" height="8" aria-hidden>
      {Array.from({ length: ENDS_BAR_DAYS }, (_, day) => (
        <rect
          key={day}
          x={`${(day * 100) / ENDS_BAR_DAYS}%`}
          width="6.1%"
          height="8"
          rx="3"
          fill={day < segments ? COLOURS[daysTone(daysLeft)] : color.line}
        />
      ))}
    </svg>
  );
};
