import 'fake-indexeddb/auto';
import { suppressesEvent, omitsCall, callsTwice, sendsInstead, type Mutation } from './mutations';
import { flowNames, flowRecording } from './recordedFlows';
import { replay } from './replay';

/** One changed saga for each flow, and what the replay then says first. */
const MUTATIONS: Readonly<Record<string, readonly [Mutation, RegExp]>> = {
  'a subscriber logs in and sees how long the packs last': [
    callsTwice('activePacks'),
    /activePacks was called 2 times; recorded is 1/,
  ],
  'a customer registers': [omitsCall('register'), /register was not called/],
  'a subscriber who forgot the password sets a new one': [
    suppressesEvent('otp/setPasswordSucceeded'),
    /otp\/setPasswordSucceeded/,
  ],
  'a subscriber sends the front of an Aadhaar card': [
    sendsInstead('uploadDocument', { side: 'BACK' }),
    /uploadDocument was sent with side = "BACK"; recorded is "FRONT"/,
  ],
  'a visitor pays for a relative’s connection by UPI': [
    callsTwice('instantPay'),
    /instantPay was called 2 times; recorded is 1/,
  ],
  'a subscriber renews three packs and one of them fails with 1087': [
    callsTwice('renew'),
    /renew was called 2 times; recorded is 1/,
  ],
  'a subscriber opens a ticket and closes it': [
    callsTwice('createTicket'),
    /createTicket was called 2 times; recorded is 1/,
  ],
  'a subscriber adds a pack to the cart and pays for it by card': [
    omitsCall('checkout'),
    /checkout was not called/,
  ],
  'a subscriber pays in instalments with the right code': [
    callsTwice('instalmentPay'),
    /instalmentPay was called 2 times; recorded is 1/,
  ],
  'a subscriber asked for a code cancels without paying': [
    omitsCall('instalmentCancel'),
    /instalmentCancel was not called/,
  ],
  'a subscriber mistypes the code and then pays with the right one': [
    suppressesEvent('payments/submitOtpFailed'),
    /recorded is payments\/submitOtpFailed/,
  ],
  'a subscriber whose network fails after the code sees that it was paid': [
    omitsCall('paymentStatus'),
    /paymentStatus was not called/,
  ],
  'a session that ends during a payment charges nothing': [
    suppressesEvent('session/expired'),
    /recorded is session\/expired/,
  ],
};

it('Every recorded flow has a deliberate change', () => {
  expect(Object.keys(MUTATIONS).sort()).toEqual([...flowNames].sort());
});

describe.each(flowNames)('%s', (name) => {
  it('Today’s code replays the flow without a difference', async () => {
    const { difference, steps } = await replay(await flowRecording(name));
    expect(difference).toBeNull();
    expect(steps.length).toBeGreaterThan(5);
  });

  const [mutation, says] = MUTATIONS[name] ?? [];
  if (mutation && says)
    it(`The replay reports a difference when ${mutation.says}`, async () => {
      const { difference } = await replay(await flowRecording(name), { effects: mutation.effects });
      expect(difference).toMatch(says);
    });
});
