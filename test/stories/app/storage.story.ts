import type { Page } from '@playwright/test';
import { keptIn } from '../support/checks/storedData';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

const logIn = async (page: Page) => {
  await page.goto('/');
  await loginForm(page).send('asha', 'Namaste-2026');
  await page.waitForURL('**/nxtselfcareportal');
  await expect(page.getByText('3 days left').first()).toBeVisible();
};

story('A subscriber whose storage is full can log in', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await loginForm(page).remember.check();
  await logIn(page);
  await page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
});

story('A subscriber whose browser refuses storage can log in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await loginForm(page).remember.check();
  await logIn(page);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

const USER = '{"user":{"customerid":"100004417","firstname":"Asha","companyagreement":"YES"}}';
const PREFERENCES = '{"theme":"dark","language":"hi"}';

const DAMAGED: readonly (readonly [says: string, key: string, value: string])[] = [
  ['half a record', 'selfcareUser', USER.slice(0, 30)],
  ['a record of another shape', 'selfcareUser', '{"user":{"name":"Asha"}}'],
  ['a record that is a list', 'selfcareUser', '[]'],
  ['a record that is a word', 'selfcareUser', 'Asha'],
  ['an empty record', 'selfcareUser', ''],
  ['null for a record', 'selfcareUser', 'null'],
  ['a password of another shape', 'hitsPassword', '{"sealed":"Namaste"}'],
  ['half a password', 'hitsPassword', '{"sealed":{'],
  ['an unknown theme', 'selfcarePreferences', '{"theme":"purple","language":"hi"}'],
  ['half a choice', 'selfcarePreferences', '{"language":"hi"'],
  ['a choice that is a number', 'selfcarePreferences', '5'],
];

story('Damaged stored values are removed and do not block the subscriber', async ({ page }) => {
  await page.goto('/');
  await waitForTakeover(page);
  for (const [says, key, value] of DAMAGED) {
    await story.step(says, async () => {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        key,
        value,
      ] as const);
      await page.reload();
      await waitForTakeover(page);
      await expect(loginForm(page).heading, says).toBeVisible();
      await expect.poll(async () => (await keptIn(page))[key], says).not.toBe(value);
      await expect(page.locator('html'), says).toHaveAttribute('lang', 'en');
      await expect(loginForm(page).username, says).toHaveValue('');
    });
  }
  await logIn(page);
});

story('A damaged value under one key leaves the other keys unchanged', async ({ page }) => {
  await page.addInitScript(
    ([user, preferences]) => {
      localStorage.setItem('selfcareUser', user);
      localStorage.setItem('selfcarePreferences', preferences);
      localStorage.setItem('somebody-else', 'theirs');
    },
    [USER.slice(0, 30), PREFERENCES] as const,
  );
  await page.goto('/');
  await waitForTakeover(page);
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = await keptIn(page);
  expect(kept).not.toHaveProperty('selfcareUser');
  expect(kept).toMatchObject({ selfcarePreferences: PREFERENCES, 'somebody-else': 'theirs' });
});

story(
  'A saved user without a session at the operator leads to the login instead of an empty dashboard',
  async ({ page }) => {
    await page.addInitScript((user) => {
      if (sessionStorage.getItem('forged') !== null) return;
      sessionStorage.setItem('forged', 'once');
      localStorage.setItem('selfcareUser', user);
    }, USER);
    await page.goto('/nxtselfcareportal');
    await expect(loginForm(page).heading).toBeVisible();
    expect(await keptIn(page)).not.toHaveProperty('selfcareUser');
  },
);
