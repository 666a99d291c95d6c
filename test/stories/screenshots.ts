import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureBuilt } from '../operator/bundle';
import { demoConfiguration } from '../operator/demoConfiguration';
import { runCommand, UserFacingError } from '../operator/startup';
import { headlessPath, SWITCHES } from '../run/browser';
import { readOptions } from '../run/commands/readOptions';
import { ensureBrowser } from '../run/ensureBrowser';
import { layOut } from './contactSheet';
import { openView } from './support/open';
import { PSEUDO, teachPseudoLanguage } from './support/pseudoLanguage';
import { DIST, type StandIn, startOperator } from './support/story';
import { cartLooks, cartViews, cartWayViews } from './support/views/cartViews';
import { catalogueTroubles, catalogueViews } from './support/views/catalogueViews';
import { entryViews } from './support/views/entryViews';
import { fileLooks } from './support/views/fileViews';
import { packLooks, packViews } from './support/views/packViews';
import { paymentViews, receiptViews } from './support/views/paymentViews';
import { profileLooks, profileViews } from './support/views/profileViews';
import { renewLooks, renewOutcomeViews, renewViews } from './support/views/renewViews';
import { saveLooks, saveViews } from './support/views/saveViews';
import { shopViews } from './support/views/shopViews';
import { upiViews } from './support/views/upiViews';
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
} from './support/views/views';
import type { View } from './support/viewTable';

/**
 * `npm run screenshots -- FOLDER [name …] [--languages en,ta,pseudo] [--themes light] [--widths 360]` takes pictures to
 * look at; with `--sheets` also one sheet for each view with all of its pictures. A picture that is newer than the
 * build, the views and the stand-in is left as it is; `--again` takes all of them.
 */
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 } as const;
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Windows that take pictures at the same time. */
const AT_ONCE = 2;
/** Screens that are pictured as their address opens them. */
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
  ...receiptViews,
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

type Width = (typeof WIDTHS)[number];
type Theme = (typeof THEMES)[number];

interface Picture {
  readonly file: string;
  readonly width: Width;
  readonly theme: Theme;
  /** Its code, or `pseudo`. */
  readonly language: string;
}

const { values: chosen, positionals } = readOptions('screenshots');
const widths = WIDTHS.filter((width) => chosen.widths.split(',').includes(String(width)));
const themes = THEMES.filter((theme) => chosen.themes.split(',').includes(theme));
const languages = chosen.languages.split(',');
const [folder = '', ...names] = positionals;

const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);
/** Whether one of the files is missing, or older than what it is made from. */
const areStale = (files: readonly string[], source: number): boolean =>
  chosen.again || files.some((file) => changedAt(file) < source);
/** When the newest part of what every picture is made from was changed: the build, the views and the stand-in. */
const lastChange = (): number =>
  Math.max(
    changedAt(path.join(DIST, 'index.html')),
    ...[__dirname, path.join(__dirname, '../operator')].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
        changedAt(path.join(root, file)),
      ),
    ),
  );

const picturesOf = ({ name }: View): readonly Picture[] =>
  languages.flatMap((language) =>
    themes.flatMap((theme) =>
      widths.map((width) => ({
        ...{ width, theme, language },
        file: path.join(folder, `${name}-${width}-${theme}-${language}.png`),
      })),
    ),
  );

/**
 * The context of a phone in this language. A view that prepares the page may change the context for good, so the next
 * view gets a new one.
 */
const openContext = async (browser: Browser, language: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    // A service worker would answer calls that a view cuts off.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const isPseudo = language === 'pseudo';
  await context.addInitScript(
    (preferences) => localStorage.setItem('selfcarePreferences', preferences),
    JSON.stringify({ theme: 'system', language: isPseudo ? PSEUDO : language }),
  );
  if (isPseudo) await teachPseudoLanguage(context);
  return context;
};

/** Takes the whole page at each width in each theme, and what a phone shows of it without scrolling. */
const take = async (
  context: BrowserContext,
  operator: StandIn,
  view: View,
  pictures: readonly Picture[],
) => {
  operator.reset();
  // The `language` cookie sets the language of the first page.
  const value = pictures[0]?.language.replace('pseudo', 'en') ?? 'en';
  await context.addCookies([{ name: 'language', value, url: operator.address }]);
  const page = await context.newPage();
  await openView(page, operator, view);
  // The page follows the device's theme, so both themes are taken of one opened page.
  for (const { file, width, theme } of pictures) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    if (width === 360 && !view.isPrinted)
      await page.screenshot({ path: file.replace('.png', '-first.png') });
    await page.screenshot({ path: file, fullPage: true });
  }
  // Stored data would disturb the next view; downloaded files may stay.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', {
    origin: operator.address,
    storageTypes: 'cookies,local_storage,indexeddb,websql,cache_storage',
  });
  await context.setOffline(false);
  await page.close();
};

/** Takes one view after another in its own window, with its own stand-in. */
const takeAll = async (browser: Browser, views: Iterator<View>, made: number) => {
  const operator = await startOperator(DIST, undefined, demoConfiguration);
  const contexts = new Map<string, BrowserContext>();
  for (let next = views.next(); !next.done; next = views.next()) {
    const view = next.value;
    for (const language of languages) {
      const pictures = picturesOf(view).filter((one) => one.language === language);
      const files = pictures.map(({ file }) => file);
      if (!areStale(files, made)) continue;
      const context = contexts.get(language) ?? (await openContext(browser, language));
      contexts.set(language, context);
      const failure = await take(context, operator, view, pictures).catch(String);
      if (failure !== undefined) {
        console.error(`${view.name} ${language}: ${failure}`);
        process.exitCode = 1;
      }
      if (failure === undefined && !view.before) continue;
      contexts.delete(language);
      await context.close();
    }
  }
  for (const context of contexts.values()) await context.close();
  await operator.close();
};

const makeSheets = async (browser: Browser, views: readonly View[]) => {
  const page = await browser.newPage();
  for (const view of views) {
    const pictures = picturesOf(view).filter(({ file }) => existsSync(file));
    const sheet = path.join(folder, `sheet-${view.name}.png`);
    const newest = Math.max(0, ...pictures.map(({ file }) => changedAt(file)));
    if (pictures.length === 0 || !areStale([sheet], newest)) continue;
    const framed = pictures.map(({ file, width, theme, language }) => ({
      ...{ file, caption: `${width} px, ${theme}, ${language}` },
    }));
    await layOut(page, framed, { width: 2080, height: 560, title: view.name });
    await page
      .screenshot({ path: sheet, fullPage: true })
      .catch((error) => console.error(`the sheet of ${view.name}: ${String(error)}`));
  }
};

const main = async () => {
  if (folder === '') throw new UserFacingError('Name the folder for the pictures.');
  const unknown = names.filter((name) => !all.some((view) => view.name === name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `No view is called ${unknown.join(' or ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  const missing = ensureBrowser();
  if (missing !== null) throw new UserFacingError(missing);
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    args: [...SWITCHES],
    ...(headlessPath() && { executablePath: headlessPath() ?? '' }),
  });
  const views = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const queue = views.values();
  const made = lastChange();
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeAll(browser, queue, made)));
  if (chosen.sheets) await makeSheets(browser, views);
  await browser.close();
};

runCommand(main);
