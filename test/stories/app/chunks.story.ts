import type { Page } from '@playwright/test';
import { keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { type Deployments, startDeployments } from '../support/peers/deployments';
import { chooseTheme } from '../support/settings';
import { expect, type StandIn, startOperator, story as base } from '../support/story';

/** A portal whose build may change under the open page. */
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

/** What the browser and the page write to the console about code that no longer exists. */
const LOST = /ChunkLoadError|Refused to execute script/;

const countPages = (page: Page) => {
  const loads: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'document' && loads.push(request.url()),
  );
  return loads;
};

const openHelp = (page: Page) => page.getByRole('link', { name: 'Help', exact: true }).click();
const help = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help' });
const sentence = (page: Page) => page.getByText(/Loading chunk \S+ failed\./);
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

story(
  'A page older than the deployed portal reloads once when the subscriber opens a screen',
  async ({ page, deployments, complaints, logInAs }) => {
    complaints.allow(LOST);
    await page.goto('/');
    await chooseTheme(page, 'Dark');
    // The choice was made before the scripts had loaded, and takes effect with them.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    const before = await keptIn(page);
    const loads = countPages(page);

    await deployments.deployNext();
    await openHelp(page);
    await expect(help(page)).toBeVisible();
    await expect(page).toHaveURL('/nxtselfcareportal/help');
    expect(loads).toHaveLength(1);
    expect(await keptIn(page)).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

story(
  'A screen missing from the new deployment shows an error, and the page does not reload in a loop',
  async ({ page, deployments, complaints, logInAs }) => {
    complaints.allow(LOST);
    await logInAs('asha');
    const loads = countPages(page);
    await deployments.deployNext(/^screen-faq/);
    await openHelp(page);
    await expect(failure(page)).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    expect(loads).toHaveLength(1);
    // Leaving and coming back tries again, in place.
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await openHelp(page);
    await expect(failure(page)).toBeVisible();
    expect(loads).toHaveLength(1);
  },
);

story(
  'A screen whose code fails to load leaves the rest working, and Try again loads it in place, then the page',
  async ({ page, complaints, logInAs }) => {
    complaints.allow(LOST);
    await logInAs('asha');
    const loads = countPages(page);
    await page.route('**/dist/screen-faq.*.js', (route) => route.abort());
    await openHelp(page);
    await expect(failure(page)).toBeVisible();
    // The name of a chunk means nothing to a subscriber, so it stands below, in small type.
    await expect(sentence(page)).toBeVisible();
    await expect(sentence(page)).toHaveCSS('font-size', '14px');
    expect(loads).toEqual([]);
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();

    await openHelp(page);
    await expect(failure(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(failure(page)).toBeHidden();
    await expect(failure(page)).toBeVisible();
    expect(loads).toEqual([]);
    await page.unroute('**/dist/screen-faq.*.js');
    await tryAgain(page).click();
    await expect(help(page)).toBeVisible();
    expect(loads).toHaveLength(1);
  },
);

story(
  'A screen that did not load without a network loads by itself when the network is back',
  async ({ page, context, complaints, logInAs }) => {
    complaints.allow(LOST);
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loads = countPages(page);
    await context.setOffline(true);
    await openHelp(page);
    await expect(failure(page)).toBeVisible();
    await expect(sentence(page)).toBeVisible();
    await context.setOffline(false);
    await expect(help(page)).toBeVisible();
    expect(loads).toEqual([]);
  },
);

story(
  'A code chunk lost once loads on the second try without a message',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    const loads = countPages(page);
    let asked = 0;
    await page.route('**/dist/screen-faq.*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await openHelp(page);
    await expect(help(page)).toBeVisible();
    await expect(sentence(page)).toHaveCount(0);
    expect(asked).toBe(2);
    expect(loads).toEqual([]);
  },
);

story(
  'An old login page still logs in after a deployment',
  async ({ page, deployments, complaints }) => {
    complaints.allow(LOST);
    await page.goto('/');
    await deployments.deployNext();
    await loginForm(page).send('asha', 'Namaste-2026');
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);

story(
  'A file removed by a deployment answers 404 and never the page',
  async ({ request, deployments, page, complaints }) => {
    complaints.allow(LOST);
    await page.goto('/');
    const script = await page.locator('script[src*="/main."]').getAttribute('src');
    await deployments.deployNext();
    const answer = await request.get(script ?? '');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).not.toContain('html');
    expect(await answer.text()).not.toContain('<');
  },
);
