const INDIA = 330;
const MINUTE = 60_000;
const DAY_MS = 86_400_000;
/** Minutes; no place of the world is further from Greenwich. */
const MAX_OFFSET = 14 * 60;
/** What databases write for no date (1900, 1970, 9999) lies outside. */
const [FIRST_YEAR, LAST_YEAR] = [1971, 9998];

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const DAY = /^(\d{4})-(\d\d)-(\d\d)$|^(\d{1,2})[- ](\d\d|[a-z]{3})[- ](\d{4})$/i;
const TIME =
  /^(.*?)(?:(?:T| +)(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: *(Z|([+-])(\d\d)(?::?(\d\d))?))?)?$/i;
const EPOCH_SECONDS = /^\d{10}$/;
const EPOCH_MS = /^\d{13}$/;

export interface IndianMoment {
  /** "2026-11-24T18:05:00" in Indian time, or the day alone; '' when the text is no date. */
  readonly moment: string;
  /** "2026-11-24", or '' when the text is no date. */
  readonly day: string;
}

interface ReadDate {
  /** Milliseconds from 1970 in India to this moment in India. */
  readonly indian: number;
  readonly hasTime: boolean;
}

/** The start of a day of the calendar in milliseconds, null for one that no calendar has. */
const dayStart = (written: string): number | null => {
  const [, y, m, d, dayFirst, monthSecond = '', yearLast] = DAY.exec(written) ?? [];
  const named = MONTHS.indexOf(monthSecond.toLowerCase()) / 3 + 1;
  const [year, month, day] = [
    Number(y ?? yearLast),
    Number(m ?? (/^\d/.test(monthSecond) ? monthSecond : named)),
    Number(d ?? dayFirst),
  ];
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null;
  const start = new Date(Date.UTC(year, month - 1, day));
  const isKept = start.getUTCMonth() === month - 1 && start.getUTCDate() === day;
  return isKept ? start.getTime() : null;
};

const readDate = (written: string): ReadDate | null => {
  const text = written.trim();
  const isEpoch = EPOCH_SECONDS.test(text) || EPOCH_MS.test(text);
  if (isEpoch)
    return readDate(new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString());
  const [, day = '', hours, minutes, seconds = 0, zone, sign, zoneHours = 0, zoneMinutes = 0] =
    TIME.exec(text) ?? [];
  const start = dayStart(day);
  if (start === null) return null;
  if (hours === undefined) return { indian: start, hasTime: false };
  const offset = Number(zoneHours) * 60 + Number(zoneMinutes);
  const isTime = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  if (!isTime || offset > MAX_OFFSET || Number(zoneMinutes) > 59) return null;
  const shift = zone === undefined ? 0 : INDIA - (sign === '-' ? -offset : offset);
  const ofDay = (Number(hours) * 60 + Number(minutes) + shift) * MINUTE + Number(seconds) * 1000;
  return { indian: start + ofDay, hasTime: true };
};

/**
 * A date or a moment as the operator writes it (2026-11-24, 24-11-2026, 24-Nov-2026, with or without a time
 * and a zone, or as seconds or milliseconds since 1970), in Indian time wherever the device is: what is booked
 * at half past eight in the evening by Greenwich belongs to the next day of the bill. Without a zone it is
 * Indian time.
 */
export const momentInIndia = (written: string): IndianMoment => {
  const read = readDate(written);
  if (read === null) return { moment: '', day: '' };
  const moment = new Date(read.indian).toISOString().slice(0, read.hasTime ? 19 : 10);
  return { moment, day: moment.slice(0, 10) };
};

/** The same as milliseconds since 1970, to compare it with a clock; null when it is no date. A day begins in India. */
export const instantOf = (written: string): number | null => {
  const read = readDate(written);
  return read === null ? null : read.indian - INDIA * MINUTE;
};

/** For `sort`: the earlier one first, and before all what is no date. */
export const compareDates = (one: string, other: string): number =>
  momentInIndia(one).moment.localeCompare(momentInIndia(other).moment);

/** Today by the Indian calendar, for a moment of the device's clock (milliseconds since 1970). */
export const dayInIndia = (now: number): string =>
  new Date(now + INDIA * MINUTE).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "2026-11-30" and 2 give "2026-12-02". */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days of the calendar from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / DAY_MS;
