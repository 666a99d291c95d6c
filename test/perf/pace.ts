import type { Page } from 'playwright-core';

/** Milliseconds in which a page comes to rest before it is measured, and in which its last frames come after. */
export const REST_MS = 1_000;

/**
 * Lets time pass in what is measured: the pace of a hand, or a stretch in which only the page works. No
 * wait for something to happen, which is waited for by itself.
 */
export const idleFor = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds);
