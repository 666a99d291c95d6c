import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import * as v from 'valibot';
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
import { runCommand } from '../operator/startup';
import { freePort } from '../perf/browser';
import { fillIn } from '../perf/visits';
import { browserPath, SWITCHES } from '../run/browser';
import { readOptions } from '../run/commands/readOptions';
import { ensureTool } from '../run/ensureTool';
import { buildPortal, dist, hasBuild } from '../size/builds';
import { runLighthouse } from './runLighthouse';

const INNER_SCREENS = [HOME, MY_PACKS, CHECKOUT, TRANSACTIONS, KYC, PROFILE, HELP];
const CATEGORIES = ['accessibility', 'best-practices'] as const;
/**
 * Screen heights: a phone's, and one long enough for every screen, because only what is on the screen is judged. The
 * width is always a phone's.
 */
const HEIGHTS = [740, 4000] as const;
const screenOf = (height: number) => ({
  ...{ mobile: true, width: 412, height, deviceScaleFactor: 1, disabled: false },
});

interface Findings {
  readonly scores: readonly number[];
  /** Ids of the audits that did not pass. */
  readonly failed: readonly string[];
  /** Targets that are large enough and only happen to be scrolled under the bar at the foot: not a failure. */
  readonly underBar: readonly string[];
}

const judge = async (address: string, port: number, height: number): Promise<Findings> => {
  const { audits, categories } = await runLighthouse(address, {
    port,
    onlyCategories: CATEGORIES,
    screenEmulation: screenOf(height),
    // Keeps the subscriber logged in.
    disableStorageReset: true,
  });
  const small = v.parse(targetSize, audits['target-size']?.details ?? {}).items;
  const underBar = small.filter(isUnderBar).map(({ node }) => node.nodeLabel);
  const isExcused = (id: string) => id === 'target-size' && underBar.length === small.length;
  const known = CATEGORIES.map((name) => categories[name]);
  const failed = known.flatMap((category) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1 && !isExcused(id))
      .map(({ id }) => id),
  );
  const scores = known.map((category) => Math.round((category?.score ?? 0) * 100));
  return { scores, failed, underBar };
};

/** What Lighthouse reports about targets that are too small or too near to others. */
const targetSize = v.object({
  items: v.optional(
    v.array(
      v.object({
        node: v.object({
          nodeLabel: v.string(),
          boundingRect: v.object({ width: v.number(), height: v.number() }),
        }),
        subItems: v.optional(
          v.object({
            items: v.array(v.object({ relatedNode: v.object({ selector: v.string() }) })),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** WCAG 2.2, 2.5.8, in CSS pixels. */
const LEAST = 24;

const isUnderBar = ({
  node: { boundingRect },
  subItems,
}: v.InferOutput<typeof targetSize>['items'][number]): boolean =>
  Math.min(boundingRect.width, boundingRect.height) >= LEAST &&
  (subItems?.items ?? []).length > 0 &&
  (subItems?.items ?? []).every(({ relatedNode }) => relatedNode.selector.includes(' nav.'));

const logIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address);
  await fillIn(page, DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`**${HOME}`);
  await page.close();
};

/**
 * `npm run tool -- lighthouse` prints Lighthouse's scores out of 100 for accessibility and best practices on the login
 * and on inner screens, once as high as a phone and once long enough for the whole screen. It ends with code 1 when
 * a screen scores less than 100; a target that the bar at the foot covers because of the scroll position is named and
 * does not count.
 */
const main = async (): Promise<void> => {
  const { values } = readOptions('lighthouse');
  ensureTool('lighthouse');
  if (!values['no-build'] || !hasBuild()) await buildPortal();
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
      for (const height of HEIGHTS) {
        const judged = await judge(new URL(screen, address).href, port, height);
        const { scores, failed, underBar } = judged;
        isGood &&=
          failed.length === 0 && (underBar.length > 0 || scores.every((one) => one === 100));
        const notes = [
          ...failed,
          ...underBar.map((label) => `"${label}" is scrolled under the bar`),
        ];
        const where = `${screen.padEnd(40)} ${String(height).padStart(4)} px`;
        console.log(`${where}  ${scores.join('  ')}  ${notes.join(', ')}`);
      }
    }
  } finally {
    await context.close();
    await operator.close();
    rmSync(profile, { recursive: true, force: true });
  }
  process.exitCode = isGood ? 0 : 1;
};

runCommand(main);
