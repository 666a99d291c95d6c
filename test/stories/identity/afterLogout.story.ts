import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { everythingKept } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const HOME = '/nxtselfcareportal';
const SCREENS = [
  '/mypacks',
  '/mypacks/renew',
  '/addpacks',
  '/myprofile',
  '/myprofile/kyc',
  '/myprofile/transaction',
  '/help',
  '/help/customersupport',
  '/alert',
  '/contactus',
  '/topup',
];

const asha = SUBSCRIBERS.find(({ username }) => username === 'asha');
if (!asha) throw new Error('The seeds have no Asha');

const OF_THE_SUBSCRIBER = [
  DEMO_PASSWORD,
  encodeURIComponent(DEMO_PASSWORD),
  asha.customerid,
  asha.username,
  asha.firstname,
  asha.surname,
  asha.mobileno,
  asha.email,
  ...asha.boxes.flatMap(({ stbno, smcno }) => [stbno, smcno]),
  // The name as the operator masks it, and the balance as text and in paise.
  'A••a',
  '214.50',
  '21450',
  'A charge I do not know',
  'a key that cannot be read out',
];

/** The whole state of the open page: React holds the store at its root. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    interface Fiber {
      readonly child: Fiber | null;
      readonly memoizedProps: { readonly store?: { readonly getState: () => unknown } } | null;
    }
    const root = document.getElementById('root');
    const [, container] =
      Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
    let fiber: Fiber | null = (container as { stateNode: { current: Fiber } }).stateNode.current;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    if (!fiber) throw new Error('No store was found below the root of the page');
    return JSON.stringify(fiber.memoizedProps?.store?.getState());
  });

const listedRequests = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

const foundIn = (text: string): readonly string[] =>
  OF_THE_SUBSCRIBER.filter((value) => text.includes(value));

story(
  'After a visit to every screen and a logout nothing of the subscriber is left in the browser',
  async ({ page }) => {
    await page.goto('/');
    const form = loginForm(page);
    await form.remember.check();
    await form.send('asha', DEMO_PASSWORD);
    await page.waitForURL(`**${HOME}`);
    await expect(page.getByText('3 days left').first()).toBeVisible();
    expect(foundIn((await listedRequests(page)).join('\n')), 'the login in the list').toEqual([]);

    for (const path of SCREENS) {
      await page.goto(HOME + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto(`${HOME}/help/customersupport?new=ticket`);
    await page.getByLabel('Subject').fill('A charge I do not know');
    await page.goto('/instantpaymentdetails/');
    await page.getByLabel('Mobile, account or box number').fill(asha.mobileno);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('₹214.50')).toBeVisible();
    expect(foundIn((await listedRequests(page)).join('\n')), 'a number in the list').toEqual([]);
    // The page that is opened now has not loaded the code that wrote all this.
    await page.goto(HOME);
    await expect(page.getByText('3 days left').first()).toBeVisible();
    expect(foundIn(await everythingKept(page))).toEqual(
      expect.arrayContaining([asha.customerid, asha.mobileno, 'A••a', 'A charge I do not know']),
    );
    expect(foundIn(await stateOf(page))).toEqual(expect.arrayContaining([asha.email, '21450']));

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(form.heading).toBeVisible();
    await expect.poll(async () => foundIn(await everythingKept(page))).toEqual([]);
    expect(foundIn(await stateOf(page)), 'the store').toEqual([]);
    expect(foundIn((await listedRequests(page)).join('\n')), 'the list of requests').toEqual([]);
  },
);
