import type { Language } from '../../../../store/core/languages';
import { addDays } from '../../../../store/core/values/dates';
import { packNameOf } from '../../../../store/packs/packResult';
import type { DueDay } from '../../../../store/renewal/renewalOptions';
import { saveFile } from '../../../app/saveFile';
import { textsIn } from '../../../text/catalogue';
import { calendarText } from '../renewal.text';

/** The most octets that a line may have without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
const utf8 = new TextEncoder();

/** Escapes the special characters of iCalendar text, and removes control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROL, '');

/** Control characters (RFC 5545, 3.3.11), and line separators, at which some programs break a line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** Breaks a long line between two characters; the next line begins with a space (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  const rows = [''];
  let octets = 0;
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      rows.push(' ');
      octets = 1;
    }
    rows.push(`${rows.pop() ?? ''}${letter}`);
    octets += size;
  }
  return rows.join('\r\n');
};

const compact = (day: string): string => day.replaceAll('-', '');

/** 20261121T155000Z */
const stampOf = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');

/** The id of an event. The same packs and day have the same id, so a second import replaces the event. */
const uidOf = ({ day, packs }: DueDay): string =>
  `${compact(day)}-${packs.map(({ productid, stbno }) => `${productid}${stbno.slice(-4)}`).join('-')}@selfcare`;

const eventOf = (due: DueDay, stamp: string, operator: string, language: Language) => {
  const t = textsIn(language, calendarText);
  const names = due.packs.map(packNameOf).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uidOf(due))}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(due.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(due.day, 1))}`,
    `SUMMARY:${escaped(t.summary(names))}`,
    `DESCRIPTION:${escaped(t.description(operator))}`,
    // The event is a reminder, so it leaves the day free in the calendar.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(t.summary(names))}`,
    // The reminder comes fifteen hours before the day begins: at nine in the morning of the day before.
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
};

interface CalendarOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly operator: string;
  readonly language: Language;
}

/**
 * The days on which packs end, as an iCalendar file (RFC 5545): one event for each day, with a reminder at nine in the
 * morning of the day before. The libraries do not fit: `ics` and `ts-ics` fold by characters, so Hindi lines exceed 75
 * octets; `ical-generator` needs Node 22 and is eleven times as large.
 */
export const calendarFile = (
  dueDays: readonly DueDay[],
  { now, operator, language }: CalendarOptions,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selfcare portal//Renewals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...dueDays.flatMap((due) => eventOf(due, stampOf(now), operator, language)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

export const saveCalendar = (due: readonly DueDay[], made: CalendarOptions): void =>
  saveFile('pack-due-dates.ics', calendarFile(due, made), 'text/calendar');
