import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const LOGOUT = '/nxtselfcareportal/logout';

story(
  'A logout clears both documented keys and ends the session at the operator',
  { tag: '@core' },
  async ({ page, operator, context }) => {
    await page.goto('/');
    const form = loginForm(page);
    await form.remember.check();
    await form.send('asha', 'Namaste-2026');
    await page.waitForURL('**/nxtselfcareportal');
    await expect.poll(() => keptIn(page)).toHaveProperty('hitsPassword');
    const before = await context.cookies();

    await page.goto(LOGOUT);
    await expect(form.heading).toBeVisible();
    await expect(page.getByText('You are logged out.', { exact: true })).toBeVisible();
    const kept = await keptIn(page);
    expect(kept).not.toHaveProperty('selfcareUser');
    expect(kept).not.toHaveProperty('hitsPassword');
    await expect(form.username).toHaveValue('');

    // A copy of the old cookie opens nothing any more.
    expect(before.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['language', false, 'Lax'], // chooses the language of the login page; it belongs to no account
      ['selfcaresession', true, 'Strict'],
    ]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['language']);
    await context.addCookies(before);
    const status = await page.evaluate(
      async () => (await fetch('/subscriber/v1/subscriber')).status,
    );
    expect(status).toBe(401);
    expect(callsOf(operator, 'logout').map((entry) => entry.status)).toEqual([200]);
  },
);

story(
  'A logout while the operator is unreachable says that only this device is logged out',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    operator.scenario.add({ call: 'logout', trouble: { kind: 'cutBefore' } });
    await page.goto(LOGOUT);
    await expect(page.getByText('Signed out here, but not on our server.')).toBeVisible();
    await expect(loginForm(page).heading).toBeVisible();
    expect(await keptIn(page)).not.toHaveProperty('selfcareUser');
  },
);

story(
  'A logout that the operator never answers finishes within the time limit',
  async ({ page, logInAs }) => {
    await page.clock.install();
    await logInAs('asha');
    // The request is never answered; it is dropped when the story ends.
    await page.route('**/subscriber/v1/logout', () => new Promise(() => undefined));
    const asked = page.waitForRequest('**/subscriber/v1/logout');
    await page.goto(LOGOUT);
    await asked;
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Signed out here, but not on our server.')).toBeVisible();
    await expect(loginForm(page).heading).toBeVisible();
  },
);

story(
  'The next subscriber on the same device sees no data of the previous one',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await page.goto(LOGOUT);
    await expect(loginForm(page).heading).toBeVisible();
    await loginForm(page).send('newcomer', 'Namaste-2026');
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByText('No active packs')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Asha');
    await expect(page.locator('body')).not.toContainText('4417');
  },
);
