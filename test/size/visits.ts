import type { Browser, BrowserContext, Page } from 'playwright-core';
import { HOME, LOGIN } from '../../store/core/paths';
import { launchBrowser, newContext } from '../matrix/browsers';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { loginForm } from '../stories/support/loginForm';
import { dist } from './builds';
import { type DownloadJourney, downloadJourneys, screens, type VisitedScreen } from './journeys';

/** The names of the script files in dist/ that a browser requested, each once. */
export type Files = readonly string[];

export interface Visits {
  /** From the login to the home screen. */
  readonly home: Files;
  /** The files that each journey requests from the login on, by its name. */
  readonly journeys: Readonly<Record<string, Files>>;
  /** The files that each screen needs when its address is opened first, by its name. */
  readonly screens: Readonly<Record<string, Files>>;
}

/** The visits that run at the same time; more of them would wait for each other on two cores. */
const AT_ONCE = 3;

/**
 * What subscribers download, as a browser requests it. webpack's graph of chunks shows which files an `import()` loads,
 * but not which of the imports a screen runs when it is shown.
 */
export const visitEverything = async (): Promise<Visits> => {
  const browser = await launchBrowser();
  try {
    const walked = await inTurns(downloadJourneys, (one) => walk(browser, one));
    const opened = await inTurns(screens, (one) => open(browser, one));
    const byName = (visits: readonly Visit[]) =>
      Object.fromEntries(visits.map(({ name, files }) => [name, files]));
    // Every visit loads the home screen first. The files are joined over all visits of asha, because a busy machine may
    // have cut one of them short.
    const home = [...walked, ...opened]
      .filter(({ as }) => as === 'asha')
      .flatMap((one) => one.home);
    return { home: [...new Set(home)], journeys: byName(walked), screens: byName(opened) };
  } finally {
    await browser.close();
  }
};

interface Visit {
  readonly name: string;
  readonly as: string;
  readonly home: Files;
  readonly files: Files;
}

const walk = (browser: Browser, { name, as, walk: walkOn }: DownloadJourney): Promise<Visit> =>
  inNewContext(browser, async (context) => {
    const page = await context.newPage();
    const files = scriptsOf(page);
    await logIn(page, as, files);
    const home = [...files];
    await walkOn(page);
    await arrived(page, files);
    return { name, as, home, files: [...files] };
  });

const open = (
  browser: Browser,
  { name, as, path, leadsTo = path }: VisitedScreen,
): Promise<Visit> =>
  inNewContext(browser, async (context) => {
    const former = await context.newPage();
    const home = scriptsOf(former);
    await logIn(former, as, home);
    await former.close();
    // A separate page is used, so that what the home screen loads late is not counted for this screen.
    const page = await context.newPage();
    const files = scriptsOf(page);
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === leadsTo);
    await arrived(page, files);
    const { pathname } = new URL(page.url());
    if (pathname !== leadsTo) throw new Error(`The address ${path} led to ${pathname}`);
    return { name, as, home: [...home], files: [...files] };
  });

/** A browser with an empty cache, and a fresh stand-in operator. */
const inNewContext = async <Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const operator = await createOperator({ database: ':memory:', dist });
  const baseURL = await operator.app.listen({ port: 0, host: 'localhost' });
  const context = await newContext(browser, { baseURL });
  try {
    return await work(context);
  } finally {
    await context.close();
    await operator.close();
  }
};

/**
 * This script is loaded when the page is idle, and whether a visit lasts that long is chance. It counts only in the
 * total of all chunks.
 */
const COMES_AT_REST = 'recorder.';

/** The scripts that the page requests. The set grows with each request. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /^\/dist\/([^/]+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file !== undefined && !file.startsWith(COMES_AT_REST)) files.add(file);
  });
  return files;
};

const logIn = async (page: Page, username: string, files: ReadonlySet<string>): Promise<void> => {
  await page.goto(LOGIN);
  await loginForm(page).send(username, DEMO_PASSWORD);
  await page.waitForURL(`**${HOME}`);
  // Home is opened again because the browser reports an idle network only for a page that was loaded.
  await page.goto(HOME);
  await arrived(page, files);
};

/** Waits until the screen is shown completely and requests nothing more, neither on the network nor when it is idle. */
const arrived = async (page: Page, files: ReadonlySet<string>): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  for (let seen = -1; seen !== files.size; await whenIdle(page)) seen = files.size;
};

const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Works on some items at the same time; the results are in the order of the items. */
const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
};
