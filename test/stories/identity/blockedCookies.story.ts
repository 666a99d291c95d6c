import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf, untilDashboardIsAnswered } from '../support/calls';
import { loginForm } from '../support/loginForm';
import { settingsButton } from '../support/settings';
import { expect, story } from '../support/story';

const blocked = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your browser blocks cookies for this page' });
const notKept = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You did not stay logged in. Log in again.' });

/** Acts like a browser that refuses the session's cookie without saying so. */
const refuseCookies = (page: Page) =>
  page.route('**/subscriber/v1/login*', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['set-cookie'];
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });

story(
  'A subscriber whose browser refuses the cookie of the session reads on the login that it did not last, and what helps',
  async ({ page, operator }) => {
    await refuseCookies(page);
    await page.goto('/');
    await expect(notKept(page)).toHaveCount(0);
    await loginForm(page).send('asha', DEMO_PASSWORD);
    // Specification §8, to the letter.
    await expect(page.getByText("Valid session doesn't exist.  Please login again.")).toBeVisible();
    await expect(notKept(page)).toBeVisible();
    // The portal sees only that the login did not last.
    await expect(blocked(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(callsOf(operator, 'login')).toHaveLength(1);

    // When the cookie is kept, nothing is said any more.
    await page.unroute('**/subscriber/v1/login*');
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);

story(
  'A session that ends later is not taken for refused cookies',
  async ({ page, operator, logInByForm }) => {
    await logInByForm('asha');
    await untilDashboardIsAnswered(operator);
    operator.endSessions();
    // A late part of Home may already have made a call and found the session gone; then the link no longer exists.
    const packs = page.getByRole('link', { name: 'Packs', exact: true });
    await packs.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(notKept(page)).toHaveCount(0);
  },
);

story(
  'With cookies switched off, the login says so before anything is typed, in the chosen language',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
    await page.goto('/');
    await expect(blocked(page)).toBeVisible();
    await settingsButton(page).click();
    await page.locator('#settings').getByRole('button', { name: 'हिन्दी', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('form').getByRole('alert')).toContainText('कुकी');
  },
);
