import type { BrowserContext } from '@playwright/test';

/**
 * In Firefox, Playwright's `fill` sets a field's value by a script in the page. React takes that for a value that it
 * set itself, and notices no change. Here Firefox's own editor inserts the text, as it does when a person pastes it.
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
