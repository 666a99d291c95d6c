import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf, untilQuiet } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

story('Logging out in one tab logs out the other', async ({ page, context, operator, logInAs }) => {
  await logInAs('asha');
  const other = await context.newPage();
  await other.goto('/nxtselfcareportal/mypacks');
  await expect(other.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();

  await page.goto('/nxtselfcareportal/logout');
  await expect(loginForm(page).heading).toBeVisible();
  await expect(loginForm(other).heading).toBeVisible();
  await expect(other).toHaveURL('/');
  expect(await keptIn(other)).not.toHaveProperty('selfcareUser');
  // Only one tab calls the operator; the other one follows.
  expect(callsOf(operator, 'logout')).toHaveLength(1);
});

story('Logging in in one tab logs in the other', async ({ context, operator, logInByForm }) => {
  const other = await context.newPage();
  await other.goto('/');
  await waitForTakeover(other);
  await logInByForm('asha');
  await expect(other).toHaveURL('/nxtselfcareportal');
  await expect(other.getByText('3 days left').first()).toBeVisible();
  expect(callsOf(operator, 'login')).toHaveLength(1);
});

story(
  'When another subscriber logs in in one tab, the other tab shows no data of the first',
  async ({ page, context, logInByForm }) => {
    await logInByForm('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/nxtselfcareportal/logout');
    await expect(loginForm(other).heading).toBeVisible();
    await logInByForm('dinesh', other);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dinesh');
    await expect(page.getByText('9 days left').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Asha');
  },
);

story(
  'A login that is answered after another tab’s login shows its own subscriber’s Home, in both tabs',
  async ({ page, context, operator, logInByForm }) => {
    const other = await context.newPage();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await other.route('**/subscriber/v1/login?*', async (route) => {
      await held;
      await route.continue();
    });
    await other.goto('/');
    await waitForTakeover(other);
    await loginForm(other).send('dinesh', DEMO_PASSWORD);
    await logInByForm('asha');
    await expect(other.getByText('3 days left').first()).toBeVisible();
    // An answer for Asha that comes after the login would put her session's cookie in place of Dinesh's.
    await untilQuiet(operator);
    answer();
    for (const tab of [other, page]) {
      await expect(tab.getByRole('heading', { level: 1 })).toContainText('Dinesh');
      await expect(tab.getByText('9 days left').first()).toBeVisible();
      await expect(tab.locator('body')).not.toContainText('Asha');
    }
  },
);

story(
  'Clearing the browser’s data in one tab logs out all tabs',
  async ({ page, context, logInAs }) => {
    await logInAs('asha');
    const other = await context.newPage();
    await other.goto('/nxtselfcareportal');
    // A page that is just starting would write what it has read to storage once more.
    await expect(other.getByText('3 days left').first()).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expect(loginForm(page).heading).toBeVisible();
  },
);
