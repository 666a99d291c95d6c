import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** What a subscriber has before them who wants to hand a file to support. */
export const supportFilePart = (page: Page) => ({
  show: page.getByRole('button', { name: 'See what is in the file' }),
  inside: page.getByRole('group', { name: 'What is in the file' }),
  /** Saves it as a subscriber does, and answers what is in it. */
  save: async (): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^selfcare-support-\d{12}\.json$/);
    return readFile(await file.path(), 'utf8');
  },
});
