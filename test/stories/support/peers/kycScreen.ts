import type { Page } from '@playwright/test';
import type { Picked } from '../pictures';

/** The screen with the identity documents as a subscriber finds it. */
export const kycScreen = (page: Page) => ({
  open: async () => {
    // A story may hold back a script that the browser waits for before it says that the page is loaded.
    await page.goto('/nxtselfcareportal/myprofile/kyc', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Documents you sent' }).waitFor();
  },
  documents: page.getByRole('region', { name: 'Documents you sent' }).getByRole('listitem'),
  document: page.getByLabel('Document', { exact: true }),
  side: page.getByLabel('Side', { exact: true }),
  choose: page.getByRole('button', { name: /^Choose (a|another) file$/ }),
  picture: page.getByRole('img', { name: 'The picture that will be sent' }),
  cover: page.getByLabel('Cover the Aadhaar number'),
  box: page.getByRole('button', { name: 'Black box' }),
  send: page.getByRole('button', { name: /^(Send document|Send again)$/ }),
  stop: page.getByRole('button', { name: 'Stop sending' }),
  /** What is said about the document on its way, or about the file. */
  news: page.locator('form').getByRole('alert'),
  /** Picks a file, given by its content or its path, as the device's own file chooser would. */
  pick: async (file: Picked | string, from: 'files' | 'camera' = 'files') => {
    // Playwright leaves Firefox's chooser open, and no other one opens before the page is left.
    if (page.context().browser()?.browserType().name() === 'firefox') {
      const inputs = page.locator('input[type=file]');
      await (from === 'camera' ? inputs.last() : inputs.first()).setInputFiles(file);
      return;
    }
    const waiting = page.waitForEvent('filechooser');
    await page
      .getByRole('button', {
        name: from === 'camera' ? 'Take a picture' : /^Choose (a|another) file$/,
      })
      .click();
    await (await waiting).setFiles(file);
  },
});
