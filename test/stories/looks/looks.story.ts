import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { openView } from '../support/open';
import { DIST, expect, startOperator, story } from '../support/story';
import { cartViews } from '../support/views/cartViews';
import { paymentViews } from '../support/views/paymentViews';
import {
  dashboardViews,
  galleryViews,
  historyViews,
  loginViews,
  subscribersViews,
  supportViews,
} from '../support/views/views';
import type { View } from '../support/viewTable';

/** A Thursday morning in India. The operator and the page both believe that it is now. */
const NOW = Date.parse('2026-03-12T10:00:00+05:30');

/** The views in which a subscriber decides whether to trust the portal. The README shows them. */
const DECIDING = [
  'login',
  'dashboard',
  'mypacks',
  'mypacks-renew',
  'addpacks',
  'checkout-full',
  'payment-paid',
  'payment-failed',
  'history',
  'support',
];

const views: readonly View[] = [
  ...loginViews,
  ...dashboardViews,
  ...subscribersViews,
  ...cartViews,
  ...paymentViews,
  ...historyViews,
  ...supportViews,
].filter(({ name }) => DECIDING.includes(name));

/** The operator gives every payment a different number; the pictures always show the same one. Runs in the page. */
const showOneReference = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/^••••\s\w{4}\s\w{4}$/.test(text.nodeValue ?? ''))
      text.nodeValue = '••••\u00a04417\u00a0HFLE';
};

/** The text that appears last in a picture, for pictures that could otherwise be taken too early. */
const COMES_LAST: Readonly<Record<string, string>> = {
  'payment-paid-360.png': '₹714.50',
  'payment-paid-1280.png': '₹714.50',
  'dashboard-1280.png': 'View history',
};

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/**
 * Names the major version of the browser that drew the pictures and the widths of its fonts: another browser draws
 * different pictures. Fixes by a distribution within a version change nothing.
 */
const DRAWN_BY = path.join(__dirname, 'pictures', 'drawnBy.txt');

const drawnBy = async (page: Page): Promise<string> => {
  const widths = await page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    if (!drawing) return [];
    return ['system-ui', 'monospace'].map((font) => {
      drawing.font = `100px ${font}`;
      return drawing.measureText('Renew ₹1,234 नवीनीकरण').width.toFixed(2);
    });
  });
  const version = page.context().browser()?.version().split('.')[0];
  return `Chromium ${version}, fonts ${widths.join(' and ')} px wide\n`;
};

story.beforeEach(async ({ page }, { config }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const here = await drawnBy(page);
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(DRAWN_BY, here);
  const recorded = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8') : here;
  story.skip(here !== recorded, `Drawn by ${recorded.trim()}; this is ${here.trim()}`);
});

for (const view of views)
  story(`The view ${view.name} looks as accepted`, async ({ page }) => {
    const operator = await startOperator(DIST, () => NOW, demoConfiguration);
    try {
      await page.clock.setFixedTime(NOW);
      await openView(page, operator, view);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const picture = `${view.name}-${size.width}.png`;
        await expect(page.getByText(COMES_LAST[picture] ?? '').first()).toBeAttached();
        await page.evaluate(showOneReference);
        await expect(page).toHaveScreenshot(picture);
      }
    } finally {
      await operator.close();
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  story(`The gallery in ${colorScheme} looks as accepted`, async ({ page, operator }) => {
    const [gallery] = galleryViews;
    if (!gallery) throw new Error('There is no gallery');
    await page.emulateMedia({ colorScheme });
    await openView(page, operator, gallery);
    await expect(page).toHaveScreenshot(`gallery-${colorScheme}.png`, { fullPage: true });
  });
