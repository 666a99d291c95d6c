import { SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { callsOf, READS } from '../support/calls';
import { expect, story } from '../support/story';

/** The first thing each seeded household wants to know. */
const STATE: Readonly<Record<string, RegExp>> = {
  asha: /3\sdays left/,
  dinesh: /9\sdays left/,
  kavya: /Ends today/,
  rafiq: /Ended 2\sdays ago/,
  meera: /12\sdays left/,
  joseph: /6\sdays left/,
  lakshmi: /5\sdays left/,
};

for (const [username, state] of Object.entries(STATE)) {
  story(
    `${username} opens the dashboard and reads: ${state.source}`,
    async ({ page, operator, logInAs }) => {
      const { firstname } = SUBSCRIBERS.find((one) => one.username === username) ?? {
        firstname: '?',
      };
      await logInAs(username);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstname);
      await expect(page.getByText(state).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
      await expect(page.getByRole('main').getByText(/^We couldn’t load /)).toHaveCount(0);
      await expect
        .poll(() => READS.map((call) => callsOf(operator, call).map(({ status }) => status)))
        .toEqual([[200], [200], [200], [200], [200]]);
      await expect(page).toHaveTitle(/Selfcare$/);
    },
  );
}

story(
  'A new account without packs shows --- and names the first step',
  async ({ page, logInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInAs('newcomer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening)$/,
    );
    await expect(page.getByText('No active packs')).toBeVisible();
    await expect(page.getByText('For you')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Add packs' })).toBeVisible();
    await expect(page.getByText('---').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|Invalid/);
  },
);

story(
  'A heavy account opens its dashboard with few calls and few rows',
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi');
    await expect(page.getByText('5 days left').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'For you' }).getByRole('listitem')).toHaveCount(
      3,
    );
    // The calls are the reads of the dashboard, and the cart that is shown beside them.
    expect(operator.books.calls('100007700').length).toBeLessThanOrEqual(7);
  },
);

story(
  'Banners and alerts of a compromised operator open and fetch nothing',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('hostileLinks');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(operator.address)) elsewhere.push(request.url());
    });
    await logInAs('asha');
    await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links.filter((href) => /^(javascript|data):/i.test(href))).toEqual([]);
    expect(elsewhere).toEqual([]);
  },
);

story(
  'A price for six months says on the home screen that it is one',
  async ({ page, logInAs }) => {
    await logInAs('joseph');
    const due = page.getByRole('paragraph').filter({ hasText: 'for 6 months' });
    await expect(due).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'for 6 months' })).toHaveCount(1);
  },
);
