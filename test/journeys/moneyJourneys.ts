import type { Operator } from '../operator/operator';
import type { Journey } from './journey';
import type { Person } from './person';

const ASHA = '100004417';

const renewal = (person: Person) => person.tap('link', /^Renew · ₹[\d,.]+$/);
const payByProvider = (person: Person) => person.tap('button', /^Pay ₹[\d,.]+$/);
const payFromBalance = (person: Person) => person.tap('button', /^Pay ₹[\d,.]+ from your balance$/);

/** With the documented fields alone the link has no price. */
const renewalWithoutPrice = (person: Person) => person.tap('link', 'Renew');
/** Only the price of the base pack is known, because its tariff names it. */
const leaveOnlyPriced = async (person: Person) => {
  await person.tap('checkbox', /^Khel Plus/);
  await person.tap('checkbox', /^Fibre 100/);
};
const confirmPrice = (person: Person) => person.tap('checkbox', 'Your operator sets the price');

/** The last code that the instalment provider texted, and a different one. */
const textedCode = ({ books }: Operator): string => books.otps(ASHA).at(-1)?.code ?? '';
const wrongCode = (operator: Operator): string =>
  textedCode(operator) === '111111' ? '222222' : '111111';

const topUpAndRenew = async (person: Person, title = 'Your packs are renewed') => {
  await person.tap('button', 'Add money');
  await payByProvider(person);
  await person.decide('Approve');
  // The paid top-up leads back to the renewal automatically.
  await payFromBalance(person);
  await person.see(title);
};

const payLater = async (person: Person, operator: Operator) => {
  await person.tap('button', /^Change/);
  await person.tap('radio', /^Pay later/);
  await person.tap('button', /^Pay ₹[\d,.]+ later$/);
  await person.type('OTP', await whenSent(person, () => wrongCode(operator)));
  await person.tap('button', /^Confirm ₹/);
  await person.see(/This code is incorrect/);
  await person.type('OTP', textedCode(operator));
  await person.tap('button', /^Confirm ₹/);
  await person.see('Paid');
};

/** Renewing, paying and looking at what was paid. */
export const moneyJourneys: readonly Journey[] = [
  {
    name: 'see when packs end',
    budget: 0,
    lacks: 'activePacks.expirydate',
    as: 'asha',
    walk: (person) => person.see(/ends? (in|on) /),
  },
  {
    name: 'renew from balance',
    budget: 2,
    as: 'lakshmi',
    walk: async (person) => {
      await renewal(person);
      await payFromBalance(person);
      await person.see('Your packs are renewed');
    },
    documented: {
      budget: 3,
      walk: async (person) => {
        await renewalWithoutPrice(person);
        await confirmPrice(person);
        await person.tap('button', 'Pay');
        await person.see('Your packs are renewed');
      },
    },
  },
  {
    name: 'renew by card or UPI until the provider’s page',
    budget: 2,
    as: 'asha',
    walk: async (person) => {
      await renewal(person);
      // When the balance is too low, the provider's page is already chosen.
      await person.see(/^UPI$/);
      await payByProvider(person);
      await person.page.waitForURL('**/stand-in/card/pay');
    },
    documented: {
      budget: 4,
      walk: async (person) => {
        await renewalWithoutPrice(person);
        await leaveOnlyPriced(person);
        await person.see(/^UPI$/);
        await payByProvider(person);
        await person.page.waitForURL('**/stand-in/card/pay');
      },
    },
  },
  {
    name: 'short balance, top-up, renewed',
    budget: 5,
    as: 'asha',
    walk: async (person) => {
      await renewal(person);
      await topUpAndRenew(person);
    },
    documented: {
      budget: 7,
      walk: async (person) => {
        await renewalWithoutPrice(person);
        await leaveOnlyPriced(person);
        await topUpAndRenew(person, 'Your pack is renewed');
      },
    },
  },
  {
    name: 'pay later with one wrong code',
    budget: 6,
    as: 'asha',
    walk: async (person, operator) => {
      await renewal(person);
      await payLater(person, operator);
    },
    documented: {
      budget: 8,
      walk: async (person, operator) => {
        await renewalWithoutPrice(person);
        await leaveOnlyPriced(person);
        await payLater(person, operator);
      },
    },
  },
  {
    name: 'save three months’ statement',
    budget: 4,
    as: 'meera',
    walk: async (person) => {
      await person.tap('link', 'Money');
      await person.tap('button', 'Filter');
      await person.tap('button', 'Last 3 months');
      await person.save('Download (Excel)');
    },
  },
];

/** Waits for the field, because no code is sent before it appears. */
const whenSent = async ({ page }: Person, code: () => string): Promise<string> => {
  await page.getByLabel('OTP', { exact: true }).waitFor();
  return code();
};
