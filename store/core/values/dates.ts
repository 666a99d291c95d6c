const INDIA = 330;
const MINUTE = 60_000;
const DAY_MS = 86_400_000;
/** Minutes: the greatest offset from Greenwich on Earth. */
const MAX_OFFSET = 14 * 60;
/** Databases write a missing date as a date outside these years, for example in 1900, 1970 or 9999. */
const [FIRST_YEAR, LAST_YEAR] = [1971, 9998];

const DAY_FIRST = /^(\d\d)-(\d\d)-(\d{4})(?!\d)/;
/** Seconds, or milliseconds, since 1970. */
const EPOCH = /^\d{10}(\d{3})?$/;
const WRITTEN =
  /^((\d{4})-\d\d-\d\d)(?:(?:T| +)(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(?: *(Z|([+-])(\d\d):?([0-5]\d)?))?)?$/i;

export interface IndianMoment {
  /** "2026-11-24T18:05:00" in Indian time, or the day alone; '' when the text is not a date. */
  readonly moment: string;
  /** "2026-11-24", or '' when the text is not a date. */
  readonly day: string;
}

interface ReadDate {
  /** Milliseconds from the start of 1970 in India to the moment. */
  readonly indian: number;
  readonly hasTime: boolean;
}

const readDate = (written: string): ReadDate | null => {
  const text = written.trim();
  const iso = EPOCH.test(text)
    ? new Date(Number(text.padEnd(13, '0'))).toISOString()
    : text.replace(DAY_FIRST, '$3-$2-$1');
  const [, day = '', year, time, seconds, zone, sign, hours = 0, minutes = 0] =
    WRITTEN.exec(iso) ?? [];
  const clock = `${day}T${time ?? '00:00'}${seconds ?? ':00'}`;
  const local = Date.parse(`${clock}Z`);
  const offset = Number(hours) * 60 + Number(minutes);
  if (
    !(Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR) ||
    offset > MAX_OFFSET ||
    // 30 February and 24:00 would be read as another day.
    !(local > 0 && new Date(local).toISOString().startsWith(clock))
  )
    return null;
  const shift = zone === undefined ? 0 : INDIA - (sign === '-' ? -offset : offset);
  return { indian: local + shift * MINUTE, hasTime: time !== undefined };
};

/**
 * Reads a date or a moment as operators write it: 2026-11-24 or 24-11-2026, with or without a time and a zone, or the
 * seconds or milliseconds since 1970. A text without a zone is in Indian time. The result is in Indian time wherever
 * the device is: 20:30 UTC becomes 02:00 of the next day.
 */
export const momentInIndia = (written: string): IndianMoment => {
  const read = readDate(written);
  if (read === null) return { moment: '', day: '' };
  const moment = new Date(read.indian).toISOString().slice(0, read.hasTime ? 19 : 10);
  return { moment, day: moment.slice(0, 10) };
};

/**
 * The moment in milliseconds since 1970, for a comparison with a clock; null when the text is not a date. A date
 * without a time is the beginning of the day in India.
 */
export const instantOf = (written: string): number | null => {
  const read = readDate(written);
  return read === null ? null : read.indian - INDIA * MINUTE;
};

/** For `sort`: earlier dates first. Texts that are not a date come before all dates. */
export const compareDates = (first: string, second: string): number => {
  const [moment, other] = [momentInIndia(first).moment, momentInIndia(second).moment];
  return Number(moment > other) - Number(moment < other);
};

/** The day in India at a moment of the device's clock (milliseconds since 1970). */
export const dayInIndia = (now: number): string =>
  new Date(now + INDIA * MINUTE).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "2026-11-30" and 2 give "2026-12-02". */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / DAY_MS;
