import type { Page } from '@playwright/test';

export type CodePurpose = 'REGISTER' | 'RESETPASSWORD';

/** The customer of the seeds who has no login yet. */
export const IMRAN = { customerid: '100002222', mobileno: '9000002222' } as const;
export const ASHA_LOGIN = { customerid: '100004417', username: 'asha' } as const;
export const anotherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The registration screens, by their visible labels. */
export const entryForm = (page: Page) => {
  const identity = page.getByLabel('Mobile number, customer number or username');
  const code = page.getByLabel('OTP', { exact: true });
  const sendCode = page.getByRole('button', { name: 'Text me a code' });
  const checkCode = page.getByRole('button', { name: 'Verify code' });
  return {
    identity,
    code,
    sendCode,
    checkCode,
    resend: page.getByRole('button', { name: 'Send a new code' }),
    purpose: {
      REGISTER: page.getByRole('radio', { name: /^Register/ }),
      RESETPASSWORD: page.getByRole('radio', { name: /^Set a new password/ }),
    },
    username: page.getByLabel('Username', { exact: true }),
    newPassword: page.getByLabel('New password', { exact: true }),
    firstname: page.getByLabel('First name'),
    /** The sentence that says why the form did not continue. */
    failure: page.locator('form').getByRole('alert'),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** The login form at the end of the registration. */
    logInWith: async (password: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL('**/nxtselfcareportal');
    },
    ask: async (purpose: CodePurpose, number: string) => {
      await page.goto('/validate');
      await page.locator(`input[value=${purpose}]`).check();
      await identity.fill(number);
      await sendCode.click();
    },
    /** Enters the code, which is read only once its field is there, because none was sent before. */
    tell: async (digits: () => string) => {
      await code.waitFor();
      await code.fill(digits());
      await checkCode.click();
    },
  };
};
