import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';
import { groups, sentenceFor } from '../support/troubles';

for (const [group, troubles] of groups) {
  story(
    `A login answered with ${group} shows the failure each time, keeps the typed values and finally succeeds`,
    async ({ page, operator }) => {
      await page.goto('/');
      const form = loginForm(page);
      await form.username.fill('asha');
      await form.password.fill(DEMO_PASSWORD);
      for (const [name, trouble] of troubles) {
        await story.step(name, async () => {
          operator.scenario.clear();
          operator.scenario.add({ call: 'login', trouble });
          const before = callsOf(operator, 'login').length;
          await form.submit.click();
          await expect.poll(() => callsOf(operator, 'login').length).toBeGreaterThan(before);
          await expect(form.submit).toBeEnabled();
          await expect(form.failure, name).toHaveText(sentenceFor(trouble));
          await expect(form.username).toHaveValue('asha');
          await expect(form.password).toHaveValue(DEMO_PASSWORD);
          await expect(page.getByText('Please wait a moment...')).toHaveCount(0);
          await expect(page).toHaveURL('/');
        });
      }
      operator.scenario.clear();
      await form.submit.click();
      await page.waitForURL('**/nxtselfcareportal');
      await expect(page.getByText('3 days left').first()).toBeVisible();
    },
  );
}

story(
  'A login answered slowly shows the loader and then opens the dashboard',
  async ({ page, operator }) => {
    operator.scenario.add({
      call: 'login',
      times: 1,
      trouble: { kind: 'slowBody', milliseconds: 1_500 },
    });
    await page.goto('/');
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await expect(page.getByText('Please wait a moment...')).toBeVisible();
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByText('Please wait a moment...')).toHaveCount(0);
  },
);

story(
  'A login that is never answered ends with an error instead of an endless loader',
  async ({ page }) => {
    await page.clock.install();
    // The request is never answered; it stays open until the story ends.
    await page.route('**/subscriber/v1/login?*', () => new Promise(() => undefined), { times: 1 });
    await page.goto('/');
    const form = loginForm(page);
    const asked = page.waitForRequest('**/subscriber/v1/login?*');
    await form.send('asha', DEMO_PASSWORD);
    await asked;
    await page.clock.fastForward(20_000);
    await expect(form.failure).toHaveText(
      'Your operator is taking too long to answer. Try again later.',
    );
    await expect(page.getByText('Please wait a moment...')).toHaveCount(0);
    await form.submit.click();
    await page.waitForURL('**/nxtselfcareportal');
  },
);

story(
  'A subscriber without a network is told so, and nothing is sent',
  async ({ page, operator, context }) => {
    await page.goto('/');
    const form = loginForm(page);
    await form.username.fill('asha');
    await context.setOffline(true);
    await form.send('asha', DEMO_PASSWORD);
    await expect(form.failure).toHaveText(
      'We couldn’t reach your operator. Check your connection and try again.',
    );
    expect(callsOf(operator, 'login')).toEqual([]);
    await context.setOffline(false);
    await form.submit.click();
    await page.waitForURL('**/nxtselfcareportal');
  },
);
