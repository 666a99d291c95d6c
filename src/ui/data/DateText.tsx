import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { dayInIndia, daysBetween, momentInIndia } from '../../../store/core/values/dates';
import { useText } from '../../text/useText';
import { dateText } from '../ui.text';
import { EMPTY_TEXT, TextOrDashes } from './TextOrDashes';

/** The day that an operator's date names. For a date with a time zone, it is the day in India. */
interface CalendarDay {
  /** 2026-11-24 */
  readonly day: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly dayOfMonth: number;
  /** "18:05", or null when only the day is known. */
  readonly time: string | null;
}

/** null when the text is not a calendar date. */
export const calendarDay = (written: string): CalendarDay | null => {
  const { moment, day } = momentInIndia(written);
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  if (year === undefined || month === undefined || dayOfMonth === undefined) return null;
  return { day, year, month, dayOfMonth, time: moment.slice(11, 16) || null };
};

export const isDay = (written: string): boolean => calendarDay(written) !== null;

/** Days from today in India to `written`: negative for a past day, null if `written` is not a date. */
export const daysUntil = (written: string, now: number): number | null => {
  const { day } = momentInIndia(written);
  return day === '' ? null : daysBetween(dayInIndia(now), day);
};

/** Returns a function that formats a date with non-breaking spaces: "24 Nov 2026"; '---' if the text is not a date. */
export const useDayText = (): ((written: string) => string) => {
  const { months } = useText(dateText);
  return (written) => {
    const date = calendarDay(written);
    if (date === null) return EMPTY_TEXT;
    return [date.dayOfMonth, months[date.month - 1], date.year].join('\u00a0');
  };
};

const Moment = styled.time`
  white-space: nowrap;
`;

interface DateTextProps {
  /** A date as the operator writes it, or as `toISOString` returns it. */
  readonly date: string | null | undefined;
  readonly withTime?: boolean;
  /** True if a heading above names the year. */
  readonly withoutYear?: boolean;
}

/** "24 Nov 2026" or "24 Nov 2026, 18:05". Indian time if the text has a time zone; '---' if the text is not a date. */
export const DateText = ({ date, withTime = false, withoutYear = false }: DateTextProps) => {
  const { months } = useText(dateText);
  const shown = calendarDay(date ?? '');
  if (shown === null) return <TextOrDashes text={null} />;
  return (
    <Moment dateTime={shown.day} translate="no">
      {shown.dayOfMonth} {months[shown.month - 1]}
      {!withoutYear && ` ${shown.year}`}
      {withTime && shown.time !== null && `, ${shown.time}`}
    </Moment>
  );
};

interface DaysLeftProps {
  readonly days: number | null;
}

/** "3 days left", "Ends today", "Ended 2 days ago". */
export const DaysLeft = ({ days }: DaysLeftProps) => {
  const { daysLeft } = useText(dateText);
  return <TextOrDashes text={days === null ? null : daysLeft(days)} />;
};

const PLACEHOLDER = '{date}';

interface SentenceWithDateProps extends ComponentProps<typeof DateText> {
  /** Has the placeholder {date}, as in "Active until {date}". Its position depends on the language. */
  readonly sentence: string;
}

export const SentenceWithDate = ({ sentence, ...date }: SentenceWithDateProps) => {
  const [before, after] = sentence.split(PLACEHOLDER);
  return (
    <span>
      {before}
      <DateText {...date} />
      {after}
    </span>
  );
};
