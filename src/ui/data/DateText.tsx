import styled from 'styled-components';
import { useText } from '../../text/useText';
import { dateText } from './DateText.text';
import { dayOf } from './dayText';
import { TextOr } from './TextOr';

/** A date is read in one go, so it stays on one line. */
const Moment = styled.time`
  white-space: nowrap;
`;

interface DateTextProps {
  /** As the operator writes it. */
  readonly date: string | null | undefined;
  readonly withTime?: boolean;
}

/** 24 Nov 2026, or 24 Nov 2026, 18:05. What is no date is shown as it came, and nothing as '---'. */
export const DateText = ({ date, withTime = false }: DateTextProps) => {
  const { months } = useText(dateText);
  const day = dayOf(date ?? '');
  if (day === null) return <TextOr text={date} />;
  const pad = (part: number) => String(part).padStart(2, '0');
  const machine = `${day.year}-${pad(day.month)}-${pad(day.day)}`;
  return (
    <Moment dateTime={machine}>
      {day.day} {months[day.month - 1]} {day.year}
      {withTime && day.time !== null && `, ${day.time}`}
    </Moment>
  );
};

interface DaysLeftProps {
  readonly days: number | null;
}

/** "3 days left", "Ends today", "Ended 2 days ago". */
export const DaysLeft = ({ days }: DaysLeftProps) => {
  const { daysLeft } = useText(dateText);
  return <TextOr text={days === null ? null : daysLeft(days)} />;
};
