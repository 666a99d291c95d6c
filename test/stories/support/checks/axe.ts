import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { drawn } from './assertNoOverflow';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Tall enough that a target that has merely been scrolled under the bottom bar is not reported as too small. */
const SIZES = [
  { width: 360, height: 2400 },
  { width: 1280, height: 1600 },
] as const;

/**
 * A theme is its colours, and a part of a page has the same colours at both sizes. So each page is checked in one theme
 * on a phone and in the other one on a wide screen. What exists at one size only, such as the navigation and the docked
 * bars, is on many pages, so it is checked in both themes.
 */
const themeAt = (name: string, size: number): 'light' | 'dark' =>
  (name.length + size) % SIZES.length === 0 ? 'dark' : 'light';

/** Axe finds nothing on what the page shows now, on a phone and on a wide screen. */
export const expectNoFindings = async (page: Page, name: string): Promise<void> => {
  // A colour in transition from one theme to the other is not tested.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  for (const [at, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await showWhole(page, `${name}, ${size.width} px`, size.width);
    const theme = themeAt(name, at);
    const { found, passed } = await page.evaluate(look, { theme, runOnly: RULES });
    expect.soft(found, `${name}, ${theme}, ${size.width} px: axe`).toEqual([]);
    expect.soft(passed, `${name}: rules that axe has applied`).toBeGreaterThan(10);
  }
};

/** Only this much of a long list is checked, because its rows are alike. */
const MAX_HEIGHT = 6_000;

/**
 * Makes the window as high as the page, because what a docked bar covers now is a matter of scrolling. A virtual list
 * only estimates the rows that it has not rendered, so the page may grow when more of the list is in sight.
 */
const showWhole = async (page: Page, name: string, width: number): Promise<void> => {
  let height = 0;
  for (let round = 0; round < 10; round += 1) {
    await drawn(page);
    const shown = height;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    height = Math.min(whole, MAX_HEIGHT);
    if (height === shown) return;
    await page.setViewportSize({ width, height });
  }
  expect
    .soft(await page.evaluate(tallParts), `${name}: the page grows with the window`)
    .toEqual([]);
};

/** The parts of the page that are taller than a window. */
const tallParts = () =>
  [...document.querySelectorAll('body, body *')]
    .map((part) => ({ part, height: part.getBoundingClientRect().height }))
    .filter(({ height }) => height > 1_000)
    .map(({ part, height }) => `${part.tagName} ${part.id} ${part.className} ${height}`);

/** Runs in the page, so it uses nothing from this file. */
const look = async ({ theme, runOnly }: { readonly theme: string; readonly runOnly: string[] }) => {
  document.documentElement.dataset['theme'] = theme;
  // When a list is longer than the window, some of its rows are behind the docked bars.
  const bars = [...document.querySelectorAll('[data-docked], [data-bottom-bar]')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const covered = [...document.querySelectorAll('[aria-posinset]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bars.some((bar) => bar.top < bottom && bar.bottom > top);
  });
  const { violations, passes } = await window.axe.run(
    { include: [document.documentElement], exclude: covered },
    { runOnly, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return { found, passed: passes.length };
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}
