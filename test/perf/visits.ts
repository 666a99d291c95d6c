import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../store/core/languages';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { idleFor, PHONE, throttled } from './browser';
import { forgetWorst, type PageTimings, seen, watch } from './watch';

/** Milliseconds between opening a screen and the next press. */
const LOOK = 600;

export interface Visit extends PageTimings {
  readonly scriptBytes: number;
  readonly bytes: number;
}

const onNewPage = async <Result>(browser: Browser, work: (page: Page) => Promise<Result>) => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await watch(page);
    return await work(page);
  } finally {
    await context.close();
  }
};

export const fillIn = async (page: Page, password: string) => {
  await page.locator('#field-username').click();
  await page.keyboard.type('asha', { delay: 30 });
  await page.locator('#field-password').click();
  await page.keyboard.type(password, { delay: 30 });
};

/**
 * Opens the login on a slow line and uses its form: both fields, the checkbox and, if the page has scripts, the button.
 */
export const visitLogin = (browser: Browser, address: string, isAlive: boolean): Promise<Visit> =>
  onNewPage(browser, async (page) => {
    const bytes = await throttled(page);
    await page.goto(address, { waitUntil: 'load' });
    if (isAlive) await page.waitForSelector('html[data-ready]');
    await idleFor(page, 700);
    const { all, scripts } = bytes;
    await fillIn(page, 'wrong-password');
    await page.locator('#field-remember').click();
    if (isAlive) {
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').filter({ hasText: 'is incorrect' }).waitFor();
    }
    return { ...(await seen(page)), bytes: all, scriptBytes: scripts };
  });

/** Milliseconds to the first paint in a browser with an empty cache, and in one that has visited before. */
export type FirstPaintVisit = {
  readonly cold: number;
  readonly warm: number;
};

export const visitFirstPaint = async (
  browser: Browser,
  address: string,
  language: Language,
): Promise<FirstPaintVisit> => {
  const context = await browser.newContext({ ...PHONE, locale: language });
  await context.addCookies([{ name: 'language', value: language, url: address }]);
  const firstPaint = async (): Promise<number> => {
    const page = await context.newPage();
    await watch(page);
    await throttled(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { firstPaint: painted } = await seen(page);
    await page.close();
    return painted;
  };
  try {
    return { cold: await firstPaint(), warm: await firstPaint() };
  } finally {
    await context.close();
  }
};

/**
 * Milliseconds to the first paint of each screen when it is opened by its address, in a session of a browser that has
 * loaded the login and Home.
 */
export const visitScreens = (
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  onNewPage(browser, async (page) => {
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    await fillIn(page, DEMO_PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/nxtselfcareportal');
    await throttled(page);
    const painted = new Map<string, number>();
    for (const path of paths) {
      await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
      painted.set(path, (await seen(page)).firstPaint);
    }
    return painted;
  });

export interface DashboardVisit {
  /** Milliseconds from the press on "Log in" to the dashboard's first line, and to its last section. */
  readonly firstLine: number;
  readonly whole: number;
  readonly shift: number;
  readonly worst: number;
  readonly worstEvent: string;
}

/** Logs in on a slow line, waits for the dashboard, and visits two other places, returning Home from each. */
export const visitDashboard = (browser: Browser, address: string): Promise<DashboardVisit> =>
  onNewPage(browser, async (page) => {
    await throttled(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-ready]');
    await fillIn(page, DEMO_PASSWORD);
    const pressed = Date.now();
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/nxtselfcareportal');
    await page.locator('h1').waitFor();
    const firstLine = Date.now() - pressed;
    await page.waitForLoadState('networkidle');
    const whole = Date.now() - pressed;
    const arrived = await seen(page);
    await forgetWorst(page);
    for (const place of ['Packs', 'Home', 'Help', 'Home']) {
      await page.getByRole('link', { name: place, exact: true }).click();
      await idleFor(page, LOOK);
    }
    const { worst, worstEvent } = await seen(page);
    return { firstLine, whole, shift: arrived.shift, worst, worstEvent };
  });
