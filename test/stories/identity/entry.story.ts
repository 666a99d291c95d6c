import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { codeOf, NEW_PASSWORD } from '../../replay/record/steps';
import { callsOf } from '../support/calls';
import { everythingKept } from '../support/checks/storedData';
import { laterStory } from '../support/later';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { anotherThan, ASHA_LOGIN, entryForm, IMRAN } from '../support/peers/entryForm';
import { expect, story } from '../support/story';

const HALF_A_MINUTE = 30_500;
const SIX_MINUTES = 360_000;

const statusesOf = (...asked: Parameters<typeof callsOf>) =>
  callsOf(...asked).map(({ status }) => status);
const focusStands = (on: Locator) => on.evaluate((one) => one === document.activeElement);

/** Presses Tab until the target has the focus; fails if it never gets it. */
const tabTo = async (page: Page, target: Locator) => {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await focusStands(target)) return;
  }
  throw new Error('The keyboard does not get there');
};

story(
  'The links of the login open the page with their choice made, and the address alone with none',
  async ({ page }) => {
    const form = entryForm(page);
    const { RESETPASSWORD, REGISTER } = form.purpose;
    for (const [link, chosen, other] of [
      ['Forgot password?', RESETPASSWORD, REGISTER],
      ['Register as a subscriber', REGISTER, RESETPASSWORD],
    ] as const) {
      await page.goto('/');
      await page.getByRole('link', { name: link }).click();
      await expect(chosen).toBeChecked();
      await expect(other).not.toBeChecked();
    }
    await page.goto('/validate');
    await expect(RESETPASSWORD).not.toBeChecked();
    await expect(REGISTER).not.toBeChecked();
  },
);

story(
  'What is chosen while the number is looked up changes nothing, and after a failure all can be changed',
  async ({ page }) => {
    const { purpose, identity, sendCode, failure } = entryForm(page);
    let answer: () => Promise<void> = () => Promise.resolve();
    await page.route('**/subscriber/v1/subscriber/validate?*', (route) => {
      answer = () => route.abort('internetdisconnected');
    });
    await page.goto('/validate?for=register');
    await identity.fill(IMRAN.mobileno);
    await identity.press('Enter');
    await expect(sendCode).toHaveAttribute('aria-busy', 'true');
    await expect(identity).toBeFocused();
    await purpose.RESETPASSWORD.dispatchEvent('click');
    await expect(purpose.REGISTER).toBeChecked();
    await purpose.REGISTER.focus();
    await page.keyboard.press('ArrowUp');
    await expect(purpose.REGISTER).toBeChecked();

    await answer();
    await expect(failure).toBeVisible();
    await purpose.RESETPASSWORD.click();
    await expect(purpose.RESETPASSWORD).toBeChecked();
  },
);

laterStory(
  'A customer using only the keyboard registers once and reaches the dashboard',
  { tag: '@core' },
  async ({ page, operator }) => {
    const form = entryForm(page);
    await page.goto('/');
    await waitForTakeover(page);
    await tabTo(page, page.getByRole('link', { name: 'Register as a subscriber' }));
    await page.keyboard.press('Enter');
    await expect(form.heading('Register or set a new password')).toBeFocused();

    await expect(form.purpose.REGISTER).toBeChecked();
    await tabTo(page, form.purpose.REGISTER);
    await page.keyboard.press('Tab');
    await page.keyboard.type(IMRAN.mobileno);
    await page.keyboard.press('Enter');
    await expect(form.code).toBeFocused();
    await expect(page.getByText('We sent a 6-digit code to 90•••••222.')).toBeVisible();
    await page.keyboard.type(codeOf(operator));
    await page.keyboard.press('Enter');

    await expect(form.heading('Create your login')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12345678');
    await expect(page.getByText('Easy to guess', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Check what you entered' })).toBeFocused();
    expect(callsOf(operator, 'register')).toEqual([]);
    await tabTo(page, form.newPassword);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');

    // The user name is taken: the field says so, and nothing that was typed is lost.
    await expect(page.getByRole('link', { name: 'This username is taken.' })).toBeVisible();
    await expect(form.newPassword).toHaveValue(NEW_PASSWORD);
    await expect(form.firstname).toHaveValue('Imran');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.username).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('imran');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');

    // The portal logs the new user in with what was just registered.
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Imran');
    expect(statusesOf(operator, 'register')).toEqual([409, 200]);
    expect(statusesOf(operator, 'login')).toEqual([200]);
    expect(operator.books.otps(IMRAN.customerid)).toHaveLength(1);
    expect(await everythingKept(page)).not.toMatch(/selfcareIdentification|Gulmohar/);
  },
);

laterStory(
  'A subscriber who forgot the password mistypes the code, requests another and logs in with a new password',
  { tag: '@core' },
  async ({ page, operator, later }) => {
    const form = entryForm(page);
    await form.ask('RESETPASSWORD', ASHA_LOGIN.username);
    await expect(page.getByText('New code in 0:')).toBeVisible();
    await form.tell(() => anotherThan(codeOf(operator)));
    await expect(page.getByText('This code is incorrect. You have 2 tries left.')).toBeVisible();
    await expect(form.code).toBeFocused();
    await expect(form.resend).toHaveCount(0);

    await later(HALF_A_MINUTE);
    const former = codeOf(operator);
    await form.resend.dblclick();
    await expect(form.code).toHaveValue('');
    await expect(page.getByText('This code is incorrect.')).toHaveCount(0);
    expect(statusesOf(operator, 'regenerateOtp')).toEqual([200]);

    // The whole message is pasted, including its other numbers.
    await form.code.focus();
    await page.evaluate(
      (message) => document.execCommand('insertText', false, message),
      `Customer ${ASHA_LOGIN.customerid}: your code is ${codeOf(operator)}. It works for 5 minutes.`,
    );
    await expect(form.code).toHaveValue(codeOf(operator));
    expect(former).not.toBe('');
    await form.checkCode.click();

    await expect(page.getByLabel('Your username')).toHaveValue('asha');
    await form.newPassword.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).dblclick();
    await expect(form.heading('Your new password is set')).toBeVisible();
    await expect(page.getByLabel('Username or mobile number')).toHaveValue('asha');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('The username or password is incorrect.')).toBeVisible();
    await form.logInWith(NEW_PASSWORD);
    expect(statusesOf(operator, 'resetPassword')).toEqual([200]);
    expect(statusesOf(operator, 'verifyOtp')).toEqual([403, 200]);
    expect(operator.books.otps(ASHA_LOGIN.customerid).map(({ state }) => state)).toEqual([
      'replaced',
      'used',
    ]);
  },
);

laterStory('A used-up or expired code leads to a new one', async ({ page, operator, later }) => {
  const form = entryForm(page);
  await form.ask('RESETPASSWORD', ASHA_LOGIN.username);
  for (const sentence of [
    'You have 2 tries left.',
    'You have 1 try left.',
    'This code no longer works.',
  ]) {
    await form.tell(() => anotherThan(codeOf(operator)));
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await later(HALF_A_MINUTE);
  await form.resend.click();
  await expect(form.code).toHaveValue('');
  await later(SIX_MINUTES);
  await expect(form.failure).toHaveText('This code has expired. Request a new one.');
  await form.tell(() => codeOf(operator));
  await expect(form.code).toHaveAccessibleDescription(/This code has expired. Request a new one./);
  await expect(form.failure).toHaveCount(0);
  await form.resend.click();
  await expect(form.code).toHaveValue('');
  await form.tell(() => codeOf(operator));
  await expect(form.heading('Choose a new password')).toBeVisible();

  // After the token has expired the form starts again with the number kept.
  await later(4 * SIX_MINUTES);
  await form.newPassword.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(form.failure).toContainText('This took too long, or it is already done.');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(form.identity).toHaveValue(ASHA_LOGIN.username);
  await expect(form.purpose.RESETPASSWORD).toBeChecked();
  expect(statusesOf(operator, 'resetPassword')).toEqual([403]);
});

laterStory(
  'An unknown person, a registered customer and an unregistered customer each read the next step',
  async ({ page, operator }) => {
    const form = entryForm(page);
    await form.ask('REGISTER', '9876543210');
    await expect(form.failure).toContainText('No account found. Check the number.');
    await expect(page.getByRole('link', { name: 'Get a new connection' })).toHaveAttribute(
      'href',
      '/offerplans',
    );
    await expect(form.identity).toHaveValue('9876543210');

    await form.identity.fill(IMRAN.mobileno);
    await form.purpose.RESETPASSWORD.check();
    await form.sendCode.click();
    await expect(form.failure).toContainText('This account has no login yet.');
    await page.getByRole('button', { name: 'Register instead' }).click();
    await expect(form.code).toBeVisible();
    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(form.identity).toHaveValue(IMRAN.mobileno);

    await form.identity.fill(ASHA_LOGIN.username);
    await form.sendCode.click();
    await expect(form.failure).toContainText('This account already has a login.');
    await expect(form.failure.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.getByRole('button', { name: 'Set a new password instead' }).click();
    await form.tell(() => codeOf(operator));
    await expect(form.heading('Choose a new password')).toBeVisible();
    expect(statusesOf(operator, 'validate')).toEqual([404, 409, 200, 409, 200]);
    expect(operator.books.otps().map(({ customerid, purpose }) => [customerid, purpose])).toEqual([
      [IMRAN.customerid, 'REGISTRATION'],
      [ASHA_LOGIN.customerid, 'RESETPASSWORD'],
    ]);
  },
);

laterStory(
  'A person who leaves or loses the page during registration resumes at a safe step',
  async ({ page, operator }) => {
    const form = entryForm(page);
    await form.ask('REGISTER', IMRAN.mobileno);
    await form.tell(() => anotherThan(codeOf(operator)));
    await expect(page.getByText('You have 2 tries left.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(loginForm(page).heading).toBeVisible();
    await page.goBack();
    await expect(form.code).toBeVisible();
    await page.reload();
    await expect(page.getByText('We sent a 6-digit code to 90•••••222.')).toBeVisible();
    await expect(form.code).toBeFocused();
    expect(await everythingKept(page)).not.toContain(IMRAN.mobileno);

    await form.tell(() => codeOf(operator));
    await form.username.fill('imran');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.goBack();
    await expect(form.username).toHaveValue('imran');
    await expect(form.newPassword).toHaveValue('');

    await page.reload();
    await expect(page.getByText('request a new code')).toBeVisible();
    await expect(form.purpose.REGISTER).toBeChecked();
    await form.identity.fill(IMRAN.mobileno);
    await form.sendCode.click();
    await form.tell(() => codeOf(operator));
    await expect(form.heading('Create your login')).toBeVisible();
    expect(statusesOf(operator, 'generateOtp')).toEqual([200, 200]);
    expect(callsOf(operator, 'register')).toEqual([]);
  },
);

laterStory(
  'When the answer to a registration is lost, a login attempt shows whether it succeeded',
  async ({ page, operator }) => {
    const form = entryForm(page);
    await form.ask('REGISTER', IMRAN.mobileno);
    await form.tell(() => codeOf(operator));
    await form.username.fill('imran');
    await form.newPassword.fill(NEW_PASSWORD);
    operator.scenario.add({ call: 'register', trouble: { kind: 'cutBefore' } });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(form.failure).toContainText('don’t know if you are registered');
    await page.getByRole('button', { name: 'Try to log in' }).click();
    await expect(page.getByText('your details probably didn’t reach us')).toBeVisible();
    await expect(form.newPassword).toHaveValue(NEW_PASSWORD);

    operator.scenario.clear();
    operator.scenario.add({ call: 'register', trouble: { kind: 'cutAfter' } });
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(form.failure.first()).toContainText('don’t know if you are registered');
    await page.getByRole('button', { name: 'Try to log in' }).click();
    await page.waitForURL('**/nxtselfcareportal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Imran');
    const done = callsOf(operator, 'register').filter(({ replayed }) => replayed === 0);
    expect(done.filter(({ idempotencykey }) => idempotencykey !== null).length).toBeGreaterThan(0);
    expect(new Set(callsOf(operator, 'register').map((one) => one.idempotencykey)).size).toBe(1);
  },
);

/** Makes the browser read the code from the text message, as on a phone whose owner allows it. */
const readMessages = (page: Page) =>
  page.addInitScript(() => {
    const get = async () => {
      const otps = await (await fetch('/stand-in/books/otps')).json();
      return { code: otps.at(-1).code };
    };
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  });

laterStory(
  'On a phone that reads the text message itself, a new password whose answer is lost is set once',
  async ({ page, operator }) => {
    const form = entryForm(page);
    await readMessages(page);
    await form.ask('RESETPASSWORD', 'meera');
    // Nothing is typed here: the code comes out of the message.
    await form.newPassword.fill(NEW_PASSWORD);
    operator.scenario.add({
      call: 'resetPassword',
      times: 1,
      trouble: { kind: 'corrupt', how: 'html' },
    });
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(form.failure).toContainText('don’t know if the new password is set');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(form.heading('Your new password is set')).toBeVisible();
    await form.logInWith(NEW_PASSWORD);
    expect(
      callsOf(operator, 'resetPassword').map(({ status, replayed }) => [status, replayed]),
    ).toEqual([
      [200, 0],
      [200, 1],
    ]);
  },
);
