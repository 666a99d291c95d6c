import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { inDigitsOf } from '../support/digits';
import { savedUserOf } from '../support/loggedIn';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

story(
  'A subscriber logs in and immediately sees whether the pack is active',
  { tag: '@core' },
  async ({ page, operator, logInByForm }) => {
    const login = page.waitForResponse('**/subscriber/v1/login?*');
    await logInByForm('asha');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    // The other stories begin with this record, without the form.
    const [key, value] = savedUserOf(await (await login).json());
    expect((await keptIn(page))[key]).toBe(value);
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
  },
);

story(
  'A wrong password is reported in the form, and the typed values stay',
  async ({ page, operator }) => {
    await page.goto('/');
    const form = loginForm(page);
    await form.send('asha', 'Namaste-2025');
    await expect(form.failure).toHaveText(
      'The username or password is incorrect. Check both and try again.',
    );
    await expect(form.username).toHaveValue('asha');
    await expect(form.password).toHaveValue('Namaste-2025');
    await expect(page).toHaveURL('/');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([403]);
    expect(await keptIn(page)).not.toHaveProperty('selfcareUser');

    await form.password.fill(DEMO_PASSWORD);
    await form.submit.click();
    await page.waitForURL('**/nxtselfcareportal');
  },
);

story(
  'A mobile number pasted from a phone book, with its country code and invisible marks, logs in',
  async ({ page, operator }) => {
    await page.goto('/');
    const form = loginForm(page);
    await form.send('\u202a+91 90000\u201004412\u202c', DEMO_PASSWORD);
    await page.waitForURL('**/nxtselfcareportal');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
  },
);

for (const script of ['Bengali', 'full-width'] as const)
  story(`A mobile number in ${script} digits logs in`, async ({ page, operator }) => {
    await page.goto('/');
    await loginForm(page).send(inDigitsOf(script, '9000004412'), DEMO_PASSWORD);
    await page.waitForURL('**/nxtselfcareportal');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
  });

story('An empty field receives the focus, and nothing is sent', async ({ page, operator }) => {
  await page.goto('/');
  const form = loginForm(page);
  await form.send('   ', '');
  const summary = page.getByRole('group', { name: 'Check what you entered' });
  await expect(summary).toBeFocused();
  await expect(form.username).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'Enter your password' }).click();
  await expect(form.password).toBeFocused();
  expect(callsOf(operator, 'login')).toEqual([]);
});

story('A subscriber who presses the button twice logs in once', async ({ page, operator }) => {
  await page.goto('/');
  const form = loginForm(page);
  await form.username.fill('asha');
  await form.password.fill(DEMO_PASSWORD);
  await form.submit.dblclick();
  await page.waitForURL('**/nxtselfcareportal');
  expect(callsOf(operator, 'login')).toHaveLength(1);
});

story('After too many failed attempts the operator’s own reason is shown', async ({ page }) => {
  await page.goto('/');
  const form = loginForm(page);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await form.send('asha', `wrong-${attempt}`);
    await expect(form.failure).toContainText('The username or password is incorrect.');
    await expect(form.submit).toBeEnabled();
  }
  await form.send('asha', DEMO_PASSWORD);
  await expect(form.failure).toContainText('Please wait five minutes');
});

story(
  'A subscriber who has not accepted the terms must tick them before the dashboard opens',
  { tag: '@core' },
  async ({ page, operator, logInByForm }) => {
    await logInByForm('gurpreet');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await expect(page.getByText('Tick the box to accept the terms')).toBeVisible();
    await expect(page.getByLabel('I have read and accept the terms')).toBeFocused();
    expect(callsOf(operator, 'acceptTerms')).toEqual([]);

    await page.goto('/nxtselfcareportal/mypacks');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();

    await page.getByLabel('I have read and accept the terms').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    expect(callsOf(operator, 'acceptTerms').map(({ status }) => status)).toEqual([200]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  },
);

story(
  'A subscriber who does not accept the terms can log out instead',
  async ({ page, operator, logInByForm }) => {
    await logInByForm('gurpreet');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).heading).toBeVisible();
    expect(callsOf(operator, 'acceptTerms')).toEqual([]);
    expect(callsOf(operator, 'logout').map(({ status }) => status)).toEqual([200]);
  },
);

story(
  'A reload keeps the subscriber logged in without a password',
  async ({ page, operator, logInByForm }) => {
    await logInByForm('asha');
    await page.reload();
    await expect(page).toHaveURL('/nxtselfcareportal');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/nxtselfcareportal');
    expect(callsOf(operator, 'login')).toHaveLength(1);
  },
);
