import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import 'fake-indexeddb/auto';
import { readArchive } from './recording/readArchive';
import { keepsSilentAbout, omits, repeats, sendsInstead, type Change } from './mutations';
import { replay } from './replay';

const FLOWS = path.join(__dirname, '../flows');
const names = readdirSync(FLOWS)
  .filter((file) => file.endsWith('.har'))
  .map((file) => path.basename(file, '.har'));

const recordingOf = (name: string) =>
  readArchive(readFileSync(path.join(FLOWS, `${name}.har`), 'utf8'), name);

/** One changed saga for each flow, and what the replay then says first. */
const CHANGES: Readonly<Record<string, readonly [Change, RegExp]>> = {
  'a subscriber logs in and sees how long the packs last': [
    repeats('activePacks'),
    /activePacks was called 2 times; recorded is 1/,
  ],
  'a customer registers': [omits('register'), /register was not called/],
  'a subscriber who forgot the password sets a new one': [
    keepsSilentAbout('otp/setPasswordSucceeded'),
    /otp\/setPasswordSucceeded/,
  ],
  'a subscriber sends the front of an Aadhaar card': [
    sendsInstead('uploadDocument', { side: 'BACK' }),
    /uploadDocument was sent with side = "BACK"; recorded is "FRONT"/,
  ],
  'somebody pays for a parent’s connection by UPI': [
    repeats('instantPay'),
    /instantPay was called 2 times; recorded is 1/,
  ],
  'a subscriber renews three packs and one of them fails with 1087': [
    repeats('renew'),
    /renew was called 2 times; recorded is 1/,
  ],
  'a subscriber opens a ticket and closes it': [
    repeats('createTicket'),
    /createTicket was called 2 times; recorded is 1/,
  ],
  'a subscriber puts a pack into the cart and pays for it by card': [
    omits('checkout'),
    /checkout was not called/,
  ],
  'a subscriber pays later and the provider takes the code': [
    repeats('instalmentPay'),
    /instalmentPay was called 2 times; recorded is 1/,
  ],
  'a subscriber who was to give a code leaves without paying': [
    omits('instalmentCancel'),
    /instalmentCancel was not called/,
  ],
  'a subscriber mistypes the code and then pays with the right one': [
    keepsSilentAbout('payments/giveCodeFailed'),
    /recorded is payments\/giveCodeFailed/,
  ],
  'a subscriber whose network is lost after the code was given finds out that it was paid': [
    omits('paymentStatus'),
    /paymentStatus was not called/,
  ],
  'a session that ends in the middle of a payment charges nothing': [
    keepsSilentAbout('session/expired'),
    /recorded is session\/expired/,
  ],
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('Every recorded flow has a deliberate change', () => {
  expect(Object.keys(CHANGES).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  it('Today’s code replays the flow without a difference', async () => {
    const { difference, steps } = await replay(await recordingOf(name));
    expect(difference).toBeNull();
    expect(steps.length).toBeGreaterThan(5);
  });

  const [change, says] = CHANGES[name] ?? [];
  if (change && says)
    it(`The replay reports a difference when ${change.says}`, async () => {
      const { difference } = await replay(await recordingOf(name), { effects: change.effects });
      expect(difference).toMatch(says);
    });
});
