import { compareDates } from '../../../store/core/values/dates';
import { useText } from '../../text/useText';
import { daysUntil, isDay, useDayText } from '../data/DateText';
import { activeUntilText } from '../ui.text';

/** A running pack, and its last day as the operator gives it, which need not be a date. */
export interface PackEnd {
  readonly name: string;
  readonly day: string;
}

/** The ends that are dates, the earliest first. */
const knownEnds = (ends: readonly PackEnd[]): readonly PackEnd[] =>
  ends.filter(({ day }) => isDay(day)).sort((first, second) => compareDates(first.day, second.day));

/**
 * The days from `now` (milliseconds since 1970) until the first pack ends; null without packs, or if an end is not a
 * date.
 */
export const daysLeftOf = (ends: readonly PackEnd[], now: number): number | null => {
  const known = knownEnds(ends);
  const [first] = known;
  return first && known.length === ends.length ? daysUntil(first.day, now) : null;
};

interface ActiveUntilProps {
  readonly ends: readonly PackEnd[];
  /** True if other packs of the same payment did not start. */
  readonly isPart: boolean;
}

/**
 * Says until when the packs run. Shows nothing if no end is known. If `isPart` or if some ends are not known, shows
 * nothing for several packs either, because the sentence for several packs would include those packs.
 */
export const ActiveUntil = ({ ends, isPart }: ActiveUntilProps) => {
  const t = useText(activeUntilText);
  const dayText = useDayText();
  const known = knownEnds(ends);
  const [first, ...others] = known;
  const isWhole = !isPart && known.length === ends.length;
  if (!first || (!isWhole && others.length > 0)) return null;
  const day = dayText(first.day);
  if (others.length === 0) return <p>{t.one(first.name, day)}</p>;
  const isOneDay = others.every((other) => dayText(other.day) === day);
  return <p>{isOneDay ? t.all(day) : t.first(day)}</p>;
};
