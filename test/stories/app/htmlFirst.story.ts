import type { BrowserContext, Page } from '@playwright/test';
import { HOME, MY_PACKS, PAYMENT_STATUS } from '../../../store/core/paths';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

/** Simulates a poor network: scripts arrive only when the story has done its early steps. */
const delayScripts = (page: Page) => holdBack(page, '**/dist/*.js');

const openEarly = async (page: Page): Promise<() => void> => {
  const letGo = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(loginForm(page).heading).toBeVisible();
  return letGo;
};

const notYetTaken = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-ready');

story('Text typed before the scripts load stays in the same fields', async ({ page }) => {
  const letGo = await openEarly(page);
  const form = loginForm(page);
  await form.username.fill('asha');
  await form.remember.check();
  await page.evaluate(() => {
    window.early = [...document.querySelectorAll('form input')];
  });
  await notYetTaken(page);
  await form.password.pressSequentially('Namaste');
  letGo();
  await waitForTakeover(page);
  await form.password.pressSequentially('-2026');
  await expect(form.username).toHaveValue('asha');
  await expect(form.password).toHaveValue('Namaste-2026');
  await expect(form.remember).toBeChecked();
  // A page that was rendered again after a hydration error would have different field elements.
  const isSame = await page.evaluate(() => {
    const now = [...document.querySelectorAll('form input')];
    return now.length === 3 && now.every((field, at) => field === window.early[at]);
  });
  expect(isSame).toBe(true);
  await form.submit.click();
  await page.waitForURL('**/nxtselfcareportal');
});

story(
  'A login submitted before the scripts load is sent once and never put into the address',
  async ({ page, operator }) => {
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    );
    const letGo = await openEarly(page);
    const form = loginForm(page);
    await form.username.fill('asha');
    await form.password.fill(DEMO_PASSWORD);
    await form.password.press('Enter');
    await form.submit.click();
    await notYetTaken(page);
    await expect(page).toHaveURL('/');
    expect(callsOf(operator, 'login')).toEqual([]);

    letGo();
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
    expect(documents).toEqual([`${operator.address}/`]);
  },
);

story(
  'An empty form submitted early shows its errors once the scripts have loaded',
  async ({ page, operator }) => {
    const letGo = await openEarly(page);
    await loginForm(page).submit.click();
    await notYetTaken(page);
    letGo();
    await expect(page.getByRole('group', { name: 'Check what you entered' })).toBeVisible();
    expect(callsOf(operator, 'login')).toEqual([]);
  },
);

story('Text typed early into a Hindi form is kept', async ({ page, context, operator }) => {
  await context.addCookies([{ name: 'language', value: 'hi', url: operator.address }]);
  await page.addInitScript(() =>
    localStorage.setItem('selfcarePreferences', '{"theme":"system","language":"hi"}'),
  );
  const letGo = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const username = page.getByLabel('यूज़र नाम या मोबाइल नंबर');
  await username.fill('asha');
  await page.evaluate(() => {
    window.early = [...document.querySelectorAll('form input')];
  });
  await notYetTaken(page);
  letGo();
  await waitForTakeover(page);
  await expect(username).toHaveValue('asha');
  expect(await username.evaluate((field) => field === window.early[0])).toBe(true);
});

story(
  'A logged-in subscriber sees the skeleton of the page and never the login form',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    const letGo = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#starting')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    letGo();
    await page.waitForURL('**/nxtselfcareportal');
  },
);

story(
  'A login submitted while the scripts fail is kept and sent after they are requested again',
  async ({ page, complaints, operator }) => {
    complaints.allow(/Failed to load resource/);
    await page.route('**/dist/main*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    const word = page.getByRole('alert').filter({ hasText: 'We couldn’t load the portal' });
    await expect(word).toBeVisible();
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await notYetTaken(page);
    await expect(loginForm(page).username).toHaveValue('asha');

    await word.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/nxtselfcareportal');
    await expect(word).toBeHidden();
    expect(callsOf(operator, 'login')).toHaveLength(1);
  },
);

/** Adds an element beside each field of the prerendered form, as a password manager does. */
const addExtensionElements = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input')) {
      const icon = document.createElement('div');
      icon.dataset['extension'] = '';
      icon.attachShadow({ mode: 'closed' });
      field.after(icon);
    }
  });

story(
  'Text typed before the scripts load is kept when a password manager has put elements beside the fields',
  async ({ page, complaints, operator }) => {
    // React reports that what it renders differs from what it finds.
    complaints.allow(/Minified React error #418/);
    const letGo = await openEarly(page);
    const form = loginForm(page);
    await form.username.fill('asha');
    await form.remember.check();
    await form.password.pressSequentially('Namaste');
    await addExtensionElements(page);
    letGo();
    await waitForTakeover(page);
    await page.keyboard.type('-2026');
    await expect(form.username).toHaveValue('asha');
    await expect(form.password).toHaveValue(DEMO_PASSWORD);
    await expect(form.remember).toBeChecked();
    await form.submit.click();
    await page.waitForURL('**/nxtselfcareportal');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
  },
);

story(
  'A login submitted early beside elements of a password manager is sent once',
  async ({ page, complaints, operator }) => {
    complaints.allow(/Minified React error #418/);
    const letGo = await openEarly(page);
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await addExtensionElements(page);
    letGo();
    await page.waitForURL('**/nxtselfcareportal');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([200]);
  },
);

story(
  'Letters typed after an early press of Log in are not sent and stay in their field',
  async ({ page, operator }) => {
    operator.scenario.pick('serverError', { call: 'login' });
    const letGo = await openEarly(page);
    const form = loginForm(page);
    await form.send('asha', DEMO_PASSWORD);
    await form.username.press('End');
    await form.username.pressSequentially('xyz');
    const sent = page.waitForRequest('**/subscriber/v1/login*');
    letGo();
    const { searchParams } = new URL((await sent).url());
    expect(searchParams.get('username')).toBe('asha');
    expect(searchParams.get('password')).toBe(DEMO_PASSWORD);
    await expect(form.failure).toBeVisible();
    await expect(form.username).toHaveValue('ashaxyz');
  },
);

const withoutScripts = async (context: BrowserContext, address: string) => {
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, baseURL: address });
  if (!plain) throw new Error('The browser is gone');
  return plain;
};

story(
  'Without JavaScript the page says what it needs, and no address contains the password',
  async ({ context, operator }) => {
    const plain = await withoutScripts(context, operator.address);
    const page = await plain.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    expect(await notice.evaluate((node) => node.textContent)).toContain(
      'This page needs JavaScript.',
    );
    await expect(loginForm(page).heading).toBeVisible();
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await page.waitForLoadState();
    expect(new URL(page.url()).search).toBe('');
    expect(addresses.filter((one) => one.includes(DEMO_PASSWORD) || one.includes('asha'))).toEqual(
      [],
    );
    expect(callsOf(operator, 'login')).toEqual([]);
    await plain.close();
  },
);

declare global {
  interface Window {
    early: Element[];
    shownTexts: string[];
  }
}

story(
  'Before any script runs, the page of a payment has the operator’s mark and says that the payment is checked',
  async ({ page }) => {
    const letGo = await delayScripts(page);
    await page.goto(`${PAYMENT_STATUS}?txnid=TX1`, { waitUntil: 'commit' });
    const first = page.locator('#starting');
    await expect(first.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    await expect(first).toContainText('Don’t close this page.');
    await expect(first.locator('[data-operator=name]')).toHaveText('Selfcare');
    await notYetTaken(page);
    letGo();
    await waitForTakeover(page);
    await expect(first).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },
);

story(
  'Before any script runs, the page that asks which payment says of none that it is checked',
  async ({ page }) => {
    const letGo = await delayScripts(page);
    await page.goto(PAYMENT_STATUS, { waitUntil: 'commit' });
    await expect(page.locator('#starting')).toBeVisible();
    await expect(page.getByText('Checking your payment')).toHaveCount(0);
    letGo();
    await waitForTakeover(page);
  },
);

story(
  'Before any script runs, a screen behind the login has its title, for a subscriber only',
  async ({ page, context, logInAs }) => {
    const visitor = await context.newPage();
    await delayScripts(visitor);
    await visitor.goto(MY_PACKS, { waitUntil: 'commit' });
    await expect(visitor.locator('#starting')).toBeVisible();
    await expect(visitor.locator('#starting h1')).toHaveCount(0);
    await visitor.close();
    await logInAs('asha');
    const view = await context.newPage();
    await delayScripts(view);
    await view.goto(`${MY_PACKS}?box=1`, { waitUntil: 'commit' });
    await expect(view.locator('#starting')).toBeVisible();
    await expect(view.locator('#starting h1')).toHaveCount(0);
    await view.close();
    const letGo = await delayScripts(page);
    await page.goto(MY_PACKS, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    await notYetTaken(page);
    letGo();
    await waitForTakeover(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My packs');
    await expect(page.locator('#starting *')).toHaveCount(0);
  },
);

/** Notes the text of the page each time it changes. Must be called before the page is opened. */
const watchFrames = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    window.shownTexts = [];
    const note = () => {
      const text = document.body?.innerText ?? '';
      if (text !== window.shownTexts.at(-1)) window.shownTexts.push(text);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => window.shownTexts);
};

for (const { path, stays, last } of [
  { path: MY_PACKS, stays: /My packs/, last: 'Family HD' },
  { path: HOME, stays: /Family HD/, last: 'Renew · ₹882.40' },
  { path: '/', stays: /Family HD/, last: 'Renew · ₹882.40' },
  {
    path: `${PAYMENT_STATUS}?txnid=ABCD1234EFGH`,
    stays: /Checking your payment|know this reference/,
    last: 'know this reference',
  },
])
  story(
    `What is shown at ${path} before the scripts stays until the screen replaces it`,
    async ({ page, logInAs }) => {
      await logInAs('asha');
      await page.goto(HOME);
      await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
      await expect.poll(async () => (await keptIn(page))['selfcareHome'] ?? '').toContain('21450');
      const texts = await watchFrames(page);
      const letGo = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#starting').getByText(stays).first()).toBeVisible();
      letGo();
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      const shown = await texts();
      const first = shown.findIndex((text) => stays.test(text));
      expect(shown.slice(first).filter((text) => !stays.test(text))).toEqual([]);
    },
  );

story(
  'The HTML of the page has each style rule once, and the scripts add none a second time',
  async ({ page, logInAs }) => {
    const repeatedRules = () =>
      page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
          [...cssRules].map(({ cssText }) => cssText),
        );
        return rules.filter((rule, at) => rules.indexOf(rule) !== at);
      });
    const letGo = await openEarly(page);
    expect(await repeatedRules()).toEqual([]);
    letGo();
    await waitForTakeover(page);
    expect(await repeatedRules()).toEqual([]);
    await logInAs('asha');
    await page.getByText('3 days left').first().waitFor();
    expect(await repeatedRules()).toEqual([]);
  },
);
