import { resultLooks, type ResultState } from './resultLook';

interface ResultSignProps {
  readonly state: ResultState;
  /** Pixels. */
  readonly size: number;
}

/** The round sign of a result: a tick, a cross, a clock or the way back. Its words are beside it. */
export const ResultSign = ({ state, size }: ResultSignProps) => {
  const { badge, onBadge, sign } = resultLooks[state];
  return (
    <svg width={size} height={size} viewBox="0 0 104 104" aria-hidden>
      <circle cx="52" cy="52" r="52" fill={badge} />
      <path
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
