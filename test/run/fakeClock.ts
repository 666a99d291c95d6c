import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './aptInstall';

/** The zone of the operator's days. */
const INDIA = 'Asia/Kolkata';
const DAY = 24 * 60 * 60;
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/** Debian's `faketime` keeps its library in the folder of the machine's architecture. */
const libraryPath = (): string | null => {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const paths = folders.map((folder) => path.join('/usr/lib', folder, LIBRARY));
  return paths.find((library) => existsSync(library)) ?? null;
};

/** Seconds since midnight in a zone. */
const secondOfDay = (timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(Date.now());
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return (read('hour') * 60 + read('minute')) * 60 + read('second');
};

/** Seconds until a clock in the zone next shows this time. */
const secondsUntil = (clock: string, timeZone: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return ((hour * 60 + minute) * 60 - secondOfDay(timeZone) + DAY) % DAY;
};

/** For a process that starts a browser itself, because Chromium does not start under a fake clock. */
export const REAL_CLOCK = { LD_PRELOAD: '' } as const;

/**
 * Seconds by which the clock of a story's page is ahead; `test/stories/support/story.ts` sets the page's clock by it.
 */
export const clockAhead = (): number => Number(process.env['FAKETIME'] ?? 0);

/** The zone of a story's page. */
export const pageZone = (): string => process.env['PAGE_ZONE'] ?? INDIA;

/**
 * Sets another clock and another zone for every Node process that is started from now on, and for the pages of the
 * stories. The clock starts at `HH:MM` in the zone, or in India without a zone, and runs on from there.
 *
 * @throws with a sentence when that is not possible here.
 */
export const setClock = (clock: string | undefined, zone: string | undefined): void => {
  const timeZone = zone ?? INDIA;
  if (!Intl.supportedValuesOf('timeZone').concat('UTC', INDIA).includes(timeZone))
    throw new Error(`No zone is called ${timeZone}.`);
  if (zone !== undefined) Object.assign(process.env, { TZ: zone, PAGE_ZONE: zone });
  if (clock === undefined) return;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) throw new Error(`${clock} is no time like 23:58.`);
  if (libraryPath() === null && canInstall()) aptInstall('faketime');
  const library = libraryPath();
  if (library === null) throw new Error('Another clock needs Debian’s package faketime.');
  Object.assign(process.env, {
    LD_PRELOAD: library,
    FAKETIME: `+${secondsUntil(clock, timeZone)}`,
    // Timeouts and the engines' own waiting use the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // The times of files are compared with each other.
    NO_FAKE_STAT: '1',
  });
};
