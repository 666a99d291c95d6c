import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import {
  CHECKOUT,
  HELP,
  HOME,
  KYC,
  LOGIN,
  MY_PACKS,
  PROFILE,
  TRANSACTIONS,
} from '../../store/core/paths';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { freePort } from '../perf/browser';
import { fillIn } from '../perf/visits';
import { browserPath, SWITCHES } from '../run/browser';
import { buildPortal, dist, hasBuild } from '../size/builds';

const INNER_SCREENS = [HOME, MY_PACKS, CHECKOUT, TRANSACTIONS, KYC, PROFILE, HELP];
const CATEGORIES = ['accessibility', 'best-practices'] as const;
/**
 * A phone's width, and long enough for every screen: on a short one the bar at the foot covers a part of what is
 * scrolled past, which Lighthouse takes for a small target.
 */
const SCREEN = { mobile: true, width: 412, height: 4000, deviceScaleFactor: 1, disabled: false };

interface Findings {
  readonly scores: readonly number[];
  /** Ids of the audits that did not pass. */
  readonly failed: readonly string[];
}

const judge = async (address: string, port: number): Promise<Findings> => {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    screenEmulation: SCREEN,
    // The session stays.
    disableStorageReset: true,
  });
  if (!result) throw new Error('Lighthouse answered nothing');
  const { audits, categories } = result.lhr;
  const known = CATEGORIES.map((name) => categories[name]);
  const failed = known.flatMap((category) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { scores: known.map((category) => Math.round((category?.score ?? 0) * 100)), failed };
};

const logIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address);
  await fillIn(page, DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`**${HOME}`);
  await page.close();
};

/**
 * `npm run lighthouse`: what Lighthouse says of accessibility and best practices on the login and on inner screens,
 * of 100. Ends with 1 when a screen has less.
 */
const main = async (): Promise<void> => {
  if (!process.argv.includes('--no-build') || !hasBuild()) await buildPortal();
  const operator = await createOperator({ database: ':memory:', dist });
  const address = await operator.app.listen({ port: 0, host: 'localhost' });
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const executablePath = browserPath();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== null && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...SWITCHES],
  });
  let isGood = true;
  try {
    for (const screen of [LOGIN, ...INNER_SCREENS]) {
      if (screen === INNER_SCREENS[0]) await logIn(context, address);
      const { scores, failed } = await judge(new URL(screen, address).href, port);
      isGood &&= scores.every((score) => score === 100);
      console.log(`${screen.padEnd(40)} ${scores.join('  ')}  ${failed.join(', ')}`);
    }
  } finally {
    await context.close();
    await operator.close();
    rmSync(profile, { recursive: true, force: true });
  }
  process.exitCode = isGood ? 0 : 1;
};

void main();
