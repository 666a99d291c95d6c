import type { Page } from '@playwright/test';

/**
 * Writes down every sentence that appears in a live region, so that a story can say how often a
 * subscriber was told something. To be called before the page is opened.
 */
export const watchNews = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    window.news = [];
    const last = new Map<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll('[role="alert"], [role="status"]')) {
        const text = region.textContent ?? '';
        if (text !== '' && last.get(region) !== text) window.news.push(text);
        last.set(region, text);
      }
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.news);
};

declare global {
  interface Window {
    news: string[];
  }
}
