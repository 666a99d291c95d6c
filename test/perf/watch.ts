import type { Page } from 'playwright-core';
import { idleFor } from './browser';

/** What the browser itself reports about a page, in milliseconds; `shift` is the cumulative layout shift. */
export interface PageTimings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** The longest time from a press to the next frame, and the name of its event. */
  readonly worst: number;
  readonly worstEvent: string;
  /** The start and the duration of every stretch of more than 50 ms in which the page could not have answered. */
  readonly longTasks: readonly (readonly [start: number, duration: number])[];
}

/** How the page answered one event of a press or of a key, in milliseconds. */
export interface EventAnswer {
  /** The event's own name, for example `click`. */
  readonly event: string;
  /** From the press until the page's own listeners begin. */
  readonly delay: number;
  /** In the page's own listeners, including the rendering that they start immediately. */
  readonly processing: number;
  /** From the end of the listeners to the next frame. */
  readonly presentation: number;
}

interface Watching {
  seen: PageTimings;
  /** The answers since they were last taken. */
  answers: EventAnswer[];
}
declare global {
  interface Window {
    watching?: Watching;
  }
}

/** Begins to watch before the page's own scripts run. */
export const watch = async (page: Page): Promise<void> => {
  // The runner of these files adds calls of `__name`, a helper that a page does not have.
  await page.addInitScript('window.__name = (named) => named');
  await page.addInitScript(inPage);
};

const inPage = () => {
  const watching = {
    seen: {
      firstPaint: 0,
      largestPaint: 0,
      shift: 0,
      worst: 0,
      worstEvent: '',
      longTasks: [] as (readonly [number, number])[],
    },
    answers: [] as EventAnswer[],
  };
  window.watching = watching;
  const { seen } = watching;
  const on = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });
  on({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  on({ type: 'largest-contentful-paint' }, ({ startTime }) => (seen.largestPaint = startTime));
  on({ type: 'layout-shift' }, (entry) => {
    // TypeScript's DOM types do not have these fields yet.
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  on({ type: 'longtask' }, ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  const event: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  on(event, (entry) => {
    if (!(entry instanceof PerformanceEventTiming)) return;
    const { name, duration, startTime, processingStart, processingEnd } = entry;
    if (!/^(pointer|mouse|key|click|input)/.test(name)) return;
    watching.answers.push({
      event: name,
      delay: processingStart - startTime,
      processing: processingEnd - processingStart,
      presentation: Math.max(0, startTime + duration - processingEnd),
    });
    if (duration <= seen.worst) return;
    seen.worst = duration;
    seen.worstEvent = name;
  });
};

/** Milliseconds in which the last frames and their entries arrive. */
const LAST_FRAMES = 500;

/** Lets the last frames and their entries arrive, then reads what was seen. */
export const seen = async (page: Page): Promise<PageTimings> => {
  await idleFor(page, LAST_FRAMES);
  const result = await page.evaluate(() => window.watching?.seen);
  if (!result) throw new Error('The page was not watched');
  return result;
};

/** The answers since this was last called; none if the page is gone. */
export const takeAnswers = (page: Page): Promise<readonly EventAnswer[]> =>
  page.evaluate(() => window.watching?.answers.splice(0) ?? []).catch(() => []);

/** Forgets the worst answer so far, so that the next ones are judged alone. */
export const forgetWorst = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (window.watching) Object.assign(window.watching.seen, { worst: 0, worstEvent: '' });
  });
