import { expect, type Page } from '@playwright/test';

/** On the narrowest phone nothing has to be scrolled sideways, and there is one h1. */
export const assertNoOverflowNarrow = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await drawn(page);
  expect.soft(await sideways(page), `${name}, 320 px: sticks out`).toEqual([]);
  expect.soft(await page.locator('h1').count(), `${name}: how many h1`).toBe(1);
};

/** Nothing has to be scrolled sideways with the text at 200 % either, as when the browser's own text size is set so. */
export const assertNoOverflowEnlarged = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    const bigger = new CSSStyleSheet();
    bigger.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, bigger];
  });
  await drawn(page);
  expect.soft(await sideways(page), `${name}, text at 200 %: sticks out`).toEqual([]);
};

/** Waits until the page has responded to the new size. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** What sticks out to the right, if the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 30)}`);
  });
