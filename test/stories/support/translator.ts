import type { BrowserContext, Page } from '@playwright/test';

/**
 * Runs in the page, before any script of the portal. It does to every text what Chrome's translator does: the text
 * leaves the page, and two nested `font` elements with the translation stand in its place. Here the translation is
 * the text itself, so that what is read can be compared. Texts that come or change later are translated as well.
 */
const translateEverything = (): void => {
  const stays = 'script, style, textarea, [translate=no], .notranslate, font';
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(stays)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.parentNode?.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at: Node | null = root; at; at = walker.nextNode())
      if (at instanceof Text) texts.push(at);
    texts.forEach(translateText);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach((node) => {
        if (document.contains(node)) translate(node);
      });
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Every page that is opened from now on is translated by its browser. */
export const letBrowserTranslate = (where: Page | BrowserContext): Promise<unknown> =>
  where.addInitScript(translateEverything);

/** The texts in their order, as somebody reads them, without what differs each time: times of day and order numbers. */
export const readPage = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator('body').innerText();
  return text
    .replace(/\b\d{1,2}:\d{2}\b/g, '00:00')
    .replace(/\bOR\w{22}\b/g, 'OR0000')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
