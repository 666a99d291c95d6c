import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim();
  });

/** Presses Tab until the element with this name has the focus; fails when it is never reached. */
const tabTo = async (page: Page, name: string) => {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
};

story(
  'A subscriber using only the keyboard logs in, reaches Pay and logs out',
  async ({ page, operator }) => {
    await page.goto('/');
    await waitForTakeover(page);
    const { username, password, heading } = loginForm(page);
    while (!(await username.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type('asha');
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();

    await tabTo(page, 'Renew · ₹882.40');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nxtselfcareportal/mypacks/renew');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // On a phone, the page with the pay button has a way back instead of the menu.
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    await tabTo(page, 'My packs');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nxtselfcareportal/mypacks');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, 'Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nxtselfcareportal');
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
    await tabTo(page, 'Log out');
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    expect(callsOf(operator, 'logout').map(({ status }) => status)).toEqual([200]);
  },
);

story(
  'A subscriber using the keyboard skips the bars and reaches the content',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
