import {
  ADD_PACKS,
  INSTANT_PAYMENT,
  NEW_TICKET,
  PROFILE,
  RENEW,
  SAVE,
  SUPPORT,
} from '../../../store/core/paths';
import { packPath } from '../../../store/core/viewPaths';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { kycScreen } from '../../stories/support/peers/kycScreen';
import { chooseMethod } from '../../stories/support/peers/payMethods';
import { jpegFile, photo } from '../../stories/support/pictures';
import type { Script } from './script';
import {
  addFirstPack,
  approve,
  heading,
  logInAs,
  NEW_PASSWORD,
  payInInstalments,
  press,
  pressPay,
  rest,
  shortenCatalogue,
} from './steps';

const forThreeMonths = async (page: Parameters<Script['drive']>[0]): Promise<void> => {
  await page.goto(RENEW);
  await page.getByRole('radio', { name: /^3 months/ }).check();
};

const renewByCard =
  (username: string): Script['drive'] =>
  async (page) => {
    await logInAs(page, username);
    await forThreeMonths(page);
    await chooseMethod(page, 'CARD');
    await pressPay(page);
    await approve(page);
  };

/** Flows in which optional fields are filled in and a value other than the first is chosen. */
export const choiceScripts: readonly Script[] = [
  {
    name: 'a subscriber removes a pack and says why',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(packPath({ productid: 'P1003', ending: '4417', since: '' }));
      await press(page, 'Remove');
      await page.getByLabel('Reason (optional)').fill('Too dear');
      await press(page, 'Remove at end of term');
      await page.getByText(/^Khel Plus ends on .* Until then/).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber finds an old ticket, closes it with a reason and opens one about a box',
    drive: async (page) => {
      await logInAs(page, 'lakshmi');
      await page.goto(SUPPORT);
      const tickets = page.getByRole('region', { name: 'My tickets' });
      await tickets.getByRole('button', { name: 'In progress' }).click();
      await rest(page);
      await tickets.getByLabel('What it is about').selectOption('Channel missing');
      await page.getByText('Opened 12 days ago').waitFor();
      await rest(page);
      await tickets.getByRole('listitem').getByRole('link').click();
      await press(page, 'Show later messages');
      await page.getByText('Message 20').waitFor();
      await press(page, 'Close this ticket');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason (optional)').fill('It works again.');
      await dialog.getByRole('button', { name: 'Close the ticket' }).click();
      await page.getByText('This ticket is closed.').waitFor();
      await rest(page);
      await page.goto(NEW_TICKET);
      await page.getByLabel('What is it about?').selectOption('Channel missing');
      await page.getByLabel('Subject').fill('One channel is gone');
      await page.getByLabel('What is happening, and since when?').fill('Since yesterday.');
      await page.getByLabel('How should we reply?').selectOption('Send me a text message');
      await press(page, 'Send');
      await heading(page, 'Your ticket is sent');
      await rest(page);
    },
  },
  {
    name: 'a subscriber changes the name, the e-mail address and the password',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(PROFILE);
      await press(page, 'Change');
      await page.getByLabel('First name').fill('Aasha');
      await page.getByLabel('Surname').fill('Varma');
      await page.getByLabel('Email').fill('aasha@example.com');
      await page.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
      await press(page, 'Save');
      await page.getByText('Your details are saved.').waitFor();
      await rest(page);
      await press(page, 'Change password');
      await page.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await press(page, 'Set new password');
      await page.getByText('Your new password is set.').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber sends the back of a voter’s card',
    drive: async (page) => {
      await logInAs(page, 'kavya');
      const kyc = kycScreen(page);
      await kyc.open();
      await kyc.document.selectOption('VOTERID');
      await kyc.side.selectOption('BACK');
      await kyc.pick(jpegFile(await photo(page, 400, 300)));
      await kyc.picture.waitFor();
      await kyc.send.click();
      await kyc.documents.first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber takes a cheaper mix of packs, and the old ones end',
    drive: async (page) => {
      await logInAs(page, 'sunita');
      await page.goto(SAVE);
      await press(page, 'Find the cheapest mix');
      await press(page, 'Choose this mix');
      await page.waitForURL('**/checkout');
      await rest(page);
      await press(page, /^Pay ₹\S+ from your balance$/);
      await page.getByText(/^All 6 old packs end/).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber puts a pack into the cart for three months and pays in instalments',
    drive: async (page, operator) => {
      await shortenCatalogue(page);
      await logInAs(page, 'asha');
      await page.goto(`${ADD_PACKS}?term=QUARTERLY`);
      await addFirstPack(page);
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.waitForURL('**/checkout');
      await payInInstalments(page, operator);
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews for three months from the balance',
    drive: async (page) => {
      await logInAs(page, 'lakshmi');
      await forThreeMonths(page);
      await pressPay(page);
      await heading(page, 'Your packs are renewed');
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews for three months in instalments',
    drive: async (page, operator) => {
      await logInAs(page, 'asha');
      await forThreeMonths(page);
      await payInInstalments(page, operator);
      await heading(page, 'Paid');
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews for three months by card',
    drive: renewByCard('asha'),
  },
  {
    name: 'a customer of the platform renews by card',
    drive: renewByCard('dinesh'),
  },
  {
    name: 'a visitor pays by UPI and asks for a receipt',
    drive: async (page, operator) => {
      const trouble = { kind: 'upiAnswers', milliseconds: 3_000, status: 'PAID' } as const;
      operator.scenario.add({ call: 'instantPay', times: 1, trouble });
      await page.goto(INSTANT_PAYMENT);
      await page.getByLabel('Mobile, account or box number').fill('9000004412');
      await press(page, 'Continue');
      await page.getByLabel('Amount in rupees').fill('500');
      await page.getByLabel(/^Mobile number/).fill('9000001205');
      await page.getByLabel(/^Email/).fill('payer@example.com');
      await press(page, 'Pay with UPI: ₹500.00');
      await heading(page, 'Paid');
      await rest(page);
    },
  },
];
