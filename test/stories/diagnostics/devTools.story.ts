import type { Page } from '@playwright/test';
import { SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { codeOf, NEW_PASSWORD } from '../../replay/record/steps';
import { switchedOff, switchedOn, withExtension } from '../support/peers/devTools';
import { anotherThan, entryForm } from '../support/peers/entryForm';
import { kycScreen } from '../support/peers/kycScreen';
import { chooseMethod } from '../support/peers/payMethods';
import { jpegFile, photo } from '../support/pictures';
import { expect, story } from '../support/story';

const KAVYA = SUBSCRIBERS.find(({ username }) => username === 'kavya');
const WORTH_STEALING = /token|hash|signature|password|otp/i;

/** Every value in the operator's answers that grants access. */
const keysAnswered = (page: Page): readonly string[] => {
  const keys: string[] = [];
  const look = (value: unknown, name = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, field] of Object.entries(value)) look(field, inner);
    else if (typeof value === 'string' && value.length > 5 && WORTH_STEALING.test(name))
      keys.push(value);
  };
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/subscriber/')) return;
    look(await response.json().catch(() => null));
  });
  return keys;
};

story(
  'In production no browser extension receives the subscriber’s data',
  async ({ page, logInAs }) => {
    await switchedOff(page);
    const { connected, sent } = await withExtension(page);
    await logInAs('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    expect([connected, sent]).toEqual([[], []]);
  },
);

story(
  'Where the operator allows support, DevTools shows the events without personal data',
  async ({ page, operator }) => {
    const { connected, sent } = await withExtension(page);
    const keys = keysAnswered(page);
    await switchedOn(page);
    const form = entryForm(page);
    await form.ask('RESETPASSWORD', 'kavya');
    const wrong = () => anotherThan(codeOf(operator));
    await form.tell(wrong);
    await expect(page.getByText('This code is incorrect.')).toBeVisible();
    await form.tell(() => codeOf(operator));
    await form.newPassword.fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await form.logInWith(NEW_PASSWORD);

    const kyc = kycScreen(page);
    await kyc.open();
    await kyc.pick(jpegFile(await photo(page, 400, 300), 'kavya-aadhaar.jpg'));
    await expect(kyc.picture).toBeVisible();
    await kyc.send.click();
    await expect(kyc.documents).toHaveCount(1);

    await page.goto('/nxtselfcareportal/topup');
    await page.getByLabel('Amount in rupees').fill('500');
    await chooseMethod(page, 'INSTALMENT');
    await page.getByRole('button', { name: 'Pay ₹500.00 later' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay later' });
    await sheet.getByLabel('OTP', { exact: true }).fill(wrong());
    await sheet.getByRole('button', { name: 'Confirm ₹500.00' }).click();
    await expect(sheet.getByText('This code is incorrect.')).toBeVisible();
    await sheet.getByLabel('OTP', { exact: true }).fill(codeOf(operator));
    await sheet.getByRole('button', { name: 'Confirm ₹500.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();

    const sentText = () => sent.join('\n');
    const parts = [
      'otp/verifyOtpFailed","payload":{"kind":"refused',
      'session/logInSucceeded","payload":{"customerid":"100001205"',
      'kyc/uploadSucceeded',
      '"answers":"payments/start #',
      'LP_INCORRECT_OTP',
      'payments/submitOtpSucceeded',
      '"step":"paid"',
      '"amount":50000',
    ];
    await expect.poll(() => parts.filter((part) => !sentText().includes(part))).toEqual([]);
    // No other kind of connection is opened: it would hand over everything.
    expect(new Set(connected)).toEqual(new Set(['connect']));
    const { mobileno, email, aadhaar, firstname, surname, address } = KAVYA ?? {};
    const own = [mobileno, email, aadhaar, firstname, surname, address, NEW_PASSWORD, 'kavya'];
    const codes = operator.books.otps().map(({ code }) => code);
    expect(keys.length).toBeGreaterThan(4);
    const planted = [...own, ...codes, wrong(), ...keys].filter((one) => one !== undefined);
    expect(planted.filter((one) => one !== '' && sentText().includes(one))).toEqual([]);
  },
);
