import { useText } from '../../text/useText';
import { dateText } from './DateText.text';
import { EMPTY_TEXT } from './TextOr';
/** A moment as the operator writes it ("2026-11-24 18:05:00"), taken at its word and in its own time. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** "18:05", or null when only the day is known. */
  readonly time: string | null;
}

const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d))?/;
const DAY_MS = 86_400_000;

const dateOf = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));

/** Null for anything that is no date of the calendar. */
export const dayOf = (written: string): Day | null => {
  const [, year, month, day, time = null] = WRITTEN.exec(written.trim()) ?? [];
  if (year === undefined) return null;
  const read = { year: Number(year), month: Number(month), day: Number(day), time };
  const date = dateOf(read);
  return date.getUTCMonth() + 1 === read.month && date.getUTCDate() === read.day ? read : null;
};

/** Whole days from the subscriber's today to that day; negative when it has passed, null when it is no date. */
export const daysUntil = (written: string, today: Date): number | null => {
  const end = dayOf(written);
  if (end === null) return null;
  const start = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.round((dateOf(end).getTime() - start) / DAY_MS);
};

/** A day inside a sentence of a catalogue, in one line: 24 Nov 2026, or as DateText shows it where it is no date. */
export const useDayText = (): ((written: string) => string) => {
  const { months } = useText(dateText);
  return (written) => {
    const day = dayOf(written);
    if (day === null) return written.trim() || EMPTY_TEXT;
    return [day.day, months[day.month - 1], day.year].join('\u00a0');
  };
};
