import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { runBench } from './bench';
import { idleFor, PROCESSOR, REST_MS, throttled } from './browser';
import { median } from './goals';
import { type Frames, inPage, type KeyPress } from './historyWatch';

/** The goal in milliseconds from a press to the next paint (for each press, not on average). */
const GOAL = 100;
/** Searches by number and by name; deleting the text widens the list again. */
const TYPED = '61khel ek hd';
/** Milliseconds between two keys of a fast typist. */
const PACE = 180;

interface Visit {
  /** The very first key press, before any part of the search has run. */
  readonly first: KeyPress;
  readonly keys: readonly KeyPress[];
  /** The chips, pressed by the keyboard. */
  readonly filters: readonly KeyPress[];
  readonly packs: readonly KeyPress[];
  readonly scroll: Frames;
  readonly nodes: number;
}

const openList = async (page: Page, address: string, list: 'packs' | 'channels', count: string) => {
  await page.goto(`${address}/nxtselfcareportal/addpacks?list=${list}`);
  await page
    .locator('main [role=status]', { hasText: count })
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 });
  await page.locator('main [aria-posinset]').first().waitFor();
};

const logIn = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('#field-username').fill('asha');
  await page.locator('#field-password').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/nxtselfcareportal');
};

const press = async (page: Page, keys: readonly string[]): Promise<readonly KeyPress[]> => {
  await page.evaluate(() => window.watchKeys?.());
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await idleFor(page, PACE);
  }
  await idleFor(page, REST_MS);
  return page.evaluate(() => window.keys ?? []);
};

const there = [...TYPED];
const back = there.map(() => 'Backspace');

const typeInto = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('#field-query').focus();
  return press(page, [...there, ...back]);
};

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    // The runner of these files adds calls of `__name`, a helper that a page does not have.
    await page.addInitScript('window.__name = (named) => named');
    await page.addInitScript(inPage);
    await logIn(page, address);
    await openList(page, address, 'channels', '2,000 channels');
    await throttled(page, false);
    await idleFor(page, REST_MS);
    const keys = await typeInto(page);
    const [first] = keys;
    await page.getByRole('button', { name: 'HD', exact: true }).focus();
    const filters = await press(page, [' ', ' ', ' ', ' ']);
    const scroll = await page.evaluate(() => window.scrollOn?.(300, 60));
    const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
    await openList(page, address, 'packs', '300 packs');
    await idleFor(page, REST_MS);
    const packs = await typeInto(page);
    if (!first || !scroll) throw new Error('The page was not watched');
    return { first, keys, filters, packs, scroll, nodes };
  } finally {
    await context.close();
  }
};

const WIDTH = 48;

/** Prints one line of the table and returns whether its worst time meets the goal, if there is one. */
const line = (name: string, times: readonly number[], goal: number | null): boolean => {
  const worst = Math.max(...times);
  const isMet = goal === null || worst <= goal;
  const judged = goal === null ? '' : `   ${isMet ? 'meets' : 'MISSES'} the goal of ${goal} ms`;
  const figures = [median(times), worst].map((value) => value.toFixed(0).padStart(7)).join('');
  console.log(`${name.padEnd(WIDTH)}${figures}${judged}`);
  return isMet;
};

const print = (visits: readonly Visit[]): boolean => {
  const paints = (pressesOf: (one: Visit) => readonly KeyPress[]) =>
    visits.flatMap(pressesOf).map(({ paint }) => paint);
  console.log(
    `\n2,000 channels and 300 packs, processor ${PROCESSOR} times slower, ${visits.length} visits\n`,
  );
  console.log(`${'milliseconds'.padEnd(WIDTH)}${'median'.padStart(7)}${'worst'.padStart(7)}`);
  const met = [
    line(
      'channels: the first key, until the next paint',
      paints((one) => [one.first]),
      GOAL,
    ),
    line(
      'channels: any key',
      paints(({ keys }) => keys),
      GOAL,
    ),
    line(
      'channels: a filter',
      paints(({ filters }) => filters),
      GOAL,
    ),
    line(
      'packs: any key',
      paints(({ packs }) => packs),
      GOAL,
    ),
  ];
  line(
    'channels: a key, until the list has answered it',
    visits.flatMap(({ keys }) => keys).map(({ answered }) => answered),
    null,
  );
  line(
    'scrolling by 60 px a frame, a frame',
    visits.flatMap(({ scroll }) => scroll.frames),
    null,
  );
  console.log(`elements of the screen at the end: ${Math.max(...visits.map((one) => one.nodes))}`);
  return met.every(Boolean);
};

void runBench({ name: 'bench-catalogue', visit, print });
