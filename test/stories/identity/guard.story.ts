import { NO_PORTAL } from '../support/loggedIn';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const HOME = '/nxtselfcareportal';

/** Specification §2: every address that asks for a session. */
const CLOSED = [
  HOME,
  `${HOME}/mypacks`,
  `${HOME}/mypacks/renew`,
  `${HOME}/addpacks`,
  `${HOME}/myprofile`,
  `${HOME}/myprofile/kyc`,
  `${HOME}/myprofile/transaction`,
  `${HOME}/help`,
  `${HOME}/help/customersupport`,
  `${HOME}/alert`,
  `${HOME}/contactus`,
  '/checkout',
  `${HOME}/description`,
  `${HOME}/logout`,
  `${HOME}/topup`,
  '/surveyquestions',
  '/nobody/knows/this',
];

/** Specification §2: what a stranger may open. */
const OPEN = [
  '/ottquickpay',
  '/validate',
  '/offerplans',
  '/maintenance',
  '/maintenancelogin',
  '/instantpaymentdetails/',
  '/instantpaymentconfirmdetails/42',
  '/paymentstatuscheck',
  '/PaymentStatusCheck',
  '/paymentstatuscheck/success',
  '/paymentstatuscheck/TX-0042',
  '/instantpaymentconfirmdetails/',
  // These are public because of the word in them, and have no screen.
  '/x/instantpayment',
  `${HOME}/instantpayment`,
];

story(
  'A visitor without a session is redirected to the login from every protected address',
  { tag: '@core' },
  async ({ page, operator }) => {
    for (const address of CLOSED) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/');
      await expect(loginForm(page).heading, address).toBeVisible();
    }
    // Nothing of a subscriber is asked for on the way.
    expect(operator.books.calls().filter(({ call }) => call !== 'maintenance')).toEqual([]);
  },
);

story(
  'A visitor without a session may open every public address, and each shows its heading',
  async ({ page, operator }) => {
    for (const address of OPEN) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page, address).toHaveURL(address);
    }
    // Nothing of a subscriber is asked for.
    const calls = operator.books.calls().map(({ call }) => call);
    for (const call of ['subscriber', 'alerts', 'activePacks', 'cpe', 'cart'])
      expect(calls).not.toContain(call);
  },
);

story('A logged-in subscriber may open every address', async ({ page, logInAs }) => {
  await logInAs('asha', { at: NO_PORTAL });
  for (const address of CLOSED.filter((one) => one !== `${HOME}/logout` && one.startsWith('/n'))) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page, address).toHaveURL(address);
  }
});

story(
  'A logged-in subscriber at an unknown address sees the page "not found" with a link home',
  { tag: '@core' },
  async ({ page, logInAs }) => {
    await logInAs('asha', { at: `${HOME}/somewhere/else` });
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByText('3 days left').first()).toBeVisible();
  },
);
