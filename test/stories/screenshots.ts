import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserPath } from '../run/browser';
import { demoConfiguration } from '../operator/demoConfiguration';
import { cartLooks, cartViews, cartWayViews } from './support/views/cartViews';
import { catalogueTroubles, catalogueViews } from './support/views/catalogueViews';
import { entryViews } from './support/views/entryViews';
import { fileLooks } from './support/views/fileViews';
import { openView } from './support/open';
import { PSEUDO, teachPseudoLanguage } from './support/pseudoLanguage';
import { packLooks, packViews } from './support/views/packViews';
import { paymentViews } from './support/views/paymentViews';
import { profileLooks, profileViews } from './support/views/profileViews';
import { renewLooks, renewOutcomeViews, renewViews } from './support/views/renewViews';
import { shopViews } from './support/views/shopViews';
import { saveLooks, saveViews } from './support/views/saveViews';
import { upiViews } from './support/views/upiViews';
import { DIST, startOperator, type StandIn } from './support/story';
import {
  alertViews,
  dashboardViews,
  galleryViews,
  historyViews,
  loginViews,
  overlayViews,
  strangersViews,
  subscribersViews,
  supportViews,
  type View,
} from './support/views/views';

/**
 * Pictures to look at: `npm run screenshots -- FOLDER [name …] [--languages en,ta,pseudo] [--themes light] [--widths 360]`.
 */
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 } as const;
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Screens that are looked at as their address opens them. */
const BY_ADDRESS = new Set([
  'addpacks',
  'topup',
  'paymentstatuscheck',
  'contactus',
  'help',
  'myprofile',
  'myprofile-kyc',
  'validate',
  'instantpaymentdetails',
  'ottquickpay',
]);
const survey: View = { name: 'survey', as: 'asha', path: '/surveyquestions' };

const all: readonly View[] = [
  ...loginViews,
  ...dashboardViews,
  ...historyViews,
  ...overlayViews,
  ...alertViews,
  ...galleryViews,
  ...profileViews,
  ...cartViews,
  ...cartWayViews,
  ...paymentViews,
  ...cartLooks,
  ...profileLooks,
  ...supportViews,
  ...fileLooks,
  ...catalogueViews,
  ...catalogueTroubles,
  ...renewViews,
  ...renewOutcomeViews,
  ...renewLooks,
  ...packViews,
  ...packLooks,
  ...saveViews,
  ...saveLooks,
  ...[...strangersViews, ...subscribersViews].filter(({ name }) => BY_ADDRESS.has(name)),
  survey,
  ...entryViews,
  ...upiViews,
  ...shopViews,
];

interface Look {
  readonly theme: (typeof THEMES)[number];
  /** Its code, or `pseudo`. */
  readonly language: string;
  readonly widths: readonly (typeof WIDTHS)[number][];
}

/** The whole page at each width, and what a phone shows of it without scrolling. */
const take = async (
  browser: Browser,
  operator: StandIn,
  view: View,
  look: Look,
  folder: string,
) => {
  operator.reset();
  const context = await browser.newContext({
    // A worker would answer what a view cuts off.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    colorScheme: look.theme,
  });
  await context.addInitScript(
    (preferences) => localStorage.setItem('selfcarePreferences', preferences),
    JSON.stringify({
      theme: look.theme,
      language: look.language === 'pseudo' ? PSEUDO : look.language,
    }),
  );
  if (look.language === 'pseudo') await teachPseudoLanguage(context);
  const page = await context.newPage();
  await openView(page, operator, view);
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    const name = path.join(folder, `${view.name}-${width}-${look.theme}-${look.language}`);
    if (width === 360) await page.screenshot({ path: `${name}-first.png` });
    await page.screenshot({ path: `${name}.png`, fullPage: true });
  }
  await context.close();
};

const { values: chosen, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,hi' },
    themes: { type: 'string', default: THEMES.join() },
    widths: { type: 'string', default: WIDTHS.join() },
  },
});

const main = async ([folder, ...names]: readonly string[]) => {
  const widths = WIDTHS.filter((width) => chosen.widths.split(',').includes(String(width)));
  const themes = THEMES.filter((theme) => chosen.themes.split(',').includes(theme));
  const languages = chosen.languages.split(',');
  if (folder === undefined) throw new Error('Say where the pictures shall go.');
  mkdirSync(folder, { recursive: true });
  const operator = await startOperator(DIST, undefined, demoConfiguration);
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(browserPath() && { executablePath: browserPath() ?? '' }),
  });
  for (const view of all.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const theme of themes)
      for (const language of languages)
        await take(browser, operator, view, { theme, language, widths }, folder).catch(
          (reason: unknown) =>
            console.error(`${view.name} ${theme} ${language}: ${String(reason)}`),
        );
  await browser.close();
  await operator.close();
};

void main(positionals);
