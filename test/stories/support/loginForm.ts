import type { Page } from '@playwright/test';

/** The login form, by its visible labels. */
export const loginForm = (page: Page) => {
  const username = page.getByLabel('Username or mobile number');
  const password = page.getByLabel('Password', { exact: true });
  const remember = page.getByLabel('Remember me on this device');
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  return {
    username,
    password,
    remember,
    submit,
    heading: page.getByRole('heading', { level: 1, name: 'Log in' }),
    /** The sentence above the fields that says why the login failed. */
    failure: page.locator('form').getByRole('alert'),
    send: async (name: string, secret: string) => {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
  };
};

/** Waits until the portal's scripts have taken the page over. */
export const waitForTakeover = async (page: Page): Promise<void> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
};
