import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { everythingKept, keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

const logInRemembered = async (page: Page) => {
  await page.goto('/');
  const form = loginForm(page);
  await form.remember.check();
  await form.send('asha', DEMO_PASSWORD);
  await page.waitForURL('**/nxtselfcareportal');
  await expect.poll(() => keptIn(page)).toHaveProperty('hitsPassword');
};

/** Ends the session without a logout: only the saved record is removed. */
const loseSession = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('selfcareUser'));
  await page.goto('/');
};

story('A remembered subscriber finds the form filled in', async ({ page }) => {
  await logInRemembered(page);
  await loseSession(page);
  const form = loginForm(page);
  await expect(form.username).toHaveValue('asha');
  await expect(form.password).toHaveValue(DEMO_PASSWORD);
  await expect(form.remember).toBeChecked();
  await form.submit.click();
  await page.waitForURL('**/nxtselfcareportal');
});

story('No remembered value is plain text anywhere in the browser', async ({ page, context }) => {
  await logInRemembered(page);
  const kept = await everythingKept(page);
  expect(kept).not.toContain(DEMO_PASSWORD);
  expect(kept).not.toContain(Buffer.from(DEMO_PASSWORD).toString('base64'));
  expect(kept).toContain('a key that cannot be read out');
  expect(JSON.stringify(await context.cookies())).not.toContain(DEMO_PASSWORD);
  expect(Object.keys(JSON.parse((await keptIn(page))['hitsPassword'] ?? '{}').sealed)).toEqual([
    'iv',
    'data',
  ]);
});

story(
  'A subscriber who did not ask to be remembered finds an empty form',
  async ({ page, logInByForm }) => {
    await logInByForm('asha');
    expect(await keptIn(page)).not.toHaveProperty('hitsPassword');
    await loseSession(page);
    await waitForTakeover(page);
    await expect(loginForm(page).username).toHaveValue('');
  },
);

story('Unticking the box deletes the remembered values immediately', async ({ page }) => {
  await logInRemembered(page);
  await loseSession(page);
  const form = loginForm(page);
  await expect(form.remember).toBeChecked();
  await form.remember.uncheck();
  await expect.poll(() => keptIn(page)).not.toHaveProperty('hitsPassword');
  await page.reload();
  await waitForTakeover(page);
  await expect(form.username).toHaveValue('');
  await expect(form.remember).not.toBeChecked();
});

story(
  'A subscriber who begins to type is not overwritten by the remembered values',
  async ({ page }) => {
    await logInRemembered(page);
    // The script that unseals the remembered values arrives late.
    const letGo = await holdBack(page, '**/dist/remember.*.js');
    await loseSession(page);
    const form = loginForm(page);
    const opening = page.waitForResponse('**/dist/remember.*.js');
    await form.username.fill('dinesh');
    letGo();
    await opening;
    await form.password.fill('typed by hand');
    await expect(form.username).toHaveValue('dinesh');
    await expect(form.password).toHaveValue('typed by hand');
  },
);

story(
  'A remembered value from another browser is discarded without a message',
  async ({ page }) => {
    await logInRemembered(page);
    await page.evaluate(() => {
      localStorage.removeItem('selfcareUser');
      localStorage.setItem(
        'hitsPassword',
        JSON.stringify({ sealed: { iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' } }),
      );
    });
    await page.goto('/');
    await waitForTakeover(page);
    const form = loginForm(page);
    await expect(form.username).toHaveValue('');
    await form.send('asha', DEMO_PASSWORD);
    await page.waitForURL('**/nxtselfcareportal');
  },
);
