import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, story } from '../support/story';

const FILE = path.resolve(__dirname, '../../../public/docs/portal.png');
const DESKTOP = { width: 1280, height: 840 };
const PHONE = { width: 360, height: 740 };
/** Both pictures are drawn at this height (pixels), side by side. */
const HEIGHT = 540;
const SHEET = { width: 1140, height: HEIGHT + 26 };

/** A screenshot of the home as a data URL. */
const picture = async (page: Page): Promise<string> => {
  await expect(page.getByText('₹882.40').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
};

const together = (...pictures: readonly string[]): string => {
  const look = `height: ${HEIGHT}px; border-radius: 16px; border: 1px solid #8888`;
  const images = pictures.map((source) => `<img src="${source}" style="${look}" />`);
  return `<body style="margin: 12px; display: flex; justify-content: space-between">${images.join('')}</body>`;
};

story(
  'The home of a subscriber on a desktop and on a phone',
  async ({ page, context, logInAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    await logInAs('asha');
    const desktop = await picture(page);
    await page.setViewportSize(PHONE);
    await page.evaluate(() =>
      localStorage.setItem('selfcarePreferences', '{"theme":"dark","language":"hi"}'),
    );
    await page.reload();
    const phone = await picture(page);

    const sheet = await context.newPage();
    await sheet.setViewportSize(SHEET);
    await sheet.setContent(together(desktop, phone));
    mkdirSync(path.dirname(FILE), { recursive: true });
    await sheet.screenshot({ path: FILE });
  },
);
