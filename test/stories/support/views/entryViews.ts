import type { Page } from '@playwright/test';
import { NEW_PASSWORD } from '../../../replay/record/steps';
import { ASHA_LOGIN, type CodePurpose, IMRAN } from '../peers/entryForm';
import type { View } from '../viewTable';

/*
 * The steps of the way to a login, in any language: fields are found by their names in the form, and the code is read
 * from the operator's books.
 */
const submit = (page: Page) => page.locator('form button[type=submit]').click();

const ask = async (page: Page, purpose: CodePurpose, number: string) => {
  await page.locator(`input[value=${purpose}]`).check();
  await page.locator('#field-identity').fill(number);
  await submit(page);
};

const newestCode = async (page: Page): Promise<string> => {
  const answer = await page.request.get(new URL('/stand-in/books/otps', page.url()).href);
  const otps = (await answer.json()) as readonly { readonly code: string }[]; // a page of the books
  return otps.at(-1)?.code ?? '';
};

const tell = async (page: Page, code?: string) => {
  await page.locator('#field-otp').waitFor();
  await page.locator('#field-otp').fill(code ?? (await newestCode(page)));
  await submit(page);
};

const verified = async (page: Page, purpose: CodePurpose, number: string) => {
  await ask(page, purpose, number);
  await tell(page);
  await page.locator('#field-password').waitFor();
};

/** Clears what an earlier view left in this tab. */
const afresh = (page: Page) =>
  page.evaluate(() => {
    if (location.protocol.startsWith('http')) sessionStorage.clear();
  });

const view = (name: string, act: (page: Page) => Promise<void>, shows: string): View => ({
  name: `validate-${name}`,
  path: '/validate',
  before: afresh,
  act,
  shows,
});

/** Passwords are changed only of subscribers that no later view logs in as. */
export const entryViews: readonly View[] = [
  view('errors', submit, '[aria-invalid]'),
  view('registered', (page) => ask(page, 'REGISTER', ASHA_LOGIN.username), 'form [role=alert]'),
  view('code', (page) => ask(page, 'RESETPASSWORD', ASHA_LOGIN.username), '#field-otp'),
  view(
    'wrong-code',
    async (page) => {
      await ask(page, 'RESETPASSWORD', ASHA_LOGIN.username);
      await tell(page, '12345');
    },
    '[aria-invalid]',
  ),
  view('register', (page) => verified(page, 'REGISTER', IMRAN.mobileno), '#field-firstname'),
  view(
    'register-errors',
    async (page) => {
      await verified(page, 'REGISTER', IMRAN.mobileno);
      await page.locator('#field-password').fill('12345678');
      await submit(page);
    },
    '[aria-invalid]',
  ),
  {
    ...view(
      'lost-answer',
      async (page) => {
        await verified(page, 'RESETPASSWORD', 'joseph');
        await page.locator('#field-password').fill(NEW_PASSWORD);
        await submit(page);
      },
      'form [role=alert]',
    ),
    trouble: (operator) =>
      operator.scenario.add({ call: 'resetPassword', trouble: { kind: 'corrupt', how: 'html' } }),
  },
  view(
    'done',
    async (page) => {
      await verified(page, 'RESETPASSWORD', 'meera');
      await page.locator('#field-password').fill(NEW_PASSWORD);
      await submit(page);
    },
    'form [role=alert]',
  ),
];
