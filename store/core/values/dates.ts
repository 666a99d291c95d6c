const INDIA = 330;
const MINUTE = 60_000;
const DAY_MS = 86_400_000;

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/;

export interface IndianMoment {
  /** In Indian time where the text is a moment; otherwise as it came. */
  readonly moment: string;
  /** "2026-11-24", or '' when the text is no day of the calendar. */
  readonly day: string;
}

const offsetOf = (zone: string): number => {
  if (zone === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/**
 * A moment as the operator writes it, in Indian time wherever the device is: what is booked at
 * half past eight in the evening by Greenwich belongs to the next day of the bill. Without a zone
 * it is taken at its word.
 */
export const momentInIndia = (written: string): IndianMoment => {
  const [, day = '', time = '', zone] = WRITTEN.exec(written.trim()) ?? [];
  if (!isDay(day)) return { moment: written, day: '' };
  if (time === '') return { moment: day, day };
  const shift = zone === undefined ? 0 : INDIA - offsetOf(zone);
  if (shift === 0) return { moment: `${day}T${time}`, day };
  const there = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(there)) return { moment: written, day: '' };
  const moment = new Date(there + shift * MINUTE).toISOString().slice(0, 19);
  return { moment, day: moment.slice(0, 10) };
};

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
