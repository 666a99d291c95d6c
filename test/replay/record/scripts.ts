import { HOME } from '../../../store/core/paths';
import { kycScreen } from '../../stories/support/peers/kycScreen';
import { chooseMethod } from '../../stories/support/peers/payMethods';
import { jpegFile, photo } from '../../stories/support/pictures';
import { loseAnswer } from '../../stories/support/troubles';
import { accountScripts } from './accountScripts';
import { choiceScripts } from './choiceScripts';
import { journeyScripts } from './journeyScripts';
import { packScripts } from './packScripts';
import { rareScripts } from './rareScripts';
import type { Script } from './script';
import {
  addFirstPack,
  approve,
  askForCode,
  giveCode,
  heading,
  identifyOnPage,
  logInAs,
  logInEarly,
  mistypeCode,
  NEW_PASSWORD,
  press,
  rest,
  sheet,
  shortenCatalogue,
} from './steps';

/** The flows in `test/flows`, so that they can be recorded again when the portal changes. */
export const scripts: readonly Script[] = [
  {
    name: 'a subscriber logs in and sees how long the packs last',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.getByText('3 days left').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber leaves Home before it is complete',
    drive: async (page) => {
      await logInEarly(page, 'asha');
      await page.getByRole('link', { name: 'Help', exact: true }).first().click();
      await page.getByText('When can I renew my pack?').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a customer registers',
    drive: async (page, operator) => {
      await identifyOnPage(page, operator, 'REGISTER', '9000002222');
      await heading(page, 'Create your login');
      await page.getByLabel('Username', { exact: true }).fill('imran');
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await press(page, 'Register');
      await page.waitForURL(`**${HOME}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber who forgot the password sets a new one',
    drive: async (page, operator) => {
      await identifyOnPage(page, operator, 'RESETPASSWORD', 'asha');
      const field = page.getByLabel('New password', { exact: true });
      await field.waitFor();
      await field.fill(NEW_PASSWORD);
      await page.locator('form button[type=submit]').click();
      await heading(page, /password/i);
      await rest(page);
    },
  },
  {
    name: 'a subscriber sends the front of an Aadhaar card',
    drive: async (page) => {
      await logInAs(page, 'kavya');
      const kyc = kycScreen(page);
      await kyc.open();
      await kyc.pick(jpegFile(await photo(page, 400, 300)));
      await kyc.picture.waitFor();
      await kyc.send.click();
      await kyc.documents.first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a visitor pays for a relative’s connection by UPI',
    drive: async (page, operator) => {
      const trouble = { kind: 'upiAnswers', milliseconds: 3_000, status: 'PAID' } as const;
      operator.scenario.add({ call: 'instantPay', times: 1, trouble });
      await page.goto('/instantpaymentdetails/');
      await page.getByLabel('Mobile, account or box number').fill('+91 90000 04412');
      await press(page, 'Continue');
      await page.getByLabel('Amount in rupees').fill('500');
      await press(page, 'Pay with UPI: ₹500.00');
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews three packs and one of them fails with 1087',
    drive: async (page, operator) => {
      operator.scenario.pick('renewalVoucherClosedOnOnePack');
      await logInAs(page, 'lakshmi');
      await page.goto(`${HOME}/mypacks/renew`);
      await page.getByRole('checkbox', { name: /Fibre Plus 300/ }).uncheck();
      await press(page, /^Pay( ₹\S+ from your balance)?$/);
      await heading(page, '2 of 3 packs were renewed');
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews three packs and the lost answer is found out',
    drive: async (page, operator) => {
      operator.scenario.idempotency('ignores');
      await logInAs(page, 'lakshmi');
      await page.goto(`${HOME}/mypacks/renew`);
      await page.getByRole('checkbox', { name: /Fibre Plus 300/ }).uncheck();
      // The recording lacks an answer that arrives while a route is added.
      await rest(page);
      await loseAnswer(page, '**/subscriber/v1/product');
      await press(page, /^Pay( ₹\S+ from your balance)?$/);
      await page.getByRole('heading', { name: 'It went through' }).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber opens a ticket and closes it',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(`${HOME}/help/customersupport?new=ticket`);
      await page.getByLabel('What is it about?').selectOption('Billing');
      await page.getByLabel('Subject').fill('A charge I do not know');
      await page.getByLabel('What is happening, and since when?').fill('It is on the last bill.');
      await page.getByLabel('How should we reply?').selectOption('Send me a text message');
      await press(page, 'Send');
      await page.getByRole('link', { name: 'Open the ticket' }).click();
      await heading(page, 'A charge I do not know');
      await press(page, 'Close this ticket');
      await page.getByRole('dialog').getByRole('button', { name: 'Close the ticket' }).click();
      await page.getByText('This ticket is closed.').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber adds a pack to the cart and pays for it by card',
    drive: async (page) => {
      await shortenCatalogue(page);
      await logInAs(page, 'asha');
      await page.goto(`${HOME}/addpacks`);
      await addFirstPack(page);
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.waitForURL('**/checkout');
      await chooseMethod(page, 'CARD');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Pay\b/ })
        .click();
      await approve(page);
    },
  },
  {
    name: 'a subscriber pays in instalments with the right code',
    drive: async (page, operator) => {
      await askForCode(page);
      await giveCode(page, operator);
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a subscriber asked for a code cancels without paying',
    drive: async (page) => {
      await askForCode(page);
      await sheet(page).getByRole('button', { name: 'Cancel payment' }).click();
      await sheet(page).waitFor({ state: 'hidden' });
      await rest(page);
    },
  },
  {
    name: 'a subscriber mistypes the code and then pays with the right one',
    drive: async (page, operator) => {
      await askForCode(page);
      await mistypeCode(page, operator);
      await giveCode(page, operator);
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a subscriber whose network fails after the code sees that it was paid',
    drive: async (page, operator) => {
      await askForCode(page);
      // The page loses the answer. If the operator cut the connection, the browser would send the request again by
      // itself and get an answer.
      await loseAnswer(page, '**/lazypay/pay');
      await giveCode(page, operator);
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a session that ends during a payment charges nothing',
    drive: async (page, operator) => {
      await askForCode(page);
      operator.endSessions();
      await giveCode(page, operator);
      await page.getByText('Valid session doesn').first().waitFor();
      await rest(page);
    },
  },
  ...accountScripts,
  ...packScripts,
  ...choiceScripts,
  ...journeyScripts,
  ...rareScripts,
];
