import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { HOME } from '../../store/core/paths';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { idleFor, openProfile, PHONE, throttled } from './browser';
import { frozen } from './staticHome';
import { fillIn } from './visits';

/** What Asha reads first: when her packs end, what renewing them costs, and her balance. */
const NUMBERS = ['3 days left', '₹882.40', '₹214.50'];
/** The part of `NUMBERS` that this device knows before the operator answers. */
const LAST_KNOWN = ['3 days left', '₹214.50'];

/** Milliseconds until the numbers of Home can be read. */
export type HomeVisit = {
  /** From the press on "Log in", in a browser with an empty cache. */
  readonly cold: number;
  /** From the press on "Log in", in a browser that has visited before. */
  readonly warm: number;
  /** From opening Home's address during a session, in a browser that has visited before. */
  readonly start: number;
  /** As `start`, but until the values last known to this device, shown with their time, can be read. */
  readonly startKnown: number;
  /** As `start` and `startKnown`, in a new process of the browser, as on a phone that has closed it since. */
  readonly newProcess: number;
  readonly newProcessKnown: number;
};

/** Records when the login button was pressed, and when a frame with all numbers of a list was first painted. */
const watchNumbers = (lists: Readonly<Record<string, readonly string[]>>) => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[type=submit]'))
        sessionStorage.setItem('pressed', String(now()));
    },
    true,
  );
  const awaited = new Map(Object.entries(lists));
  const look = () => {
    const text = [...document.querySelectorAll('#root, #starting')]
      .map(({ textContent }) => textContent)
      .join()
      .replaceAll('\u00a0', ' ');
    for (const [name, numbers] of awaited) {
      if (numbers.some((number) => !text.includes(number))) continue;
      awaited.delete(name);
      requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem(name, String(now()))));
    }
    if (awaited.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript('window.__name = (named) => named');
  await page.addInitScript(watchNumbers, { known: LAST_KNOWN, read: NUMBERS });
  await throttled(page);
  return page;
};

/** @throws when the numbers do not come. */
const readAt = async (page: Page, list: 'known' | 'read'): Promise<number> => {
  const read = await page.waitForFunction((name) => sessionStorage.getItem(name), list);
  return Number(await read.jsonValue());
};

const logIn = async (context: BrowserContext, address: string, isAlive: boolean) => {
  const page = await newPage(context);
  await page.goto(address, { waitUntil: 'load' });
  if (isAlive) await page.waitForSelector('html[data-ready]');
  await fillIn(page, DEMO_PASSWORD);
  // Waits for what is loaded while the form is filled in.
  await page.waitForLoadState('networkidle');
  await idleFor(page, 700);
  await page.locator('button[type=submit]').click();
  const read = await readAt(page, 'read');
  const pressed = await page.evaluate(() => Number(sessionStorage.getItem('pressed')));
  return { page, took: read - pressed };
};

/**
 * Logs in twice, the second time with all files in the browser's cache, and opens Home by its address: in the same
 * process of the browser, and in a new one.
 */
export const visitHome = async (address: string, isAlive: boolean): Promise<HomeVisit> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'perf-'));
  let context = await openProfile(profile);
  try {
    const pressed = await logInTwice(context, address, isAlive);
    const sameProcess = await startHome(context, address);
    // A browser on a phone keeps the session cookie when its process ends.
    const cookies = await context.cookies();
    await context.close();
    context = await openProfile(profile);
    await context.addCookies(cookies);
    const { start: newProcess, startKnown: newProcessKnown } = await startHome(context, address);
    return { ...pressed, ...sameProcess, newProcess, newProcessKnown };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};

/**
 * Logs in twice, so that the browser has the page's files, the stored data, and the compiled code of the scripts: the
 * browser stores the compiled code at the second visit, and uses it from the third on.
 */
export const logInTwice = async (
  context: BrowserContext,
  address: string,
  isAlive: boolean,
): Promise<Pick<HomeVisit, 'cold' | 'warm'>> => {
  const first = await logIn(context, address, isAlive);
  await first.page.waitForLoadState('networkidle');
  await first.page.evaluate(() => localStorage.clear());
  await first.page.close();
  await context.clearCookies();
  const second = await logIn(context, address, isAlive);
  await second.page.waitForLoadState('networkidle');
  await second.page.close();
  return { cold: first.took, warm: second.took };
};

/** Opens Home by its address. */
export const startHome = async (context: BrowserContext, address: string) => {
  const page = await newPage(context);
  await page.goto(new URL(HOME, address).href, { waitUntil: 'commit' });
  const read = await readAt(page, 'read');
  const known = await readAt(page, 'known');
  const opened = await page.evaluate(() => performance.timeOrigin);
  return { start: read - opened, startKnown: known - opened };
};

/** Home as the portal shows it, without its scripts. */
export const homeAsShown = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext(PHONE);
  try {
    const { page } = await logIn(context, address, true);
    await page.waitForLoadState('networkidle');
    return await frozen(page);
  } finally {
    await context.close();
  }
};
