import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** What a subscriber sees who wants to give a file to support. */
export const supportFilePart = (page: Page) => ({
  show: page.getByRole('button', { name: 'See what is in the file' }),
  inside: page.getByRole('group', { name: 'What is in the file' }),
  /** Saves the file as a subscriber does, and returns its content. */
  save: async (): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^selfcare-support-\d{12}\.json$/);
    return readFile(await file.path(), 'utf8');
  },
});
