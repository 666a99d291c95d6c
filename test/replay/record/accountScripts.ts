import { CONTACT, HELP, PICTURE_GUIDE, PROFILE, TRANSACTIONS } from '../../../store/core/paths';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import type { Script } from './script';
import { logInAs, press, rest } from './steps';

/** Flows of the session, the account, the history, the alerts and help. */
export const accountScripts: readonly Script[] = [
  {
    name: 'a subscriber mistypes the password and then logs in',
    drive: async (page) => {
      await page.goto('/');
      await page.getByLabel('Username or mobile number').fill('asha');
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('Namaste-2025');
      await press(page, 'Log in');
      await page.getByText('The username or password is incorrect.').waitFor();
      await password.fill(DEMO_PASSWORD);
      await press(page, 'Log in');
      await page.getByText('3 days left').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber accepts the terms after the login',
    drive: async (page) => {
      await logInAs(page, 'gurpreet');
      await page.getByLabel('I have read and accept the terms').check();
      await press(page, 'Accept and continue');
      await page.getByText('25 days left').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber logs out and another one logs in',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(PROFILE);
      await press(page, 'Log out');
      await page.getByLabel('Username or mobile number').fill('dinesh');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await press(page, 'Log in');
      await page.getByText('9 days left').first().waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber changes the mobile number',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(PROFILE);
      await press(page, 'Change');
      await page.getByLabel('Mobile number', { exact: true }).fill('+91 90000 04499');
      await page.getByLabel('New mobile number again').fill('+91 90000 04499');
      await page.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
      await press(page, 'Save');
      await page.getByText('Your details are saved.').waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber looks for a payment among the transactions',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(TRANSACTIONS);
      await page.getByLabel('Search').fill('upi');
      await rest(page);
    },
  },
  {
    name: 'a subscriber looks for an answer among the questions',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(HELP);
      await page.getByRole('searchbox').fill('refund');
      await rest(page);
    },
  },
  {
    name: 'a subscriber looks up how customer care is reached',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await page.goto(CONTACT);
      await page.getByRole('region', { name: 'Customer care' }).waitFor();
      await rest(page);
    },
  },
  {
    name: 'a subscriber without a picture refreshes the box',
    drive: async (page) => {
      await logInAs(page, 'meera');
      await page.goto(PICTURE_GUIDE);
      await press(page, /Grandmother’s box/);
      await press(page, 'The picture freezes or breaks up');
      await press(page, 'Next');
      await press(page, 'Refresh box');
      await page.getByText('Sent. It usually takes 5 minutes to arrive.').waitFor();
      await rest(page);
    },
  },
];
