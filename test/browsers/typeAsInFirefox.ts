import type { BrowserContext } from '@playwright/test';

/**
 * Playwright's `fill` sets a field's value by a script of the page in Firefox. React takes that for a value of its own
 * and hears of no change. Here Firefox's own editor puts the text in, as it does when a person pastes it.
 */
export const typeAsInFirefox = (context: BrowserContext): Promise<void> =>
  context
    .addInitScript(() =>
      Object.defineProperty(window, '__pw_bidiInsertText', {
        get: () => (text: string) => void document.execCommand('insertText', false, text),
        set: () => undefined,
      }),
    )
    .then(() => undefined);
