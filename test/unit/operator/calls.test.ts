import * as v from 'valibot';
import { answers, type CallName } from '../../../store/wire/answers';
import { onePixel } from '../../operator/seeds/catalogue/pictures';
import type { Answer, TestClient } from '../../operator/testClient';
import {
  advanceClock,
  client as stranger,
  codeSent,
  holdOf,
  identified,
  instantPaymentRequest,
  loggedIn,
  newestCode,
  openStandIn,
  renewalRequest,
  textOf,
  topUpRequest,
} from './support/standIn';

let asha: TestClient;

const cartTotal = async () => textOf(await asha.call('cart', undefined), 'total');

const verified = async (purpose: 'REGISTER' | 'RESETPASSWORD', identity: string) => {
  const validationtoken = await codeSent(purpose, identity);
  const answer = await stranger.call('verifyOtp', { validationtoken, otp: newestCode() });
  return textOf(answer, 'verificationtoken');
};

const page = { page: 1 } as const;

const eligible = async () =>
  holdOf(await asha.call('instalmentEligibility', { ...topUpRequest, mobileno: '9000004412' }));
const held = async () => {
  const { txnRefNo, paymentid } = await eligible();
  return { txnRefNo, paymentid };
};

/** One good request for each call of the table: a call without one does not compile. */
const requests: { readonly [Name in CallName]: () => Promise<Answer> } = {
  login: () => stranger.login('dinesh'),
  logout: () => stranger.call('logout', undefined),
  subscriber: () => asha.call('subscriber', undefined),
  updateSubscriber: () => asha.call('updateSubscriber', { email: 'asha@example.com' }),
  acceptTerms: () => asha.call('acceptTerms', undefined),
  maintenance: () => stranger.call('maintenance', undefined),
  validate: () => stranger.call('validate', { identity: '9000004412', purpose: 'RESETPASSWORD' }),
  generateOtp: async () =>
    stranger.call('generateOtp', { validationtoken: await identified('RESETPASSWORD', 'asha') }),
  regenerateOtp: async () => {
    const validationtoken = await codeSent('RESETPASSWORD', 'asha');
    advanceClock(31_000);
    return stranger.call('regenerateOtp', { validationtoken });
  },
  verifyOtp: async () => {
    const validationtoken = await codeSent('RESETPASSWORD', 'asha');
    return stranger.call('verifyOtp', { validationtoken, otp: newestCode() });
  },
  register: async () =>
    stranger.call('register', {
      verificationtoken: await verified('REGISTER', '9000002222'),
      username: 'imran',
      password: 'a long enough one',
      firstname: 'Imran',
    }),
  resetPassword: async () =>
    stranger.call('resetPassword', {
      verificationtoken: await verified('RESETPASSWORD', 'kavya'),
      newpassword: 'a long enough one',
    }),
  cpe: () => asha.call('cpe', undefined),
  retrack: () => asha.call('retrack', { stbno: 'STB000004417' }),

  tickets: () => asha.call('tickets', page),
  ticketPage: () => asha.call('ticketPage', { ticketid: 'DK4417A00001', page: 1 }),
  closeTicket: () => asha.call('closeTicket', { ticketid: 'DK4417A00001' }),
  createTicket: () =>
    asha.call('createTicket', {
      categoryid: 'BILLING',
      contactmethod: 'CALL',
      subject: 'A charge',
      description: 'I do not know it.',
    }),
  ticketCategories: () => asha.call('ticketCategories', undefined),
  contactMethods: () => asha.call('contactMethods', undefined),

  uploadDocument: () =>
    asha.call(
      'uploadDocument',
      // The file travels beside the fields.
      { documenttype: 'PAN', side: 'FRONT' } as never,
      { file: { bytes: onePixel(), name: 'pan.png' } },
    ),
  documents: () => asha.call('documents', undefined),

  activePacks: () => asha.call('activePacks', { productstatus: 'ALL' }),
  renewablePacks: () => asha.call('renewablePacks', { productstatus: 'ACTIVE' }),
  removePack: () => asha.call('removePack', { productid: 'P1003' }),
  availablePacks: () => asha.call('availablePacks', page),
  cancelForRefund: async () => {
    const packs = v.parse(
      v.array(v.looseObject({ productid: v.string(), refundamount: v.nullable(v.string()) })),
      (await asha.call('activePacks', { productstatus: 'ALL' })).body,
    );
    const amount = packs.find(({ productid }) => productid === 'P1003')?.refundamount ?? '';
    return asha.call('cancelForRefund', { productid: 'P1003', amount });
  },
  broadbandDetails: () => asha.call('broadbandDetails', { customerid: '100004417' }),
  channels: () => asha.call('channels', { page: 1, pagesize: 5_000 }),
  promos: () => stranger.call('promos', { portal: 'SELFCARE' }),

  addToCart: () => asha.call('addToCart', { productid: 'P2001,P2015' }),
  removeFromCart: async () => {
    const cart = await asha.call('addToCart', { productid: 'P2001' });
    const { cartdetails } = v.parse(answers.cart, cart.body);
    return asha.call('removeFromCart', { cartitemid: cartdetails[0]?.cartitemid ?? '' });
  },
  cart: () => asha.call('cart', undefined),
  checkout: async () => {
    await asha.call('addToCart', { productid: 'P2001' });
    return asha.call('checkout', { amount: await cartTotal(), paymentmode: 'BALANCE' });
  },

  payAsLcoCustomer: () => asha.call('payAsLcoCustomer', topUpRequest),
  payAsDpCustomer: async () => {
    await stranger.login('dinesh');
    return stranger.call('payAsDpCustomer', topUpRequest);
  },
  paymentStatus: async () => {
    const txnid = textOf(await asha.call('payAsLcoCustomer', topUpRequest), 'txnid');
    return stranger.call('paymentStatus', { txnid });
  },
  confirmPayment: async () => {
    const txnid = textOf(await asha.call('payAsLcoCustomer', topUpRequest), 'txnid');
    return asha.call('confirmPayment', { method: 'CARD', txnid });
  },
  renew: () => asha.call('renew', renewalRequest),
  renewReadingText: () => asha.call('renewReadingText', renewalRequest),
  longDurationPrices: () => asha.call('longDurationPrices', undefined),

  instalmentEligibility: () =>
    asha.call('instalmentEligibility', { ...topUpRequest, mobileno: '9000004412' }),
  instalmentResendOtp: async () => {
    const hold = await held();
    advanceClock(31_000);
    return asha.call('instalmentResendOtp', hold);
  },
  instalmentPay: async () => {
    const hold = await eligible();
    const { amount, currency } = topUpRequest;
    return asha.call('instalmentPay', { ...hold, amount, currency, otp: newestCode() });
  },
  instalmentCancel: async () => asha.call('instalmentCancel', await held()),

  instantCustomer: () => stranger.call('instantCustomer', { customeridentity: 'STB000004417' }),
  instantPay: () =>
    stranger.call('instantPay', { ...instantPaymentRequest, customeridentity: '9000004412' }),
  ottQuickPay: () => stranger.call('ottQuickPay', { mobileno: '9000004412' }),

  transactions: () => asha.call('transactions', page),
  alerts: () => asha.call('alerts', page),
  offerPlans: () => stranger.call('offerPlans', page),
  offerSubscriber: () => stranger.call('offerSubscriber', { mobileno: '9123456780' }),
  placeOrder: async () => {
    const plans = v.parse(
      v.array(v.looseObject({ planid: v.string(), total: v.string() })),
      (await stranger.call('offerPlans', page)).body,
    );
    return stranger.call('placeOrder', {
      planid: plans[0]?.planid ?? '',
      amount: plans[0]?.total ?? '',
      mobileno: '9123456780',
      firstname: 'Nisha',
      address: '1 New Road',
      pincode: '422001',
    });
  },
  subscribeToTopic: () => stranger.call('subscribeToTopic', { token: 'device', region: 'Nashik' }),
};

openStandIn();
beforeEach(async () => {
  asha = await loggedIn('asha');
});

// Each key is a call's name: the mapped type above says so.
it.each(Object.keys(requests) as CallName[])(
  'The answer to %s matches its schema and is never cached',
  async (name) => {
    const { status, body, headers } = await requests[name]();
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(v.safeParse(answers[name], body).issues ?? []).toEqual([]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);
