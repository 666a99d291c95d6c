import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { runBench } from './bench';
import { idleFor, PROCESSOR, REST_MS, throttled } from './browser';
import { median } from './goals';
import { type Frames, inPage, type KeyPress } from './historyWatch';

/** The goal in milliseconds from a key press to the next paint (for each key, not on average). */
const GOAL = 100;
const HEAVY = { username: 'lakshmi', rows: '20,000' };
/** A light account for comparison: the same typing shows how long this machine currently takes for any key. */
const USUAL = { username: 'meera', rows: '60' };
/** Each word narrows the list, and deleting it widens the list again. */
const TYPED = 'recharge by card tx7';
/** Milliseconds between two keys of a fast typist. */
const PACE = 180;
const FRAME = 1000 / 60;

interface Visit {
  readonly usual: readonly KeyPress[];
  readonly keys: readonly KeyPress[];
  readonly calm: Frames;
  readonly through: Frames;
  readonly nodes: number;
}

type Account = typeof HEAVY;

const openHistory = async (page: Page, address: string, { username, rows }: Account) => {
  await page.goto(address);
  await page.locator('#field-username').fill(username);
  await page.locator('#field-password').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/nxtselfcareportal');
  await page.goto(`${address}/nxtselfcareportal/myprofile/transaction`);
  await page
    .locator('main [role=status]', { hasText: `${rows} transactions` })
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 });
};

const type = async (page: Page): Promise<readonly KeyPress[]> => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('main search button[aria-expanded=false]').click();
  await page.locator('#field-query').focus();
  await page.evaluate(() => window.watchKeys?.());
  const keys = [...TYPED, ...[...TYPED].map(() => 'Backspace')];
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await idleFor(page, PACE);
  }
  await idleFor(page, REST_MS);
  return page.evaluate(() => window.keys ?? []);
};

const onNewPage = async <Result>(
  browser: Browser,
  address: string,
  account: Account,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    // The runner of these files adds calls of `__name`, a helper that a page does not have.
    await page.addInitScript('window.__name = (named) => named');
    await page.addInitScript(inPage);
    await openHistory(page, address, account);
    await throttled(page, false);
    await idleFor(page, REST_MS);
    return await work(page);
  } finally {
    await context.close();
  }
};

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const usual = await onNewPage(browser, address, USUAL, type);
  return onNewPage(browser, address, HEAVY, async (page) => {
    const keys = await type(page);
    const calm = await page.evaluate(() => window.scrollOn?.(300, 60));
    const through = await page.evaluate(() =>
      window.scrollOn?.(300, document.documentElement.scrollHeight / 300),
    );
    const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
    if (!calm || !through) throw new Error('The page was not watched');
    return { usual, keys, calm, through, nodes };
  });
};

const print = (visits: readonly Visit[]): boolean => {
  const keys = visits.flatMap((one) => one.keys);
  const line = (name: string, measured: readonly number[], goal: number | null) => {
    const worst = Math.max(...measured);
    const times = (value: number) => `${(value / (goal ?? 1)).toFixed(2)} ×`;
    const judged =
      goal === null
        ? ''
        : `   ${times(median(measured))} and ${times(worst)} the goal of ${goal} ms`;
    console.log(
      `${name.padEnd(44)}${median(measured).toFixed(0).padStart(7)}${worst.toFixed(0).padStart(7)}${judged}`,
    );
  };
  console.log(
    `\n${HEAVY.rows} rows, processor ${PROCESSOR} times slower, ${visits.length} visits, ${keys.length} key presses\n`,
  );
  console.log(`${'milliseconds'.padEnd(44)}${'median'.padStart(7)}${'worst'.padStart(7)}`);
  line(
    'a key press, until the next paint',
    keys.map(({ paint }) => paint),
    GOAL,
  );
  line(
    `the same in a list of ${USUAL.rows} rows`,
    visits.flatMap((one) => one.usual).map(({ paint }) => paint),
    null,
  );
  line(
    'a key press, until the list has answered it',
    keys.map(({ answered }) => answered),
    null,
  );
  const scrolls = [
    ['scrolling by 60 px a frame', visits.map(({ calm }) => calm)],
    ['scrolling through all rows in 300 frames', visits.map(({ through }) => through)],
  ] as const;
  for (const [name, runs] of scrolls) {
    const frames = runs.flatMap((run) => run.frames);
    line(`${name}, a frame`, frames, null);
    const dropped = frames.reduce((all, ms) => all + Math.max(0, Math.round(ms / FRAME) - 1), 0);
    console.log(`${`${name}, dropped`.padEnd(44)}${dropped} of ${frames.length + dropped} frames`);
  }
  console.log(`elements of the screen at the end: ${Math.max(...visits.map((one) => one.nodes))}`);
  return true;
};

void runBench({ name: 'bench-history', visit, print });
