import type { Page } from '@playwright/test';
import { breakHome, mendHome, openBrokenHome } from '../support/brokenHome';
import { callsOf, untilDashboardIsAnswered } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { watchNews } from '../support/peers/news';
import { expect, story } from '../support/story';

/** Specification §8, to the letter: two spaces. */
const EXPIRED = "Valid session doesn't exist.  Please login again.";

/** Holds back the first two answers from these addresses until the returned function is called. */
const holdBack = async (page: Page, addresses: string): Promise<() => void> => {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    addresses,
    async (route) => {
      const answer = await route.fetch();
      await held;
      // The header with which a 401 deletes the cookie is left out, because the browser has a new cookie by now.
      const { 'set-cookie': _, ...headers } = answer.headers();
      // The page may have given up on the answer by now.
      await route.fulfill({ response: answer, headers }).catch(() => undefined);
    },
    { times: 2 },
  );
  return letGo;
};

const alerts = (sentences: readonly string[]) =>
  sentences.filter((one) => one.includes('Valid session'));

story(
  'A subscriber whose session was ended by the operator reads the documented sentence once and sees the login',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await page.clock.install();
    const news = await watchNews(page);
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await untilDashboardIsAnswered(operator);
    operator.endSessions();
    const seen = callsOf(operator, 'subscriber').length;
    // Every read of the dashboard is answered 401 in the same moment.
    await page.reload();
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(news).toContain(EXPIRED);
    expect(
      callsOf(operator, 'subscriber')
        .slice(seen)
        .map(({ status }) => status),
    ).toEqual([401]);
    const refused = operator.books.calls().filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThan(2);

    // The snackbar disappears by itself, and no late 401 brings it back.
    await page.clock.fastForward(3_000);
    await expect(page.getByText('Valid session')).toHaveCount(0);
    expect(alerts(await news())).toEqual([EXPIRED]);
    expect(await keptIn(page)).not.toHaveProperty('selfcareUser');
  },
);

story('Many late 401 answers do not end the next session', async ({ page, operator, logInAs }) => {
  const news = await watchNews(page);
  await logInAs('asha');
  // No call of this page may still be in flight, because its 401 would be handled first.
  await untilDashboardIsAnswered(operator);
  operator.endSessions();
  // Two answers are slower than all others: their 401s come when the next session has begun. The alerts belong to the
  // session that ended; the maintenance status is asked for in any case.
  operator.scenario.pick('unauthorised', { call: 'maintenance' });
  const letGo = await holdBack(page, '**/subscriber/v1/{alertmessage*,maintenance}');
  await page.reload();
  await loginForm(page).send('asha', 'Namaste-2026');
  await page.waitForURL('**/nxtselfcareportal');
  const late = page.waitForResponse('**/subscriber/v1/maintenance');
  letGo();
  expect((await late).status()).toBe(401);
  await expect(page.getByText('3 days left').first()).toBeVisible();
  await expect(page.getByText('Planned work tonight').first()).toBeVisible();
  await expect(page).toHaveURL('/nxtselfcareportal');
  expect(alerts(await news())).toEqual([EXPIRED]);
});

story(
  'The documented sentence is also shown when another call than the dashboard’s is answered 401',
  async ({ page, operator, logInAs }) => {
    await logInAs('gurpreet');
    operator.scenario.pick('sessionEnds', { call: 'acceptTerms' });
    await page.getByLabel('I have read and accept the terms').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    const snackbar = page.getByText('Valid session');
    await expect(snackbar).toBeVisible();
    expect(await snackbar.textContent()).toBe(EXPIRED);
    await expect(loginForm(page).heading).toBeVisible();
  },
);

story(
  'A login answered 401 by a strict operator keeps what was typed',
  async ({ page, operator }) => {
    await page.goto('/');
    const form = loginForm(page);
    operator.scenario.pick('unauthorised', { call: 'login' });
    await form.send('asha', 'Namaste-2026');
    await expect(page.getByText('Valid session')).toBeVisible();
    await expect(form.username).toHaveValue('asha');
    await expect(form.password).toHaveValue('Namaste-2026');
    await form.submit.click();
    await page.waitForURL('**/nxtselfcareportal');
  },
);

story(
  'A screen that cannot be rendered says so, and the session stays',
  async ({ page, complaints, logInAs }) => {
    complaints.allow(/broken on purpose/);
    await page.clock.install();
    await logInAs('asha');
    await openBrokenHome(page);
    await page.clock.fastForward(60_000);
    expect(await keptIn(page)).toHaveProperty('selfcareUser');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();

    await mendHome(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0);
  },
);

story(
  'A screen that cannot be rendered at first is rendered once more, and nothing is said',
  async ({ page, complaints, logInAs }) => {
    complaints.allow(/broken on purpose/);
    await logInAs('asha', { at: '/nxtselfcareportal/mypacks' });
    // React itself renders a second time before it gives up.
    await breakHome(page, 2);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0);
    expect(await keptIn(page)).toHaveProperty('selfcareUser');
  },
);

story(
  'After a 401 the same subscriber is back on the screen, and another one is at home',
  async ({ page, operator, logInAs }) => {
    const PACKS = '/nxtselfcareportal/mypacks';
    await logInAs('asha', { at: PACKS });
    const packs = page.getByRole('heading', { level: 1, name: 'My packs' });
    for (const [next, address] of [
      ['asha', PACKS],
      ['dinesh', '/nxtselfcareportal'],
    ] as const) {
      await expect(packs).toBeVisible();
      // A call in flight would end the session before the page is opened again.
      await page.waitForLoadState('networkidle');
      operator.endSessions();
      await page.reload();
      await expect(loginForm(page).heading).toBeVisible();
      await expect(page).toHaveURL('/');
      await loginForm(page).send(next, 'Namaste-2026');
      await page.waitForURL(`**${address}`);
    }
    await expect(packs).toHaveCount(0);
  },
);

story('A screen that was opened without a session opens after the login', async ({ page }) => {
  await page.goto('/nxtselfcareportal/topup?amount=5#x');
  await loginForm(page).send('asha', 'Namaste-2026');
  await expect(page).toHaveURL('/nxtselfcareportal/topup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
