import styled from 'styled-components';
import { useText } from '../../text/useText';
import { dateText } from './DateText.text';
import { calendarDay } from './dayText';
import { TextOrDashes } from './TextOrDashes';

/** A date is read in one go, so it stays on one line. */
const Moment = styled.time`
  white-space: nowrap;
`;

interface DateTextProps {
  /** As the operator writes it, or as `toISOString` does. */
  readonly date: string | null | undefined;
  readonly withTime?: boolean;
  /** Where a heading above names the year. */
  readonly withoutYear?: boolean;
}

/**
 * 24 Nov 2026, or 24 Nov 2026, 18:05, in Indian time where the moment names its zone. What is no date is
 * shown as '---'.
 */
export const DateText = ({ date, withTime = false, withoutYear = false }: DateTextProps) => {
  const { months } = useText(dateText);
  const read = calendarDay(date ?? '');
  if (read === null) return <TextOrDashes text={null} />;
  return (
    <Moment dateTime={read.day} translate="no">
      {read.dayOfMonth} {months[read.month - 1]}
      {!withoutYear && ` ${read.year}`}
      {withTime && read.time !== null && `, ${read.time}`}
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
