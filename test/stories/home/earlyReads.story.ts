import type { Page } from '@playwright/test';
import { HOME, LOGIN, MY_PACKS } from '../../../store/core/paths';
import { HOME_READS } from '../../../store/wire/homeReads';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { NO_PORTAL } from '../support/loggedIn';
import { loginForm } from '../support/loginForm';
import { watchNews } from '../support/peers/news';
import { expect, type StandIn, story } from '../support/story';

const EARLY = Object.keys(HOME_READS);
const PACKS_CALL = '**/subscriber/v1/product/active.php*';

const daysLeft = (page: Page) => page.getByText('3 days left').first();

/** How often each of the reads was made so far. */
const timesRead = (operator: StandIn) => EARLY.map((call) => callsOf(operator, call).length);
const once = EARLY.map(() => 1);
const never = EARLY.map(() => 0);

/** Opens an address and keeps the portal's scripts waiting. */
const openWithoutScripts = async (page: Page, at = HOME): Promise<() => void> => {
  const letGo = await holdBack(page, '**/dist/*.js');
  const asked = page.waitForRequest('**/dist/main.*.js');
  await page.goto(at, { waitUntil: 'commit' });
  await asked;
  return letGo;
};

/** Waits until Asha has seen Home; the returned function counts only the reads made after that. */
const beenHome = async (page: Page, operator: StandIn) => {
  await expect(daysLeft(page)).toBeVisible();
  const before = timesRead(operator);
  return () => timesRead(operator).map((times, at) => times - (before[at] ?? 0));
};

story(
  'In a session Home’s first reads are answered before a script is there, and each is made once',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    const reads = await beenHome(page, operator);
    const letGo = await openWithoutScripts(page);
    await expect.poll(reads).toEqual(once);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    letGo();
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers' })).toBeAttached();
    expect(reads()).toEqual(once);
  },
);

/** Waits until the page has an answer to each read that left before the scripts. */
const allAnswered = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(
      [...(document.documentElement.earlyReads?.values() ?? [])].map(({ answer }) => answer),
    ),
  );
};

/** Notes the text of each rendering of Home, from the first on. */
const watchHome = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector('#root main')?.textContent.replaceAll('\u00a0', ' ');
      // Before the first rendering the page has the hidden login there.
      if (text && !text.startsWith('Log in') && text !== seen.at(-1)) seen.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });

for (const [title, isHere] of [
  [
    'When the answers are there before the scripts, Home’s first rendering has the operator’s amounts',
    true,
  ],
  ['When an answer is late, Home’s first rendering has what this device last knew', false],
] as const)
  story(title, async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    const reads = await beenHome(page, operator);
    await watchHome(page);
    const letGoAnswer = isHere ? () => undefined : await holdBack(page, PACKS_CALL);
    const letGo = await openWithoutScripts(page);
    if (isHere) {
      await expect.poll(reads).toEqual(once);
      await allAnswered(page);
    }
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(daysLeft(page)).toBeVisible();
    letGoAnswer();
    await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
    const [first = ''] = await page.evaluate(() => (window as { seen?: string[] }).seen ?? []); // set above
    expect(first.includes('₹882.40')).toBe(isHere);
    expect(first).toContain('3 days left');
    expect(reads()).toEqual(once);
  });

story(
  'No read leaves with the login page, nor with another screen than Home',
  async ({ page, operator, logInAs }) => {
    const letGoLogin = await openWithoutScripts(page, LOGIN);
    letGoLogin();
    await expect(loginForm(page).heading).toBeVisible();
    expect(timesRead(operator)).toEqual(never);
    await logInAs('asha');
    const reads = await beenHome(page, operator);
    const letGo = await openWithoutScripts(page, MY_PACKS);
    expect(reads()).toEqual(never);
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  },
);

story(
  'A 401 to a read that left with the page ends the session, and is said once',
  async ({ page, operator, logInAs, complaints }) => {
    complaints.allow(/401/);
    const news = await watchNews(page);
    // No other request of the portal is in flight that could notice the end of the session first.
    await logInAs('asha', { at: NO_PORTAL });
    operator.endSessions();
    const reads = () => timesRead(operator);
    const letGo = await openWithoutScripts(page);
    await expect.poll(reads).toEqual(once);
    letGo();
    await expect(loginForm(page).heading).toBeVisible();
    await expect.poll(news).toContain("Valid session doesn't exist.  Please login again.");
    expect((await news()).filter((one) => one.includes('Valid session'))).toHaveLength(1);
    expect(reads()).toEqual(once);
    // The next session reads for itself.
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await expect(daysLeft(page)).toBeVisible();
  },
);

story(
  'A logout in another tab while the reads are out leaves nothing of them',
  async ({ page, context, operator, logInAs }) => {
    await logInAs('asha');
    await beenHome(page, operator);
    const letGoAnswer = await holdBack(page, PACKS_CALL);
    const isAborted = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('product/active.php'),
    });
    const letGo = await openWithoutScripts(page);
    const other = await context.newPage();
    await other.goto(`${HOME}/logout`);
    await expect(loginForm(other).heading).toBeVisible();
    await isAborted;
    letGo();
    letGoAnswer();
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText('Family HD')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.earlyReads?.size)).toBe(0);
    expect(await keptIn(page)).not.toHaveProperty('selfcareHome');
  },
);

story(
  'When another subscriber logs in in another tab, the answers that were on their way are not shown',
  async ({ page, context, operator, logInAs, logInByForm }) => {
    await logInAs('asha');
    const reads = await beenHome(page, operator);
    const letGo = await openWithoutScripts(page);
    await expect.poll(reads).toEqual(once);
    const other = await context.newPage();
    await other.goto(`${HOME}/logout`);
    await expect(loginForm(other).heading).toBeVisible();
    await logInByForm('dinesh', other);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dinesh');
    await expect(page.getByText('9 days left').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('3 days left');
  },
);
