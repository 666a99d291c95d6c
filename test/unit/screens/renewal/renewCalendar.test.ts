import fc from 'fast-check';
import { calendarFile } from '../../../../src/screens/renewal/result/calendar';
import { aPack } from '../../../support/builders';

const named = (productname: string, productid = 'P1') =>
  aPack({ productid, productname, stbno: 'STB000004417' });
const made = {
  now: Date.UTC(2026, 10, 21, 15, 50, 0),
  operator: 'Selfcare',
  language: 'en',
} as const;
const due = { day: '2026-12-31', packs: [named('Family HD'), named('Khel Plus', 'P2')] };

const lengthOf = (line: string) => Buffer.byteLength(line);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('The calendar has an all-day event for each day on which packs end, with a reminder on the morning before', () => {
  const lines = unfolded(calendarFile([due], made));
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selfcare portal//Renewals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:20261231-P14417-P24417@selfcare',
    'DTSTAMP:20261121T155000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Renew Family HD\\, Khel Plus',
    'DESCRIPTION:Last day. Renew it with Selfcare before it ends.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Renew Family HD\\, Khel Plus',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('A line break in a pack’s name is escaped', () => {
  const file = calendarFile([{ ...due, packs: [named('A;B,C\\D\r\nEND:VEVENT\nX')] }], made);
  expect(unfolded(file)).toContain('SUMMARY:Renew A\\;B\\,C\\\\D\\nEND:VEVENT\\nX');
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

it('No control character of a pack’s name reaches the calendar', () => {
  const name = 'A\u0000B\u0007C\u001bD\u007fE\u0085F\tG\u2028H';
  expect(unfolded(calendarFile([{ ...due, packs: [named(name)] }], made))).toContain(
    'SUMMARY:Renew ABCDEFGH',
  );
});

it('Lines fold after 75 octets and never inside a character of any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const file = calendarFile([{ ...due, packs: [named(`हिन्दी ${name}`)] }], {
        ...made,
        language: 'hi',
      });
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.split('\r\n')) {
        expect(lengthOf(line)).toBeLessThanOrEqual(75);
        // A line with half a character would not decode to the same text.
        expect(Buffer.from(line).toString()).toBe(line);
      }
    }),
  );
});

it('Every folded line except the last is 75 octets long', () => {
  const file = calendarFile([{ ...due, packs: [named('a'.repeat(300))] }], made);
  const [, summary = ''] = /^(SUMMARY:(?:.|\r\n )*)/m.exec(file) ?? [];
  const rows = summary.replace(/\r$/, '').split('\r\n');
  expect(rows.map(lengthOf)).toEqual([75, 75, 75, 75, 18]);
});
