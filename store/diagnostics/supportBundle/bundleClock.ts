import type { SupportBundle } from './bundleShape';

/** The subscriber's own calendar and clock, for every day and time that support reads of a file. */
export interface BundleClock {
  /** The name of the subscriber's time zone; null when the file does not say it, and all is UTC. */
  readonly timeZone: string | null;
  /** `2026-11-28` */
  readonly dayOf: (at: number) => string;
  /** `00:49:12.345` */
  readonly timeOf: (at: number) => string;
}

export const bundleClock = ({ browser }: Pick<SupportBundle, 'browser'>): BundleClock => {
  const given = browser['timeZone'];
  const timeZone = typeof given === 'string' && isTimeZone(given) ? given : null;
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
    timeZone: timeZone ?? 'UTC',
  });
  const partsOf = (at: number) =>
    Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    timeZone,
    dayOf: (at) => {
      const { year, month, day } = partsOf(at);
      return `${year}-${month}-${day}`;
    },
    timeOf: (at) => {
      const { hour, minute, second, fractionalSecond } = partsOf(at);
      return `${hour}:${minute}:${second}.${fractionalSecond}`;
    },
  };
};

const isTimeZone = (timeZone: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
};
