import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { headlessPath, SWITCHES } from '../run/browser';
import { withinLimit } from '../run/limit';
import { NO_PORTAL } from '../stories/support/loggedIn';
import { type OnClaim, watchClaims } from './claims';
import { goTo } from './page';
import type { MatrixTrouble } from './troubles';
import { isBookedLate } from './troubles/lateBooking';

const executable = (): string => headlessPath() ?? chromium.executablePath();

/** A browser that is never killed. */
export const launchBrowser = (...switches: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: executable(), args: [...SWITCHES, ...switches] });

/** Milliseconds that anything in a page may take. */
const PAGE_TIME_LIMIT = 30_000;

export const newContext = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-IN',
    viewport: { width: 360, height: 740 },
    // No cell is about motion, and each animated frame costs time.
    reducedMotion: 'reduce',
    // The certificate for the operator's HTTP/2 is made for this run, so the browser does not trust it.
    ignoreHTTPSErrors: true,
    // The requests of a page are routed and counted, but those of a service worker would not be.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PAGE_TIME_LIMIT);
  return context;
};

/** A browser that can be killed and opened again with what it had written to the disk. */
interface KillableBrowser {
  readonly context: BrowserContext;
  /** Kills the whole process group at once, so that nothing of it can write any more. */
  readonly kill: () => Promise<void>;
}

const newProfile = (): string => mkdtempSync(path.join(tmpdir(), 'matrix-profile-'));
const removeProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Blocks the service worker in a killable browser, as `serviceWorkers: 'block'` does in the others. */
const NO_SERVICE_WORKER = `
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new Error('blocked'));`;

/** Starts the browser's process directly, because Playwright would end a process of its own in an orderly way. */
const openKillable = async (profile: string): Promise<KillableBrowser> => {
  const child = spawn(
    executable(),
    [
      ...SWITCHES,
      '--headless',
      '--remote-debugging-port=0',
      '--lang=en-IN',
      '--window-size=360,740',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressSaid(child.stderr));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser came without its own context.');
  context.setDefaultTimeout(PAGE_TIME_LIMIT);
  await context.addInitScript({ content: NO_SERVICE_WORKER });
  return { context, kill: () => kill(child, browser) };
};

/** Milliseconds in which a browser starts on a busy machine. */
const PATIENCE = 30_000;

/** Waits for the browser to print the address at which it can be driven. */
const addressSaid = (output: Readable): Promise<string> =>
  withinLimit(
    PATIENCE,
    new Promise((resolve, reject) => {
      // The output is read to its end, because a browser whose output is not read blocks.
      const lines = createInterface({ input: output });
      lines.on('line', (line) => {
        const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
      });
      lines.on('close', () => reject(new Error('The browser ended before it could be driven.')));
    }),
    `The browser could not be driven within ${PATIENCE} ms.`,
  );

const kill = async (child: ChildProcess, browser: Browser): Promise<void> => {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const dead = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-pid, 'SIGKILL');
  await dead;
  await browser.close().catch(() => undefined);
};

/** The browser of one cell's subscriber: it begins without data, and can be killed and opened again. */
export interface BrowserSession {
  readonly context: () => BrowserContext;
  readonly kill: () => Promise<void>;
  /** Runs the script before any other in each page that is loaded from now on. */
  readonly runInEveryPage: (script: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A session for a cell: in the shared browser, or in its own when the browser is killed or its clock moves. */
export const openBrowserSession = (
  shared: SharedBrowser,
  trouble: MatrixTrouble,
  onClaim: OnClaim,
) =>
  trouble === 'killed' || isBookedLate(trouble)
    ? openKillableSession(onClaim)
    : shared.open(onClaim);

/**
 * A browser that plays its cells one after another in one context and one process, so that the portal's scripts
 * stay compiled. After each cell its pages are closed, and everything that they and the test added is removed.
 */
export interface SharedBrowser {
  readonly isConnected: () => boolean;
  readonly open: (onClaim: OnClaim) => Promise<BrowserSession>;
  readonly close: () => Promise<void>;
}

export const openSharedBrowser = async (origins: readonly string[]): Promise<SharedBrowser> => {
  const browser = await launchBrowser('--renderer-process-limit=1');
  const context = await newContext(browser);
  // This page stays open: it keeps the process alive, so that the data can be removed when no page of the portal is
  // open.
  const idle = await context.newPage();
  await goTo(idle, (origins[0] ?? '') + NO_PORTAL);
  const devTools = await context.newCDPSession(idle);
  const clean = async (): Promise<void> => {
    for (const page of context.pages()) if (page !== idle) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    for (const origin of origins)
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  };
  const kill = () => Promise.reject(new Error('A shared browser is not to be killed.'));
  const open = async (onClaim: OnClaim): Promise<BrowserSession> => {
    const added = [...(await watchClaims(context, onClaim))];
    return {
      context: () => context,
      kill,
      runInEveryPage: async (script) => {
        added.push(await context.addInitScript({ content: script }));
      },
      close: async () => {
        try {
          await clean();
          for (const disposable of added) await disposable.dispose();
        } catch (reason) {
          // Closes the browser, so that nothing of this cell is left for the next one.
          await browser.close();
          throw reason;
        }
      },
    };
  };
  return { isConnected: () => browser.isConnected(), open, close: () => browser.close() };
};

const openKillableSession = async (onClaim: OnClaim): Promise<BrowserSession> => {
  const profile = newProfile();
  const open = async (): Promise<KillableBrowser> => {
    const killable = await openKillable(profile);
    await watchClaims(killable.context, onClaim);
    return killable;
  };
  let browser = await open();
  return {
    context: () => browser.context,
    kill: async () => {
      await browser.kill();
      browser = await open();
    },
    runInEveryPage: async (script) =>
      void (await browser.context.addInitScript({ content: script })),
    close: async () => {
      await browser.kill();
      removeProfile(profile);
    },
  };
};
