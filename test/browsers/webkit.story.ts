import { expect } from '@playwright/test';
import { HOME, LOGIN, RENEW } from '../../store/core/paths';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { callsOf, READS } from '../stories/support/calls';
import { ASHA_ID, chargesOf, LAKSHMI_ID } from '../stories/support/payments';
import { type WebkitPage, webkitStory } from './webkitStory';

const logIn = async (visit: WebkitPage, username: string, password = DEMO_PASSWORD) => {
  await visit.fill('Username or mobile number', username);
  await visit.fill('Password', password);
  await visit.press('Log in');
};

webkitStory(
  'A wrong password is reported, the right one leads home, and a reload stays there',
  async ({ visit, operator }) => {
    await visit.open(LOGIN);
    await logIn(visit, 'asha', 'wrong-password');
    await visit.sees('The username or password is incorrect');
    expect(await visit.path()).toBe(LOGIN);

    await logIn(visit, 'asha');
    await visit.sees('3 days left');
    expect(await visit.path()).toBe(HOME);
    await visit.reload();
    await visit.sees('3 days left');
    expect(callsOf(operator, 'login').map(({ status }) => status)).toEqual([403, 200]);
  },
);

webkitStory(
  'The home screen shows name, packs, balance and offers, and no part of it fails',
  async ({ visit, operator }) => {
    await visit.open(LOGIN);
    await logIn(visit, 'asha');
    for (const text of ['Asha', '3 days left', '₹214.50', 'Offers']) await visit.sees(text);
    await expect
      .poll(() => READS.map((call) => callsOf(operator, call).map(({ status }) => status)))
      .toEqual([[200], [200], [200], [200], [200]]);
    expect(operator.books.balance(ASHA_ID)).toBe(21_450);
  },
);

webkitStory(
  'A subscriber renews three of four packs from the balance and is charged once',
  async ({ visit, operator }) => {
    await visit.open(LOGIN);
    await logIn(visit, 'lakshmi');
    await visit.sees('5 days left');
    await visit.open(RENEW);
    await visit.toggle('Fibre Plus 300');
    await visit.sees('₹291.55');
    await visit.press('Pay');
    await visit.sees('Your packs are renewed');
    await visit.sees('From balance');
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([29_155]);
    expect(operator.books.balance(LAKSHMI_ID)).toBe(4_899_000 - 29_155);
  },
);
