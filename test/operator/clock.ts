/** The operator's own clock, so that a test can stop it, move it, or make it run faster. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits that many milliseconds of the operator's time. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Leaves every running wait unfinished for ever: a stopped server answers nothing, and calls from before a reset must
   * not write into the new books.
   */
  abandon(): void;
}

interface ClockOptions {
  readonly now?: () => number;
  /** How many seconds of the operator pass in one real second. */
  readonly speed?: number;
}

export const createClock = ({ now = Date.now, speed = 1 }: ClockOptions): Clock => {
  const start = now();
  let abandoned = 0;
  return {
    now: () => Math.round(start + (now() - start) * speed),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const began = abandoned;
        const end = () => {
          if (began === abandoned) resolve();
        };
        // unref() lets the process end although a wait is unfinished.
        setTimeout(end, milliseconds / speed).unref();
      }),
    abandon: () => {
      abandoned += 1;
    },
  };
};

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const INDIA = 5.5 * HOUR;

/** `2026-11-24T23:59:59+05:30`, as the operator writes a moment. */
export const stampOf = (moment: number): string =>
  `${new Date(moment + INDIA).toISOString().slice(0, 19)}+05:30`;

/** As `stampOf`; '' without a moment. */
export const stampOrNothing = (moment: number | null): string =>
  moment === null ? '' : stampOf(moment);

/** `2026-11-24 23:59:59`, as the card provider writes it. */
export const providerStampOf = (moment: number): string =>
  stampOf(moment).slice(0, 19).replace('T', ' ');

export const dayStamp = (moment: number): string => stampOf(moment).slice(0, 10);

/** The last second of the Indian day that is this many days after a moment: packs end at midnight. */
export const endOfDay = (moment: number, daysLater = 0): number =>
  Math.floor((moment + INDIA) / DAY) * DAY + (daysLater + 1) * DAY - SECOND - INDIA;

/** Whole days of the Indian calendar between two moments: 0 is the same day, a negative number is in the past. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.floor((to + INDIA) / DAY) - Math.floor((from + INDIA) / DAY);
