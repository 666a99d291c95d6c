import { useLanguage, useText } from '../../text/useText';
import { DateText } from '../../ui/data/DateText';
import { alertsText } from './alerts.text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An older moment is shown as a date. */
const LONG_AGO = 7 * DAY;

interface RelativeTimeProps {
  /** An operator's moment or an ISO string. */
  readonly moment: string;
}

/** "4 hours ago". A moment in the future comes from a wrong clock and is shown as just now. */
export const RelativeTime = ({ moment }: RelativeTimeProps) => {
  const t = useText(alertsText);
  const language = useLanguage();
  const age = Date.now() - Date.parse(moment);
  if (Number.isNaN(age) || age >= LONG_AGO) return <DateText date={moment} />;
  return <time dateTime={moment}>{age < MINUTE ? t.justNow : relativeText(age, language)}</time>;
};

const relativeText = (age: number, language: string): string => {
  const words = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return words.format(-Math.floor(age / DAY), 'day');
};
