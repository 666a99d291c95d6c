import type { Page } from '@playwright/test';

interface Shifts {
  /** The browser's own score of the page that is open now; 0 is a page in which nothing jumped. */
  readonly sum: number;
  readonly what: readonly string[];
}

/** Counts what jumps, from the first paint of each page on. To be called before the page is opened. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The browser knows more of these entries than the types do.
        const { value, sources } = entry as PerformanceEntry & Shift;
        window.shifts.push({ value, what: sources.map(({ node }) => node?.textContent ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const all = await page.evaluate(() => window.shifts);
    return {
      sum: all.reduce((sum, { value }) => sum + value, 0),
      what: all.flatMap(({ what }) => what),
    };
  };
};

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: readonly string[] }[];
  }
}
