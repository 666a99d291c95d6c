import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { everythingKept } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const PROFILE = '/nxtselfcareportal/myprofile';
const NEW_PASSWORD = 'three-calm-rivers';
const statuses = (calls: readonly { readonly status: number }[]) =>
  calls.map(({ status }) => status);

story(
  'A subscriber who changes details keeps what was typed after a refusal and after a lost answer',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: PROFILE });
    const connection = page.getByRole('region', { name: 'Connection' });
    await expect(connection).toContainText('Registered');
    await expect(connection).toContainText('Prepaid');
    const account = page.getByRole('group').filter({ hasText: 'More account details' });
    await expect(account.getByText('Operator type')).toBeHidden();
    await account.getByText('More account details').click();
    await expect(account.getByText('4417', { exact: true })).toBeVisible();
    await expect(account.getByText('Local cable operator').first()).toBeVisible();
    await expect(account.getByText('Free connection')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Neem Lane Cable' })).toHaveAttribute(
      'href',
      'tel:+919000005501',
    );
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const name = page.getByLabel('First name');
    const mobile = page.getByLabel('Mobile number', { exact: true });
    const again = page.getByLabel('New mobile number again');
    const password = page.getByLabel('Your password', { exact: true });
    const save = page.getByRole('button', { name: 'Save' });
    await expect(name).toBeFocused();

    await name.fill('4sha');
    await mobile.fill('12345');
    await save.click();
    const summary = page.getByRole('group', { name: 'Check what you entered' });
    await expect(summary.getByRole('link')).toHaveText([
      /^Enter your first name/,
      /^Enter a 10-digit mobile number/,
      /^Enter the new mobile number again/,
      /^Enter your password/,
    ]);
    await name.fill('Aasha');
    // The number belongs to another account, its repetition has a typing error, and the password is missing.
    await mobile.fill('9000003308');
    await again.fill('9000003380');
    await save.click();
    await expect(summary.getByRole('link')).toHaveText([
      'The numbers don’t match. Enter the new mobile number again.',
      'Enter your password to change your mobile number or email',
    ]);
    await again.fill('+91 90000 03308');
    await password.fill('not-my-password');
    await save.click();
    await expect(summary).toContainText('This password is incorrect.');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(again).toHaveValue('+91 90000 03308');
    expect(callsOf(operator, 'updateSubscriber')).toEqual([]);
    await password.fill(DEMO_PASSWORD);
    await save.click();
    await expect(summary).toContainText('This mobile number belongs to another account.');
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('Aasha');

    // The draft also stays when the subscriber looks at something else in between.
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Identity documents' })).toBeVisible();
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await expect(mobile).toHaveValue('9000003308');
    await mobile.fill('+91 90000 04499');
    await again.fill('9000004499');
    await password.fill(DEMO_PASSWORD);
    operator.scenario.add({ call: 'updateSubscriber', trouble: { kind: 'cutBefore' } });
    await save.click();
    await expect(page.locator('form').getByRole('alert')).toContainText(
      'don’t know if your details were saved',
    );
    await expect(mobile).toHaveValue('+91 90000 04499');

    operator.scenario.clear();
    operator.scenario.add({ call: 'updateSubscriber', trouble: { kind: 'cutAfter' } });
    await save.click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Aasha Verma' })).toContainText('9000004499');
    await page.reload();
    await expect(page.getByText('9000004499')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aasha');
    expect(new Set(statuses(callsOf(operator, 'updateSubscriber')))).toEqual(new Set([409, 0]));
    expect(await everythingKept(page)).not.toContain(DEMO_PASSWORD);
  },
);

story(
  'A change that the operator accepts and does not carry out is not called saved, and stays as typed',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: PROFILE });
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('First name').fill('Aasha');
    const body = JSON.stringify({ message: 'Saved.' });
    operator.scenario.add({
      call: 'updateSubscriber',
      trouble: { kind: 'answer', body, executed: false },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.locator('form').getByRole('alert');
    await expect(alert).toContainText('Not changed: First name.');
    await expect(page.getByText('Your operator has: Asha')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Aasha');
    await expect(page.getByText('Your details are saved.')).toHaveCount(0);

    operator.scenario.clear();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Aasha Verma' })).toBeVisible();
  },
);

story(
  'A subscriber changes the e-mail in Hindi with the password, and the name without it',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await page.addInitScript(() =>
      localStorage.setItem('selfcarePreferences', '{"theme":"system","language":"hi"}'),
    );
    await logInAs('asha', { at: PROFILE });
    const change = page.getByRole('button', { name: 'बदलें', exact: true });
    const password = page.getByLabel('आपका पासवर्ड', { exact: true });
    const save = page.getByRole('button', { name: 'सेव करें' });
    await change.click();
    await page.getByLabel('पहला नाम').fill('आशा');
    await expect(password).toHaveCount(0);
    await page.getByLabel('ईमेल').fill('asha@example.org');
    await save.click();
    await expect(
      page.getByRole('link', { name: 'मोबाइल नंबर या ईमेल बदलने के लिए अपना पासवर्ड लिखें' }),
    ).toBeVisible();
    await expect(page.getByLabel('ईमेल')).toHaveValue('asha@example.org');
    await password.fill(DEMO_PASSWORD);
    await save.click();
    await expect(page.getByText('asha@example.org')).toBeVisible();
    await change.click();
    await page.getByLabel('पहला नाम').fill('Asha');
    await expect(password).toHaveCount(0);
    await save.click();
    await expect(page.getByRole('region', { name: 'Asha Verma' })).toBeVisible();
    expect(statuses(callsOf(operator, 'updateSubscriber'))).toEqual([200, 200]);
  },
);

story(
  'A subscriber sets a new password only with the correct old one, and logs in with the new one',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: PROFILE });
    const open = page.getByRole('button', { name: 'Change password' });
    await open.click();
    const before = page.getByLabel('Current password', { exact: true });
    const after = page.getByLabel('New password', { exact: true });
    const set = page.getByRole('button', { name: 'Set new password' });
    await expect(before).toBeFocused();
    await before.fill(DEMO_PASSWORD);
    await after.fill(DEMO_PASSWORD);
    await set.click();
    await expect(after).toHaveAttribute('aria-invalid', 'true');
    await before.fill('not-my-password');
    await after.fill(NEW_PASSWORD);
    await set.click();
    await expect(page.getByRole('group', { name: 'Check what you entered' })).toContainText(
      'The current password is incorrect.',
    );
    await expect(before).toHaveAttribute('aria-invalid', 'true');
    await expect(after).toHaveValue(NEW_PASSWORD);

    await before.fill(DEMO_PASSWORD);
    await set.click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await expect(open).toBeFocused();
    expect(statuses(callsOf(operator, 'resetPassword'))).toEqual([403, 200]);
    expect(await everythingKept(page)).not.toContain(NEW_PASSWORD);

    await page.goto('/nxtselfcareportal/logout');
    const form = loginForm(page);
    await form.send('asha', DEMO_PASSWORD);
    await expect(form.failure).toContainText('is incorrect');
    await form.send('asha', NEW_PASSWORD);
    await page.waitForURL('**/nxtselfcareportal');
  },
);

story(
  'An empty account shows ---, and a customer of the platform sees its provider',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    operator.scenario.add({
      call: 'subscriber',
      trouble: { kind: 'status', status: 500, executed: false, error: '' },
    });
    await logInAs('newcomer', { at: PROFILE });
    await expect(page.getByText('This page did not load')).toBeVisible();
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    const person = page.getByRole('region', { name: 'Your details' });
    await expect(person.getByText('---').first()).toBeVisible();
    await expect(page.getByText('We don’t have your operator’s details yet.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|Invalid/);

    await page.goto('/nxtselfcareportal/logout');
    await loginForm(page).heading.waitFor();
    await logInAs('dinesh', { at: PROFILE });
    await expect(page.getByText('serves you directly')).toBeVisible();
    await expect(page.getByText('Direct customer')).toBeVisible();
  },
);
