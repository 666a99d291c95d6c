import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { chooseLanguage, chooseTheme } from '../support/settings';
import { expect, story } from '../support/story';

/** What the page looks like before any of the portal's scripts has run. */
const firstLook = async (page: Page) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { lang, dataset } = document.documentElement;
      window.firstLook = {
        lang,
        theme: dataset['theme'] ?? 'system',
        heading: document.querySelector('#root h1')?.textContent ?? '',
        page: getComputedStyle(document.body).backgroundColor,
      };
    });
  });
  // The scripts wait until the page has been examined: what is visible now is only the prerendered page.
  return holdBack(page, '**/dist/*.js');
};

const LIGHT = 'rgb(247, 247, 250)';
const DARK = 'rgb(18, 19, 26)';

story(
  'Hindi and the dark theme are applied before the first paint of the next visit',
  async ({ page, context }) => {
    await page.goto('/');
    await waitForTakeover(page);
    await chooseTheme(page, 'Dark');
    await chooseLanguage(page, 'हिन्दी');
    await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
    expect(JSON.parse((await keptIn(page))['selfcarePreferences'] ?? '')).toEqual({
      theme: 'dark',
      language: 'hi',
    });

    const later = await context.newPage();
    const letGo = await firstLook(later);
    await later.goto('/', { waitUntil: 'commit' });
    await expect(later.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
    await expect(later.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(later.locator('body')).toHaveCSS('background-color', DARK);
    await expect(later.locator('html')).not.toHaveAttribute('data-ready');
    letGo();
    await waitForTakeover(later);
    expect(await later.evaluate(() => window.firstLook)).toEqual({
      lang: 'hi',
      theme: 'dark',
      heading: 'लॉग इन करें',
      page: DARK,
    });
    await expect(later.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
  },
);

story(
  'A subscriber who chose the light theme sees no dark flash on a dark device',
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await waitForTakeover(page);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await chooseTheme(page, 'Light');
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);

    const later = await context.newPage();
    await later.emulateMedia({ colorScheme: 'dark' });
    const letGo = await firstLook(later);
    letGo();
    await later.goto('/');
    await waitForTakeover(later);
    expect(await later.evaluate(() => window.firstLook)).toMatchObject({
      lang: 'en',
      theme: 'light',
      page: LIGHT,
    });
    await chooseTheme(later, 'Same as device');
    await expect(later.locator('body')).toHaveCSS('background-color', DARK);
  },
);

story('Every page from login to logout is shown in Hindi', async ({ page }) => {
  await page.goto('/');
  await waitForTakeover(page);
  await chooseLanguage(page, 'हिन्दी');
  const username = page.getByLabel('यूज़र नाम या मोबाइल नंबर');
  const password = page.getByLabel('पासवर्ड', { exact: true });
  const submit = page.getByRole('button', { name: 'लॉग इन करें' });
  await username.fill('asha');
  await password.fill('wrong');
  await submit.click();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'यूज़र नाम या पासवर्ड सही नहीं है। दोनों जाँचकर फिर कोशिश करें।',
  );
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await page.waitForURL('**/nxtselfcareportal');
  await expect(page.getByText('3 दिन बाकी').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^रिन्यू करें · ₹/ })).toBeVisible();
  await page.goto('/nxtselfcareportal/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
  await expect(page.getByText('आप लॉग आउट')).toBeVisible();
});

story(
  'Language and theme survive a logout because they belong to the device',
  async ({ page, logInAs }) => {
    await page.goto('/');
    await waitForTakeover(page);
    await chooseTheme(page, 'Dark');
    await logInAs('asha');
    await page.goto('/nxtselfcareportal/logout');
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

story('Changing the language while typing keeps the typed text', async ({ page }) => {
  await page.goto('/');
  await waitForTakeover(page);
  await loginForm(page).username.fill('asha');
  await chooseLanguage(page, 'हिन्दी');
  await expect(page.getByLabel('यूज़र नाम या मोबाइल नंबर')).toHaveValue('asha');
});

declare global {
  interface Window {
    firstLook: { lang: string; theme: string; heading: string; page: string };
  }
}
