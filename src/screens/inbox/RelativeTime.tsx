import { useLanguage, useText } from '../../text/useText';
import { DateText } from '../../ui/data/DateText';
import { alertsText } from './alerts.text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is older is told by its date. */
const LONG_AGO = 7 * DAY;

interface RelativeTimeProps {
  /** When it was written, as the operator writes it or as `toISOString` does. */
  readonly of: string;
}

/** "4 hours ago". What lies in the future comes from a clock that is wrong: it has just been written. */
export const RelativeTime = ({ of }: RelativeTimeProps) => {
  const t = useText(alertsText);
  const language = useLanguage();
  const age = Date.now() - Date.parse(of);
  if (Number.isNaN(age) || age >= LONG_AGO) return <DateText of={of} />;
  return <time dateTime={of}>{age < MINUTE ? t.justNow : relativeText(age, language)}</time>;
};

const relativeText = (age: number, language: string): string => {
  const words = new Intl.RelativeTimeFormat(language);
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return words.format(-Math.floor(age / DAY), 'day');
};
