import type { SupportBundle } from './bundleShape';

/** The subscriber's own calendar and clock, for every day and time that support reads of a file. */
export interface BundleClock {
  /** The name of the subscriber's time zone; UTC when the file does not say one. */
  readonly timeZone: string;
  /** `2026-11-28 00:49:12,345`; '' for no time. */
  readonly textOf: (at: number) => string;
}

export const bundleClock = ({ browser }: Pick<SupportBundle, 'browser'>): BundleClock => {
  const clockIn = (timeZone: string): BundleClock => {
    // Sweden writes days as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', fractionalSecondDigits: 3 },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone },
    });
    return { timeZone, textOf: (at) => (at > 0 ? format.format(at) : '') };
  };
  try {
    return clockIn(String(browser['timeZone']));
  } catch {
    return clockIn('UTC');
  }
};
