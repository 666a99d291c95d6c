import { compareDates } from '../../../store/core/values/dates';
import { useText } from '../../text/useText';
import { daysUntil, useDayText } from '../data/DateText';
import { activeUntilText } from '../ui.text';

/** A pack that runs now, and its last day as the operator says it. */
export interface PackEnd {
  readonly name: string;
  readonly day: string;
}

const byDay = (ends: readonly PackEnd[]): readonly PackEnd[] =>
  [...ends].sort((one, other) => compareDates(one.day, other.day));

/** Days until the first of them ends, for a moment in milliseconds since 1970; null where there is none. */
export const daysLeftOf = (ends: readonly PackEnd[], now: number): number | null => {
  const [first] = byDay(ends);
  return first ? daysUntil(first.day, now) : null;
};

interface ActiveUntilProps {
  readonly ends: readonly PackEnd[];
  /** Other packs of the same payment did not start. */
  readonly isPart: boolean;
}

/** What now runs until when. Nothing where no end is known, or where it would be said of packs that did not start. */
export const ActiveUntil = ({ ends, isPart }: ActiveUntilProps) => {
  const t = useText(activeUntilText);
  const dayText = useDayText();
  const [first, ...others] = byDay(ends);
  if (!first || (isPart && others.length > 0)) return null;
  const day = dayText(first.day);
  if (others.length === 0) return <p>{t.one(first.name, day)}</p>;
  const isOneDay = others.every((other) => dayText(other.day) === day);
  return <p>{isOneDay ? t.all(day) : t.first(day)}</p>;
};
