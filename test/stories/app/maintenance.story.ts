import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { loginForm } from '../support/loginForm';
import { titleOn } from '../support/payments';
import { chooseLanguage } from '../support/settings';
import { expect, story } from '../support/story';

const closed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Planned work' });

story(
  'During maintenance every address shows the operator’s own message',
  async ({ page, operator }) => {
    operator.scenario.pick('maintenanceOn');
    for (const address of ['/', '/nxtselfcareportal', '/validate', '/nobody/knows']) {
      await page.goto(address);
      await expect(closed(page), address).toBeVisible();
      await expect(page.getByText('We are back at 6 in the morning.'), address).toBeVisible();
      await expect(loginForm(page).submit, address).toHaveCount(0);
    }
  },
);

story(
  'After maintenance a subscriber who checks again continues at the same address',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    operator.scenario.pick('maintenanceOn');
    await page.reload();
    await expect(closed(page)).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(closed(page)).toBeVisible();
    operator.scenario.pick('maintenanceOff');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('3 days left').first()).toBeVisible();
    expect(callsOf(operator, 'login')).toHaveLength(1);
  },
);

story(
  'A page left open during maintenance opens by itself when it ends',
  async ({ page, operator }) => {
    await page.clock.install();
    operator.scenario.pick('maintenanceOn');
    await page.goto('/');
    await expect(closed(page)).toBeVisible();
    operator.scenario.pick('maintenanceOff');
    await page.clock.fastForward(30_000);
    await expect(loginForm(page).heading).toBeVisible();
  },
);

story(
  'Staff log in at their own address during maintenance, also after a reload',
  async ({ page, operator }) => {
    operator.scenario.pick('maintenanceOn');
    const enter = async () => {
      await page.goto('/maintenancelogin');
      await expect(page.getByText('Only staff can log in for now.')).toBeVisible();
      await loginForm(page).send('asha', 'Namaste-2026');
      await page.waitForURL('**/nxtselfcareportal');
      await expect(page.getByText('3 days left').first()).toBeVisible();
    };
    await enter();
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();

    // A reload forgets that the subscriber came in through the staff login: the portal is closed again, but that login
    // still works.
    await page.reload();
    await expect(closed(page)).toBeVisible();
    await enter();
  },
);

story(
  'A logged-in subscriber is shown the maintenance page when maintenance begins',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    operator.scenario.pick('maintenanceOn');
    await page.goto('/nxtselfcareportal/mypacks');
    await expect(closed(page)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Asha');
  },
);

story(
  'An unreadable maintenance status leaves the portal open',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('malformed', { call: 'maintenance', times: null });
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);

/** Tries everything with which a style sheet could cover a page, from the box and from the root of its own tree. */
const COVERING =
  ':host { contain: none !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important;' +
  ' width: 100vw !important; height: 100vh !important; background: red !important }' +
  ' p { position: fixed; inset: 0; z-index: 2147483647; background: red }' +
  ' @import url("https://example.net/x.css"); html, body, button { display: none !important }';

story(
  'Scripts in the maintenance page of a compromised operator do not run',
  async ({ page, operator, complaints }) => {
    // The policy refuses the pictures that the styles request. It also reports inline code while the cleaner reads the
    // content, in a document in which nothing runs.
    complaints.allow(
      /^policy: (img-src https:\/\/example\.net|style-src-elem inline|script-src-attr inline)/,
    );
    complaints.allow(/violates the following Content Security Policy directive/);
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(operator.address)) elsewhere.push(response.url());
    });
    operator.scenario.pick('maintenanceHostile');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Back at six' })).toBeVisible();
    await expect(page.getByText('<script>alert(0)</script>Maintenance')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(
      page.locator('main').locator('iframe, form, input, script, style, [onerror], [style]'),
    ).toHaveCount(0);
    await page.getByText('more', { exact: true }).click();
    await expect(page).toHaveURL('/');
    expect(dialogs).toEqual([]);
    expect(elsewhere).toEqual([]);
  },
);

story(
  'Styles in the maintenance page of a compromised operator cover nothing outside its box',
  async ({ page, operator }) => {
    operator.scenario.maintenance({
      maintenance: 'ON',
      header: 'Work',
      content: '<p>Send your password to the number below.</p>',
      style: COVERING,
    });
    await page.goto('/');
    await expect(page.getByText('Send your password')).toBeAttached();
    const again = page.getByRole('button', { name: 'Check again' });
    // A click goes to what lies on top.
    operator.scenario.pick('maintenanceOff');
    await again.click();
    await expect(loginForm(page).heading).toBeVisible();

    operator.scenario.maintenance({
      maintenance: 'ON',
      content: 'x',
      style: 'position:fixed;inset:0;z-index:9999;background:red',
    });
    await page.reload();
    // The maintenance page has replaced the login, and its settings menu has replaced that of the login.
    await expect(again).toBeVisible();
    await chooseLanguage(page, 'हिन्दी');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
);

story(
  'During maintenance a payer still sees the result of a payment',
  async ({ page, operator }) => {
    operator.scenario.pick('maintenanceOn');
    await page.goto('/paymentstatuscheck?txnid=TX1');
    await expect(titleOn(page, 'We don’t know this reference')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
    await expect
      .poll(() => operator.books.calls().map(({ call }) => call))
      .toContain('paymentStatus');
  },
);

story(
  'A page that was open learns of maintenance when it is looked at again',
  async ({ page, operator, logInAs }) => {
    await page.clock.install();
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    operator.scenario.pick('maintenanceOn');
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(closed(page)).toBeVisible();
  },
);

story(
  'A page that nobody touches learns of maintenance within a few minutes',
  async ({ page, operator, logInAs }) => {
    await page.clock.install();
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    operator.scenario.pick('maintenanceOn');
    await page.clock.fastForward(5 * 60_000 + 1_000);
    await expect(closed(page)).toBeVisible();
  },
);

story(
  'A page whose call is answered with a 500 learns that it is maintenance',
  async ({ page, operator, logInAs }) => {
    await page.clock.install();
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    operator.scenario.pick('maintenanceOn');
    operator.scenario.pick('serverError', { call: 'transactions' });
    await page.clock.fastForward(6_000);
    await page.getByRole('link', { name: 'Money', exact: true }).first().click();
    await expect(closed(page)).toBeVisible();
  },
);
