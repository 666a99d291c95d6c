import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { HOME } from '../../../store/core/paths';
import { everythingKept, keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { type Deployments, startDeployments } from '../support/peers/deployments';
import { expect, type StandIn, startOperator, story as base } from '../support/story';

/** A browser with the portal's worker, and a portal whose build may change while it runs. */
const story = base.extend<{ readonly deployments: Deployments; readonly operator: StandIn }>({
  deployments: async ({}, use) => {
    const deployments = await startDeployments();
    await use(deployments);
    await deployments.clear();
  },
  operator: async ({ deployments }, use) => {
    const operator = await startOperator(deployments.folder);
    await use(operator);
    await operator.close();
  },
});
story.use({ serviceWorkers: 'allow' });

/** What the browser says in the console when nothing answers. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|no-response|navigation preload|ChunkLoadError/;

/** The addresses in the worker's caches. */
const cached = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      found.push(
        ...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
    return found;
  });

/** The scripts that the page of this deployment names. */
const firstScripts = async (page: Page): Promise<readonly string[]> =>
  [...(await (await page.request.get('/')).text()).matchAll(/<script defer src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );

/** Waits until the home screen is complete and the worker has kept it with its page. */
const homeKept = async (page: Page): Promise<void> => {
  await expect(page.getByText('3 days left').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await firstScripts(page);
  await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(['/kept', ...scripts]));
  await expect.poll(() => cached(page)).toContainEqual(expect.stringMatching(/^\/dist\/home\./));
  await expect.poll(async () => (await keptIn(page))['selfcareHome'] ?? '').toContain('21450');
};

const known = (page: Page) => page.getByText(/^We can’t reach your operator\. Last updated on/);

/**
 * Reloads the page offline. Chromium 150 leaves `navigator.onLine` true when a service worker answers the reload, so
 * it is set here. Returns a function that sets it back to online.
 */
const reloadOffline = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
  );
  await page.reload();
  return () =>
    page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true });
      window.dispatchEvent(new Event('online'));
    });
};

story(
  'A start takes its kept scripts from the cache without waiting for the worker, and a script that is not kept from the network',
  async ({ page, context, logInAs }) => {
    /** Opens Home in a page of its own, which has no scripts in its memory, and lists where its scripts came from. */
    const sourcesOfStart = async (): Promise<readonly unknown[]> => {
      const started = await context.newPage();
      await started.goto(HOME);
      await expect(started.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
      const sources = await started.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/dist\/(main|home)\..*\.js$/.test(name))
          // TypeScript does not know the field of static routes yet.
          .map((entry) => Reflect.get(entry, 'workerFinalSourceType') as unknown),
      );
      await started.close();
      return sources;
    };
    await logInAs('asha');
    await homeKept(page);
    await page.goto('about:blank');
    expect(await sourcesOfStart()).toEqual(['cache', 'cache']);
    const other = await context.newPage();
    await other.goto('/dist/build.json');
    await other.evaluate(async () => {
      const files = await caches.open('selfcare-files');
      for (const { url } of await files.keys()) if (url.includes('/home.')) await files.delete(url);
    });
    expect(await sourcesOfStart()).toEqual(['cache', 'network']);
  },
);

story(
  'A reload without a network shows the portal and the last known home with its time, and the network brings the rest',
  async ({ page, context, complaints, logInAs }) => {
    complaints.allow(NO_NETWORK);
    await logInAs('asha');
    await homeKept(page);
    await context.setOffline(true);
    const tellOnline = await reloadOffline(page);
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.getByText(/ends? on /)).toBeVisible();
    await expect(page.getByText('₹214.50')).toBeVisible();
    await expect(known(page)).toContainText(/\d{4}, \d\d:\d\d$/);
    await expect(page.getByRole('link', { name: /^(Renew|Pay)/ })).toHaveCount(0);
    await expect(page.getByText(/You are offline/)).toHaveCount(1);

    await context.setOffline(false);
    await tellOnline();
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Balance ₹214.50' })).toBeVisible();
    await expect(known(page)).toHaveCount(0);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  },
);

story(
  'After a logout nothing of the last known home is left, and a reload without a network shows the login',
  async ({ page, context, complaints, logInAs }) => {
    complaints.allow(NO_NETWORK);
    await logInAs('asha');
    await homeKept(page);
    await page.goto(`${HOME}/logout`);
    await expect(loginForm(page).heading).toBeVisible();
    await expect.poll(() => keptIn(page)).not.toHaveProperty('selfcareHome');
    expect(await everythingKept(page)).not.toContain('Family HD');
    await context.setOffline(true);
    await reloadOffline(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  },
);

story(
  'The worker keeps the portal’s own files and none of the operator’s answers',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await homeKept(page);
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = /^\/dist\/[^/]+\.(js|svg|png|webmanifest)$|^\/kept$|^\/latest$/;
    expect((await cached(page)).filter((path) => !own.test(path))).toEqual([]);
  },
);

story(
  'A new deployment replaces the page and its files while the worker runs',
  async ({ page, context, complaints, deployments, logInAs }) => {
    complaints.allow(NO_NETWORK);
    complaints.allow(/Refused to execute script/);
    await logInAs('asha');
    await homeKept(page);
    const before = await firstScripts(page);
    await deployments.deployNext();
    const now = await firstScripts(page);
    expect(now).not.toEqual(before);
    await page.reload();
    await homeKept(page);
    await expect(page.locator(`script[src="${now[0] ?? ''}"]`)).toHaveCount(1);
    const main = before.filter((script) => !now.includes(script));
    await expect
      .poll(async () => (await cached(page)).filter((path) => main.includes(path)))
      .toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.locator(`script[src="${now[0] ?? ''}"]`)).toHaveCount(1);
  },
);

story(
  'Each deployment’s worker stores the scripts of Home while it is installed, before anybody has logged in',
  async ({ page, complaints, deployments }) => {
    complaints.allow(NO_NETWORK);
    const homeScript = async (): Promise<string> =>
      /src="([^"]*\/home\.[^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? '';
    await page.goto('/');
    const before = await homeScript();
    await expect.poll(() => cached(page)).toContain(before);
    await deployments.deployNext();
    await page.reload();
    const now = await homeScript();
    expect(now).not.toBe(before);
    await expect.poll(() => cached(page)).toContain(now);
    await expect.poll(() => cached(page)).not.toContain(before);
  },
);

story(
  'An open page of the former deployment notices the new one although the worker runs',
  async ({ page, complaints, deployments, logInAs }) => {
    complaints.allow(NO_NETWORK);
    complaints.allow(/Refused to execute script/);
    await logInAs('asha');
    await homeKept(page);
    await deployments.deployNext();
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    const [script = ''] = await firstScripts(page);
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  },
);

/**
 * The server accepts the held requests without answering, like a network that hangs; returns their number and a
 * function that answers them.
 */
const hang = ({ app: { server } }: StandIn, isHeld: (request: IncomingMessage) => boolean) => {
  const answering = server.listeners('request') as RequestListener[]; // node's own event
  const held: (() => void)[] = [];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const answer = () => answering.forEach((listener) => listener(request, response));
    if (isHeld(request)) held.push(answer);
    else answer();
  });
  return {
    held: () => held.length,
    release: () => {
      isHeld = () => false;
      held.splice(0).forEach((answer) => answer());
    },
  };
};

/** How many of the worker's seconds pass in one real second. */
const WORKER_SPEED = 10;

/**
 * Makes the worker's timers run faster from now on; returns a function that reads the delays they were set to
 * (milliseconds).
 */
const hurryWorker = async (context: BrowserContext): Promise<() => Promise<readonly number[]>> => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs');
  const waits = await worker.evaluateHandle((speed) => {
    const start = setTimeout;
    const set: number[] = [];
    globalThis.setTimeout = ((work: () => void, wait = 0) => {
      set.push(wait);
      return start(work, wait / speed);
    }) as typeof setTimeout; // the worker passes no more than these two
    return set;
  }, WORKER_SPEED);
  return () => waits.jsonValue();
};

/** Removes static routes from the browser's worker, so that the worker itself answers requests for the kept scripts. */
const withoutStaticRoutes = async ({ folder }: Deployments): Promise<void> => {
  const worker = path.join(folder, 'root/portal-sw.js');
  await writeFile(
    worker,
    `delete InstallEvent.prototype.addRoutes;${await readFile(worker, 'utf8')}`,
  );
};

const isForPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] === 'navigate';

story(
  'A network that takes every request and answers none is no network after some seconds: the portal starts',
  async ({ page, context, deployments, operator, complaints, logInAs }) => {
    story.slow();
    complaints.allow(NO_NETWORK);
    await withoutStaticRoutes(deployments);
    await logInAs('asha');
    await homeKept(page);
    const waits = await hurryWorker(context);
    const network = hang(operator, () => true);
    await page.goto(HOME, { waitUntil: 'commit', timeout: 30_000 });
    await expect(page.getByText('3 days left').first()).toBeVisible({ timeout: 60_000 });
    // One limit is for the page, the other for each of its files.
    const limits = (await waits()).filter((wait) => wait > 0);
    expect([...new Set(limits)].sort()).toEqual([10_000, 5_000]);
    network.release();
  },
);

story(
  'A page that is loaded again waits for the network, so that a slow new deployment is not missed',
  async ({ page, context, operator, deployments, logInAs }) => {
    story.slow();
    await logInAs('asha');
    await homeKept(page);
    await deployments.deployNext();
    await hurryWorker(context);
    const network = hang(operator, isForPage);
    const [script = ''] = await firstScripts(page);
    const loaded = page.reload({ waitUntil: 'commit', timeout: 60_000 });
    await expect.poll(network.held).toBe(1);
    // This is longer than the worker waits for a page that is opened.
    const asked = Date.now();
    await expect
      .poll(() => Date.now() - asked, { timeout: 20_000 })
      .toBeGreaterThan(12_000 / WORKER_SPEED);
    network.release();
    await loaded;
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  },
);
