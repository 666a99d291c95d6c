import { ALERTS, PROFILE, RENEW, TOP_UP } from '../../../store/core/paths';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { kycScreen } from '../../stories/support/peers/kycScreen';
import { chooseMethod } from '../../stories/support/peers/payMethods';
import { upToOrder } from '../../stories/support/peers/shop';
import { jpegFile, photo } from '../../stories/support/pictures';
import { refusal } from '../../stories/support/troubles';
import type { Script } from './script';
import {
  approve,
  askForCode,
  codeField,
  heading,
  logInAs,
  mistypeCode,
  press,
  pressPay,
  rest,
  sheet,
} from './steps';

const atCardPage = (page: Parameters<Script['drive']>[0]) =>
  page.waitForURL('**/stand-in/card/pay');

/** Flows whose events carry what is seldom there: a refusal, a second try, what an earlier page has left. */
export const rareScripts: readonly Script[] = [
  {
    name: 'a subscriber reads older alerts',
    drive: async (page) => {
      await logInAs(page, 'lakshmi');
      await page.goto(ALERTS);
      await rest(page);
      await press(page, 'Show more');
      await page.getByText('60 of 60 alerts').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber renews one pack from the balance',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(RENEW);
      await page.getByRole('checkbox', { name: 'Fibre 100' }).uncheck();
      await page.getByRole('checkbox', { name: 'Family HD' }).uncheck();
      await press(page, /^Pay ₹\S+ from your balance$/);
      await heading(page, 'Your pack is renewed');
      await rest(page);
    },
  },
  {
    name: 'a subscriber goes back from the card page without paying, and begins again',
    drive: async (page, operator) => {
      await logInAs(page, 'asha');
      await page.goto(RENEW);
      await chooseMethod(page, 'CARD');
      await pressPay(page);
      await atCardPage(page);
      await press(page, 'Go back without paying');
      await heading(page, 'Payment failed');
      await rest(page);
      await page.goto(RENEW);
      await chooseMethod(page, 'CARD');
      await pressPay(page);
      await atCardPage(page);
      const trouble = refusal(404, 'NO_SUCH_PAYMENT', 'No such payment.');
      operator.scenario.add({ call: 'paymentStatus', times: 1, trouble });
      await page.goto(TOP_UP);
      await page.getByRole('heading', { name: '1 unfinished payment' }).waitFor();
      await rest(page);
      await press(page, 'Continue payment');
      await press(page, 'I didn’t pay there, start again');
      await approve(page);
    },
  },
  {
    name: 'a subscriber mistypes the code, goes on from another page and then cancels',
    drive: async (page, operator) => {
      await askForCode(page);
      await mistypeCode(page, operator);
      await rest(page);
      await page.goto(TOP_UP);
      await rest(page);
      await press(page, 'Enter OTP');
      await codeField(page).waitFor();
      await rest(page);
      await sheet(page).getByRole('button', { name: 'Cancel payment' }).click();
      await sheet(page).waitFor({ state: 'hidden' });
      await rest(page);
      await page.goto(TOP_UP);
      await rest(page);
    },
  },
  {
    name: 'a subscriber sends a document and the operator breaks down',
    drive: async (page, operator) => {
      const trouble = refusal(500, '', 'Out of order.');
      operator.scenario.add({ call: 'uploadDocument', times: 1, trouble });
      await logInAs(page, 'kavya');
      const kyc = kycScreen(page);
      await kyc.open();
      await kyc.pick(jpegFile(await photo(page, 400, 300)));
      await kyc.picture.waitFor();
      await kyc.send.click();
      await rest(page);
    },
  },
  {
    name: 'a subscriber whose renewal by card is refused',
    drive: async (page, operator) => {
      const trouble = refusal(409, 'BAD_REQUEST', 'This cannot be paid by card.');
      operator.scenario.add({ call: 'payAsLcoCustomer', times: 1, trouble });
      await logInAs(page, 'asha');
      await page.goto(RENEW);
      await chooseMethod(page, 'CARD');
      await pressPay(page);
      await page.getByText('This cannot be paid by card.').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a visitor reloads the page and then orders a new connection',
    drive: async (page) => {
      const shop = await upToOrder(page);
      await rest(page);
      await page.reload();
      await rest(page);
      await shop.order.click();
      await heading(page, 'Your order');
      await rest(page);
    },
  },
  {
    name: 'a subscriber changes all details, and they cannot be read again',
    drive: async (page, operator) => {
      await logInAs(page, 'asha');
      await page.goto(PROFILE);
      await press(page, 'Change');
      await page.getByLabel('First name').fill('Aasha');
      await page.getByLabel('Surname').fill('Varma');
      await page.getByLabel('Email').fill('aasha@example.com');
      await page.getByLabel('Mobile number', { exact: true }).fill('+91 90000 04499');
      await page.getByLabel('New mobile number again').fill('+91 90000 04499');
      await page.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
      operator.scenario.add({ call: 'subscriber', trouble: refusal(500, '', '') });
      await press(page, 'Save');
      await page.getByText('Your details are saved.').waitFor();
      await rest(page);
    },
  },
];
