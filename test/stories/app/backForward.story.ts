import type { BrowserContext, Page, Route } from '@playwright/test';
import { loginForm } from '../support/loginForm';
import { expect, story as base } from '../support/story';

/** The test runner normally switches off the back-forward cache, which this story tests. */
const story = base.extend({});
story.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const storable = async (route: Route) => {
  const answer = await route.fetch();
  const headers = { ...answer.headers(), 'cache-control': 'no-cache' };
  await route.fulfill({ response: answer, headers });
};

const watchReturn = (page: Page) =>
  page.addInitScript(() => {
    window.returned = [];
    window.addEventListener('pageshow', ({ persisted }) => {
      // After all other listeners, and before anything is painted.
      queueMicrotask(() =>
        setTimeout(
          () =>
            window.returned.push({
              persisted,
              text: document.getElementById('root')?.textContent ?? '',
            }),
          0,
        ),
      );
    });
  });

const goAwayAndBack = async (page: Page, context: BrowserContext, logIn: () => Promise<void>) => {
  await watchReturn(page);
  await logIn();
  await expect(page.getByText('3 days left').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '1 unread alert' })).toBeVisible();
  // The browser does not keep a page whose scripts are still running, and Home loads more after its first numbers.
  await page.waitForLoadState('networkidle');
  // Goes to an address outside the portal, so that "back" returns to the portal.
  await page.goto('/stand-in/media/monsoon-movies.svg');

  const other = await context.newPage();
  await other.goto('/nxtselfcareportal/logout');
  await expect(loginForm(other).heading).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Asha');
  const seen = (await page.evaluate(() => window.returned)).at(-1);
  expect(seen?.text).not.toContain('Asha');
  expect(seen?.text).not.toContain('₹');
  return seen?.persisted ?? false;
};

story(
  'After a logout in another tab, going back shows no data of the subscriber',
  async ({ page, context, logInByForm }) => {
    await goAwayAndBack(page, context, () => logInByForm('asha'));
  },
);

story(
  'Going back shows no data of the subscriber when the server omits the no-store header',
  async ({ page, context, logInByForm }) => {
    await page.route('**/nxtselfcareportal', storable);
    await page.route((url) => url.pathname === '/', storable);
    const isFromCache = await goAwayAndBack(page, context, () => logInByForm('asha'));
    expect(isFromCache, 'the page came out of the back/forward cache').toBe(true);
  },
);

story(
  'After a logout, going back through the history shows no data of the subscriber',
  async ({ page, logInByForm }) => {
    await logInByForm('asha');
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    await page.goto('/nxtselfcareportal/logout');
    await expect(loginForm(page).heading).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(loginForm(page).heading).toBeVisible();
      await expect(page.locator('body')).not.toContainText('Asha');
    }
  },
);

declare global {
  interface Window {
    returned: { persisted: boolean; text: string }[];
  }
}
