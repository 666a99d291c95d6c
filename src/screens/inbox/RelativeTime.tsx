import { instantOf } from '../../../store/core/values/dates';
import { useOperatorNow } from '../../app/hooks/useOperatorNow';
import type { TextsOf } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { DateText } from '../../ui/data/DateText';
import { alertsText } from './inbox.text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An older moment is shown as a date. */
const LONG_AGO = 7 * DAY;

interface RelativeTimeProps {
  /** A date and time as the operator writes it, or as `toISOString` returns it. */
  readonly moment: string;
}

/** "4 hours ago". A moment in the future comes from a wrong clock and is shown as its date and time. */
export const RelativeTime = ({ moment }: RelativeTimeProps) => {
  const now = useOperatorNow();
  const t = useText(alertsText);
  const instant = instantOf(moment);
  if (instant === null) return <DateText date={moment} />;
  const age = now - instant;
  if (age < 0 || age >= LONG_AGO) return <DateText date={moment} withTime={age < 0} />;
  return (
    <time dateTime={new Date(instant).toISOString()}>
      {age < MINUTE ? t.justNow : relativeText(age, t)}
    </time>
  );
};

const relativeText = (age: number, t: TextsOf<typeof alertsText>): string => {
  if (age < HOUR) return t.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return t.hoursAgo(Math.floor(age / HOUR));
  return t.daysAgo(Math.floor(age / DAY));
};
