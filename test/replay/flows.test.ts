import 'fake-indexeddb/auto';
import { endpoints } from '../../sagas/api/endpoints';
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
  'a subscriber renews three packs and the lost answer is found out': [
    omitsCall('transactions'),
    /transactions was not called/,
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
  'a subscriber mistypes the password and then logs in': [
    suppressesEvent('session/logInFailed'),
    /recorded is session\/logInFailed/,
  ],
  'a subscriber accepts the terms after the login': [
    omitsCall('acceptTerms'),
    /acceptTerms was not called/,
  ],
  'a subscriber logs out and another one logs in': [omitsCall('logout'), /logout was not called/],
  'a subscriber changes the mobile number': [
    sendsInstead('updateSubscriber', { mobileno: '9000004498', firstname: 'Aasha' }),
    /updateSubscriber was sent with/,
  ],
  'a subscriber looks for a payment among the transactions': [
    callsTwice('transactions'),
    /transactions was called 2 times; recorded is 1/,
  ],
  'a subscriber looks for an answer among the questions': [
    suppressesEvent('faqs/loadSucceeded'),
    /faqs\/loadSucceeded/,
  ],
  'a subscriber looks up how customer care is reached': [omitsCall('cpe'), /cpe was not called/],
  'a subscriber without a picture refreshes the box': [
    callsTwice('retrack'),
    /retrack was called 2 times; recorded is 1/,
  ],
  'a subscriber removes a pack at its end': [
    callsTwice('removePack'),
    /removePack was called 2 times; recorded is 1/,
  ],
  'a subscriber cancels a pack for a refund': [
    callsTwice('cancelForRefund'),
    /cancelForRefund was called 2 times; recorded is 1/,
  ],
  'a subscriber looks at the broadband line': [
    omitsCall('broadbandDetails'),
    /broadbandDetails was not called/,
  ],
  'a subscriber opens a pack of the catalogue': [
    omitsCall('availablePacks'),
    /availablePacks was not called/,
  ],
  'a subscriber removes a line from the cart': [
    callsTwice('removeFromCart'),
    /removeFromCart was called 2 times; recorded is 1/,
  ],
  'a visitor pays for a streaming service by UPI': [
    callsTwice('ottQuickPay'),
    /ottQuickPay was called 2 times; recorded is 1/,
  ],
  'a visitor orders a new connection': [
    callsTwice('placeOrder'),
    /placeOrder was called 2 times; recorded is 1/,
  ],
  'a visitor asks about a payment that the operator does not know': [
    omitsCall('paymentStatus'),
    /paymentStatus was not called/,
  ],
};

it('Every recorded flow has a deliberate change', () => {
  expect(Object.keys(MUTATIONS).sort()).toEqual([...flowNames].sort());
});

/** The functions that the specification names (§1), and a flow that shows each. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'forgot password': 'a subscriber who forgot the password sets a new one',
  login: 'a subscriber logs in and sees how long the packs last',
  registration: 'a customer registers',
  OTP: 'a subscriber mistypes the code and then pays with the right one',
  FAQ: 'a subscriber looks for an answer among the questions',
  'customer support': 'a subscriber opens a ticket and closes it',
  details: 'a subscriber changes the mobile number',
  KYC: 'a subscriber sends the front of an Aadhaar card',
  'contact us': 'a subscriber looks up how customer care is reached',
  logout: 'a subscriber logs out and another one logs in',
  manage: 'a subscriber removes a pack at its end',
  'add packs': 'a subscriber adds a pack to the cart and pays for it by card',
  cart: 'a subscriber removes a line from the cart',
  'my account': 'a subscriber changes the mobile number',
  'banner images': 'a subscriber logs in and sees how long the packs last',
  'channel list and details': 'a subscriber opens a pack of the catalogue',
  checkout: 'a subscriber adds a pack to the cart and pays for it by card',
  payment: 'a subscriber pays in instalments with the right code',
  renew: 'a subscriber renews three packs and one of them fails with 1087',
  'top-up': 'a subscriber pays in instalments with the right code',
  alert: 'a subscriber logs in and sees how long the packs last',
  subscriber: 'a subscriber logs in and sees how long the packs last',
  transaction: 'a subscriber looks for a payment among the transactions',
  'instant payment': 'a visitor pays for a relative’s connection by UPI',
  'OTT quick pay': 'a visitor pays for a streaming service by UPI',
};

it('Every function that the specification names is in a recorded flow', () => {
  expect(Object.entries(FUNCTIONS).filter(([, flow]) => !flowNames.includes(flow))).toEqual([]);
  expect(flowNames.length).toBeGreaterThanOrEqual(24);
});

it('Every documented call but five is in a recorded flow', async () => {
  const recordings = await Promise.all(flowNames.map(flowRecording));
  const called = new Set(
    recordings.flatMap(({ pages }) => pages.flatMap(({ calls }) => calls.map(({ call }) => call))),
  );
  expect(
    Object.values(endpoints)
      .map(({ name }) => name)
      .filter((name) => !called.has(name)),
  ).toEqual([
    // A second code only after half a minute; the customers of the platform; the variant that reads a text; the relay.
    'regenerateOtp',
    'payAsDpCustomer',
    'renewReadingText',
    'instalmentResendOtp',
    'subscribeToTopic',
  ]);
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
