import { useText } from '../../text/useText';
import { daysUntil, useDayText } from '../data/dayText';
import { activeUntilText } from './activeUntil.text';

/** A pack that runs now, and its last day as the operator says it. */
export interface PackEnd {
  readonly name: string;
  readonly day: string;
}

const byDay = (ends: readonly PackEnd[]): readonly PackEnd[] =>
  [...ends].sort((one, other) => one.day.localeCompare(other.day));

/** Days until the first of them ends; null where there is none. */
export const daysLeftOf = (ends: readonly PackEnd[], today: Date): number | null => {
  const [first] = byDay(ends);
  return first ? daysUntil(first.day, today) : null;
};

/** What now runs until when. Nothing where no end is known. */
export const ActiveUntil = ({ ends }: { readonly ends: readonly PackEnd[] }) => {
  const t = useText(activeUntilText);
  const dayText = useDayText();
  const [first, ...others] = byDay(ends);
  if (!first) return null;
  const day = dayText(first.day);
  if (others.length === 0) return <p>{t.one(first.name, day)}</p>;
  const isOneDay = others.every((other) => dayText(other.day) === day);
  return <p>{isOneDay ? t.all(day) : t.first(day)}</p>;
};
