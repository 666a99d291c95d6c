import 'fake-indexeddb/auto';
import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import type { FunctionalArea } from '../contract/functionalAreas';
import { callsTwice, type Mutation, omitsCall, sendsInstead, suppressesEvent } from './mutations';
import { flowNames, flowRecording } from './recordedFlows';
import { replay } from './replay';

// The worker's script is a file of the build, which Jest cannot refer to.
jest.mock('../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../support/searchWorker'),
);

type Change = readonly [Mutation, RegExp];
const twice = (call: CallName): Change => [
  callsTwice(call),
  new RegExp(`${call} was called 2 times; recorded is 1`),
];
const without = (call: CallName): Change => [omitsCall(call), new RegExp(`${call} was not called`)];
const unheard = (event: string): Change => [
  suppressesEvent(event),
  new RegExp(`recorded is ${event}`),
];

/** One changed saga for each flow, and the first difference that the replay then reports. */
const MUTATIONS: Readonly<Record<string, Change>> = {
  'a subscriber logs in and sees how long the packs last': twice('activePacks'),
  'a subscriber leaves Home before it is complete': unheard('faqs/loadSucceeded'),
  'a subscriber looks through the packs after a search for a cheaper mix':
    unheard('catalogue/loadSucceeded'),
  'a customer registers': without('register'),
  'a subscriber who forgot the password sets a new one': [
    suppressesEvent('otp/setPasswordSucceeded'),
    /otp\/setPasswordSucceeded/,
  ],
  'a subscriber sends the front of an Aadhaar card': [
    sendsInstead('uploadDocument', { side: 'BACK' }),
    /uploadDocument was sent with side = "BACK"; recorded is "FRONT"/,
  ],
  'a visitor pays for a relative’s connection by UPI': twice('instantPay'),
  'a subscriber renews three packs and one of them fails with 1087': twice('renew'),
  'a subscriber renews three packs and the lost answer is found out': without('transactions'),
  'a subscriber opens a ticket and closes it': twice('createTicket'),
  'a subscriber adds a pack to the cart and pays for it by card': without('checkout'),
  'a subscriber pays in instalments with the right code': twice('instalmentPay'),
  'a subscriber asked for a code cancels without paying': without('instalmentCancel'),
  'a subscriber mistypes the code and then pays with the right one': unheard(
    'payments/submitOtpFailed',
  ),
  'a subscriber whose network fails after the code sees that it was paid': without('paymentStatus'),
  'a session that ends during a payment charges nothing': unheard('session/expired'),
  'a subscriber mistypes the password and then logs in': unheard('session/logInFailed'),
  'a subscriber accepts the terms after the login': without('acceptTerms'),
  'a subscriber logs out and another one logs in': without('logout'),
  'a subscriber changes the mobile number': [
    sendsInstead('updateSubscriber', { mobileno: '9000004498', firstname: 'Aasha' }),
    /updateSubscriber was sent with/,
  ],
  'a subscriber looks for a payment among the transactions': [
    sendsInstead('transactions', { page: '1' }),
    /transactions was sent with page = "1"; recorded is "2"/,
  ],
  'a subscriber looks for an answer among the questions': [
    suppressesEvent('faqs/loadSucceeded'),
    /faqs\/loadSucceeded/,
  ],
  'a subscriber looks up how customer care is reached': without('cpe'),
  'a subscriber without a picture refreshes the box': twice('retrack'),
  'a subscriber removes a pack at its end': twice('removePack'),
  'a subscriber cancels a pack for a refund': twice('cancelForRefund'),
  'a subscriber looks at the broadband line': without('broadbandDetails'),
  'a subscriber opens a pack of the catalogue': without('availablePacks'),
  'a subscriber removes a line from the cart': twice('removeFromCart'),
  'a visitor pays for a streaming service by UPI': twice('ottQuickPay'),
  'a visitor orders a new connection': twice('placeOrder'),
  'a visitor asks about a payment that the operator does not know': without('paymentStatus'),
  'a subscriber removes a pack and says why': [
    sendsInstead('removePack', { reason: undefined }),
    /removePack was sent with reason = undefined; recorded is "•••• \(8\)"/,
  ],
  'a subscriber finds an old ticket, closes it with a reason and opens one about a box': [
    sendsInstead('ticketPage', { page: '1' }),
    /ticketPage was called 2 times|ticketPage was sent with page = "1"; recorded is "2"/,
  ],
  'a subscriber changes the name, the e-mail address and the password': without('resetPassword'),
  'a subscriber sends the back of a voter’s card': [
    sendsInstead('uploadDocument', { documenttype: 'AADHAAR' }),
    /uploadDocument was sent with documenttype = "AADHAAR"; recorded is "VOTERID"/,
  ],
  'a subscriber takes a cheaper mix of packs, and the old ones end': without('removePack'),
  'a subscriber puts a pack into the cart for three months and pays in instalments': [
    sendsInstead('addToCart', { chargeperiod: 'MONTHLY' }),
    /addToCart was sent with chargeperiod = "MONTHLY"; recorded is "QUARTERLY"/,
  ],
  'a subscriber renews for three months from the balance': [
    sendsInstead('renew', { chargeperiod: 'MONTHLY' }),
    /renew was sent with chargeperiod = "MONTHLY"; recorded is "QUARTERLY"/,
  ],
  'a subscriber renews for three months in instalments': [
    sendsInstead('instalmentEligibility', { purpose: 'CART' }),
    /instalmentEligibility was sent with purpose = "CART"; recorded is "RENEWAL"/,
  ],
  'a subscriber renews for three months by card': [
    sendsInstead('payAsLcoCustomer', { productid: 'P1001' }),
    /payAsLcoCustomer was sent with productid = "P1001"/,
  ],
  'a customer of the platform renews by card': without('payAsDpCustomer'),
  'a visitor pays by UPI and asks for a receipt': [
    sendsInstead('instantPay', { amount: '1.00' }),
    /instantPay was sent with amount = "1.00"; recorded is "500.00"/,
  ],
  'a subscriber whose balance is short adds money and renews': twice('renew'),
  'a subscriber takes Hindi and the dark colours': twice('activePacks'),
  'a subscriber reads older alerts': [
    sendsInstead('alerts', { page: '1' }),
    /alerts was called 2 times|alerts was sent with page = "1"; recorded is "2"/,
  ],
  'a subscriber renews one pack from the balance': twice('renewReadingText'),
  'a subscriber goes back from the card page without paying, and begins again':
    without('paymentStatus'),
  'a subscriber mistypes the code, goes on from another page and then cancels':
    without('instalmentCancel'),
  'a subscriber sends a document and the operator breaks down': twice('uploadDocument'),
  'a subscriber whose renewal by card is refused': [
    suppressesEvent('payments/billRefused'),
    /renewablePacks was not called/,
  ],
  'a visitor reloads the page and then orders a new connection': [
    suppressesEvent('offers/restored'),
    /placeOrder was not called/,
  ],
  'a subscriber changes all details, and they cannot be read again': twice('updateSubscriber'),
};

it('Every recorded flow has a deliberate change', () => {
  expect(Object.keys(MUTATIONS).sort()).toEqual([...flowNames].sort());
});

/** The functions that the specification names (§1), and a flow that shows each. */
const FUNCTIONS: Readonly<Record<FunctionalArea, string>> = {
  'forgot password': 'a subscriber who forgot the password sets a new one',
  login: 'a subscriber logs in and sees how long the packs last',
  registration: 'a customer registers',
  OTP: 'a customer registers',
  FAQ: 'a subscriber looks for an answer among the questions',
  'customer support': 'a subscriber opens a ticket and closes it',
  details: 'a subscriber changes the mobile number',
  KYC: 'a subscriber sends the front of an Aadhaar card',
  'contact us': 'a subscriber looks up how customer care is reached',
  logout: 'a subscriber logs out and another one logs in',
  manage: 'a subscriber removes a pack at its end',
  'add packs': 'a subscriber adds a pack to the cart and pays for it by card',
  cart: 'a subscriber removes a line from the cart',
  // This flow shows the account's boxes; the account's record is under "details".
  'my account': 'a subscriber without a picture refreshes the box',
  'banner images': 'a subscriber logs in and sees how long the packs last',
  'channel list and details': 'a subscriber opens a pack of the catalogue',
  checkout: 'a subscriber adds a pack to the cart and pays for it by card',
  payment: 'a subscriber adds a pack to the cart and pays for it by card',
  renew: 'a subscriber renews three packs and one of them fails with 1087',
  // The payment later in this flow is a top-up of ₹500.
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

it('Every documented call but three is in a recorded flow', async () => {
  const recordings = await Promise.all(flowNames.map(flowRecording));
  const called = new Set(
    recordings.flatMap(({ pages }) => pages.flatMap(({ calls }) => calls.map(({ call }) => call))),
  );
  expect(
    Object.values(endpoints)
      .map(({ name }) => name)
      .filter((name) => !called.has(name)),
  ).toEqual([
    // A second code can be requested only after half a minute, and `subscribeToTopic` goes to the push relay.
    'regenerateOtp',
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
