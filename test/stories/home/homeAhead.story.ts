import type { Page } from '@playwright/test';
import { HOME } from '../../../store/core/paths';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf, READS } from '../support/calls';
import { holdBack } from '../support/intercept';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

const HOME_FILES = [/^home\./, /^screen-dashboard\./, /^shared\./, /^text-en-screen-dashboard\./];

/** The names of the scripts that have arrived, or were asked for. */
const scriptsOf = (page: Page, event: 'request' | 'requestfinished'): readonly string[] => {
  const names: string[] = [];
  page.on(event as 'request', (request) => {
    const [, name] = /\/dist\/([^/]+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
};

const missing = (names: readonly string[]) =>
  HOME_FILES.filter((file) => !names.some((name) => file.test(name)));

const daysLeft = (page: Page) => page.getByText('3 days left').first();

story(
  'While the login is filled in the scripts of Home arrive and no data: after the press Home needs no other script',
  async ({ page, operator }) => {
    const arrived = scriptsOf(page, 'requestfinished');
    await page.goto('/');
    await waitForTakeover(page);
    expect(missing(arrived)).toContainEqual(/^screen-dashboard\./);
    const form = loginForm(page);
    await form.username.fill('asha');
    await expect.poll(() => missing(arrived)).toEqual([]);
    await form.password.fill(DEMO_PASSWORD);
    expect(READS.filter((call) => callsOf(operator, call).length > 0)).toEqual([]);
    await page.route('**/dist/*.js', (route) => route.abort());
    await form.submit.click();
    await expect(daysLeft(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
  },
);

story('The code of Home is evaluated while the login is filled in', async ({ page }) => {
  await page.coverage.startJSCoverage();
  await page.goto('/');
  await waitForTakeover(page);
  const textsArrived = page.waitForResponse(/text-en-screen-dashboard/);
  await loginForm(page).username.pressSequentially('asha');
  await textsArrived;
  await page.waitForLoadState('networkidle');
  const scripts = await page.coverage.stopJSCoverage();
  const calledFunctions = ({ functions }: (typeof scripts)[number]) =>
    functions.filter(({ ranges }) => ranges[0]?.count).length;
  const home = scripts
    .filter(({ url }) => /\/(home|screen-dashboard)\./.test(url))
    .map(calledFunctions);
  // A script that is only loaded calls one function, which adds its modules to the page.
  expect(home).toEqual([expect.any(Number), expect.any(Number)]);
  expect(Math.min(...home)).toBeGreaterThan(3);
});

story(
  'Scripts of Home that fail while the login is filled in are loaded after the press, without a word',
  async ({ page }) => {
    await page.goto('/');
    await waitForTakeover(page);
    await page.route('**/dist/{home,screen-dashboard,text-en-screen-dashboard}.*', (route) =>
      route.abort(),
    );
    const form = loginForm(page);
    const failed = page.waitForEvent('requestfailed');
    await form.username.fill('asha');
    await failed;
    await form.password.fill(DEMO_PASSWORD);
    await expect(page.locator('#unloaded')).toBeHidden();
    await page.unroute('**/dist/{home,screen-dashboard,text-en-screen-dashboard}.*');
    await form.submit.click();
    await expect(daysLeft(page)).toBeVisible();
  },
);

story(
  'A start in a session asks for the scripts of Home beside those of the page',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await expect(daysLeft(page)).toBeVisible();
    const letGo = await holdBack(page, '**/dist/main.*.js');
    const asked = scriptsOf(page, 'request');
    await page.goto(HOME, { waitUntil: 'commit' });
    await expect.poll(() => missing(asked)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    letGo();
    await expect(daysLeft(page)).toBeVisible();
  },
);

story(
  'The first thing that a start in a session draws is Home itself, with what this device knew last',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const root = document.getElementById('root');
        // Every page arrives with the login in it, perhaps in more than one piece.
        if (document.readyState === 'loading') return;
        if (!root?.firstElementChild || root.querySelector('form')) return;
        window.firstDrawn = root.textContent ?? '';
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(HOME);
    await expect(daysLeft(page)).toBeVisible();
    const drawn = await page.evaluate(() => window.firstDrawn);
    expect(drawn).toContain('Asha');
    expect(drawn).toContain('₹214.50');
  },
);

declare global {
  interface Window {
    firstDrawn: string;
  }
}
