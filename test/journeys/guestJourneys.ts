import type { Operator } from '../operator/operator';
import type { Journey } from './journey';
import type { Person } from './person';

const ASHA = '100004417';
const MOBILE = '9000004412';
const NEW_PASSWORD = 'Basanti-2027';

const payForParent = async (person: Person, { isKept = false } = {}) => {
  await person.tap('link', 'Quick recharge');
  await person.type('Mobile, account or box number', MOBILE);
  await person.tap('button', 'Continue');
  if (isKept) await person.tap('checkbox', 'Save this number on this device');
  await person.tap('button', '₹500');
  await person.tap('button', /^Pay with UPI/);
  await person.see('Open your UPI app');
};

/** What the payer does in the UPI app, which the portal never sees. */
const payInApp = ({ app, books }: Operator) =>
  app.inject({
    method: 'POST',
    url: '/stand-in/do/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `txnid=${books.payments(ASHA).at(-1)?.txnid ?? ''}`,
  });

/** What people do without a login. */
export const guestJourneys: readonly Journey[] = [
  {
    name: 'forgotten password',
    budget: 7,
    as: null,
    walk: async (person, { books }) => {
      await person.tap('link', 'Forgot password?');
      // The link has already chosen the purpose.
      await person.page
        .getByRole('radio', { name: /^Set a new password/, checked: true })
        .waitFor();
      await person.type('Mobile number, customer number or username', 'asha');
      await person.tap('button', 'Text me a code');
      await person.page.getByLabel('OTP', { exact: true }).waitFor();
      await person.type('OTP', books.otps(ASHA).at(-1)?.code ?? '');
      await person.tap('button', 'Verify code');
      await person.type('New password', NEW_PASSWORD);
      await person.tap('button', 'Set new password');
      await person.see('Your new password is set');
    },
  },
  {
    name: 'parent’s connection',
    budget: 5,
    as: null,
    walk: (person) => payForParent(person),
  },
  {
    name: 'parent’s connection again',
    budget: 3,
    as: null,
    before: async (person, operator) => {
      await person.open('/');
      await payForParent(person, { isKept: true });
      await payInApp(operator);
      await person.tap('button', 'I have paid, check now');
      await person.see('Paid');
    },
    walk: async (person) => {
      await person.tap('link', 'Quick recharge');
      await person.tap('button', /^Pay for ••/);
      await person.tap('button', /^Pay with UPI/);
      await person.see('Open your UPI app');
    },
  },
  {
    name: 'new connection',
    budget: 8,
    as: null,
    walk: async (person) => {
      await person.tap('link', 'Get a new connection');
      await person.tap('button', /^Choose: First three months/);
      await person.type('First name', 'Rohan');
      await person.type('Mobile number', '9123456780');
      await person.type('Address', '12 Jasmine Road, Nashik');
      await person.type('Pincode', '422001');
      await person.tap('button', 'Continue');
      await person.tap('button', /^Order for/);
      await person.see(/^OR\w+$/);
    },
  },
  {
    name: 'payment checked without login',
    budget: 3,
    as: null,
    before: async (person) => {
      await person.open('/');
      await payForParent(person);
    },
    walk: async (person, operator) => {
      await payInApp(operator);
      await person.tap('link', 'Payment stuck?');
      await person.type('Reference', operator.books.payments(ASHA).at(-1)?.txnid ?? '');
      await person.tap('button', 'Check');
      await person.see('Paid');
    },
  },
];
