import type { Page } from 'playwright-core';
import { HOME } from '../../../store/core/paths';
import type { Operator } from '../../operator/operator';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { chooseMethod } from '../../stories/support/peers/payMethods';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
export const codeOf = ({ books }: Operator): string => books.otps().at(-1)?.code ?? '';

/** Milliseconds without an event after which the last step has no further consequences. */
const QUIET = 800;

/**
 * Waits until the recording holds all consequences of the last step: every call is answered, and no event has followed.
 */
export const rest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (quiet) =>
      (window.callsUnderWay ?? 0) === 0 && Date.now() - (window.latestEventAt ?? 0) > quiet,
    QUIET,
  );
};

/** Logs in and waits for nothing that follows. */
export const logInEarly = async (page: Page, username: string): Promise<void> => {
  await page.goto('/');
  await page.getByLabel('Username or mobile number').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await press(page, 'Log in');
};

export const logInAs = async (page: Page, username: string): Promise<void> => {
  await logInEarly(page, username);
  await page.waitForURL(`**${HOME}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // An answer that arrives while the page is being left would be missing from the archive.
  await rest(page);
};

/** Shortens the catalogue to its first rows: a flow about something else needs no more of it. */
export const shortenCatalogue = (page: Page) =>
  page.route(/\/product(?:\.php|\/channel)\?/, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as unknown[]; // the stand-in's own list
    await route.fulfill({ response: answer, json: rows.slice(0, 20) });
  });

/** Adds the first pack of the list, a base pack, beside the base pack that runs on the box. */
export const addFirstPack = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add as well' }).click();
};

export const identifyOnPage = async (
  page: Page,
  operator: Operator,
  purpose: string,
  number: string,
) => {
  await page.goto('/validate');
  await page.locator(`input[value=${purpose}]`).check();
  await page.getByLabel('Mobile number, customer number or username').fill(number);
  await press(page, 'Text me a code');
  const code = page.getByLabel('OTP', { exact: true });
  await code.waitFor();
  await code.fill(codeOf(operator));
  await press(page, 'Verify code');
};

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pay later' });
export const codeField = (page: Page) => sheet(page).getByLabel('OTP', { exact: true });

export const askForCode = async (page: Page): Promise<void> => {
  await logInAs(page, 'asha');
  await page.goto(`${HOME}/topup`);
  await page.getByLabel('Amount in rupees').fill('500');
  await beginInstalments(page);
};

export const pressPay = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Pay\b/ })
    .click();

/** Goes as far as the field for the code of a payment in instalments. */
const beginInstalments = async (page: Page): Promise<void> => {
  await chooseMethod(page, 'INSTALMENT');
  await pressPay(page);
  await codeField(page).waitFor();
};

export const payInInstalments = async (page: Page, operator: Operator): Promise<void> => {
  await beginInstalments(page);
  await giveCode(page, operator);
};

export const giveCode = async (page: Page, operator: Operator): Promise<void> => {
  await codeField(page).fill(codeOf(operator));
  await press(page, /^Confirm/);
};

/** Confirms a wrong code, and reads that it is wrong. */
export const mistypeCode = async (page: Page, operator: Operator): Promise<void> => {
  await codeField(page).fill(codeOf(operator) === '111111' ? '222222' : '111111');
  await press(page, /^Confirm/);
  await page.getByText('This code is incorrect.').waitFor();
};

/** Approves the payment on the card provider's page, and waits until the portal shows it as paid. */
export const approve = async (page: Page): Promise<void> => {
  await page.waitForURL('**/stand-in/card/pay');
  // The screen is held back until the journal's own status check is answered: a replay cannot tell two simultaneous
  // status checks apart.
  const answered = page.waitForResponse('**/paymentstatuscheck?txnid=*');
  await page.route('**/dist/screen-paymentStatus.*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await press(page, 'Approve');
  await heading(page, 'Paid');
  await rest(page);
};

export const NEW_PASSWORD = 'Gulmohar-lane-7';
