/** @jest-environment node */
import * as v from 'valibot';
import { answers, type CallName } from '../../../store/wire/answers';
import { createOperator, type Operator } from '../../operator/operator';
import { onePixel } from '../../operator/seeds/catalogue/pictures';
import { openTestClient, type Answer, type TestClient } from '../../operator/testClient';

let operator: Operator;
let asha: TestClient;
let stranger: TestClient;

/** What a body says under a name, for the next step of a story. */
const from = ({ body }: Answer, name: string): string => {
  const read = v.safeParse(v.looseObject({ [name]: v.string() }), body);
  if (!read.success) throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return String(read.output[name]);
};

const cartTotal = async () => from(await asha.call('cart', undefined), 'total');
const newestCode = () => operator.books.otps().at(-1)?.code ?? '';

const identified = async (purpose: 'REGISTER' | 'RESETPASSWORD', identity: string) =>
  from(await stranger.call('validate', { identity, purpose }), 'validationtoken');

const verified = async (purpose: 'REGISTER' | 'RESETPASSWORD', identity: string) => {
  const validationtoken = await identified(purpose, identity);
  await stranger.call('generateOtp', { validationtoken });
  const answer = await stranger.call('verifyOtp', { validationtoken, otp: newestCode() });
  return from(answer, 'verificationtoken');
};

const topUp = { amount: '300.00', currency: 'INR', purpose: 'TOPUP' } as const;
const page = { page: 1 } as const;

const eligible = async () => {
  const answer = await asha.call('instalmentEligibility', { ...topUp, mobileno: '9000004412' });
  return {
    txnRefNo: from(answer, 'txnRefNo'),
    paymentid: from(answer, 'paymentid'),
    subscriberid: from(answer, 'subscriberid'),
    initiatesignature: from(answer, 'initiatesignature'),
  };
};

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
    const validationtoken = await identified('RESETPASSWORD', 'asha');
    await stranger.call('generateOtp', { validationtoken });
    passed += 31_000;
    return stranger.call('regenerateOtp', { validationtoken });
  },
  verifyOtp: async () => {
    const validationtoken = await identified('RESETPASSWORD', 'asha');
    await stranger.call('generateOtp', { validationtoken });
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

  payAsLcoCustomer: () => asha.call('payAsLcoCustomer', topUp),
  payAsDpCustomer: async () => {
    await stranger.login('dinesh');
    return stranger.call('payAsDpCustomer', topUp);
  },
  paymentStatus: async () => {
    const txnid = from(await asha.call('payAsLcoCustomer', topUp), 'txnid');
    return stranger.call('paymentStatus', { txnid });
  },
  confirmPayment: async () => {
    const txnid = from(await asha.call('payAsLcoCustomer', topUp), 'txnid');
    return asha.call('confirmPayment', { method: 'CARD', txnid });
  },
  renew: () => asha.call('renew', { productid: 'P1003', chargeperiod: 'MONTHLY', amount: '57.82' }),
  renewReadingText: () =>
    asha.call('renewReadingText', { productid: 'P1003', chargeperiod: 'MONTHLY', amount: '57.82' }),
  longDurationPrices: () => asha.call('longDurationPrices', undefined),

  instalmentEligibility: () =>
    asha.call('instalmentEligibility', { ...topUp, mobileno: '9000004412' }),
  instalmentResendOtp: async () => {
    const hold = await held();
    passed += 31_000;
    return asha.call('instalmentResendOtp', hold);
  },
  instalmentPay: async () => {
    const hold = await eligible();
    const { amount, currency } = topUp;
    return asha.call('instalmentPay', { ...hold, amount, currency, otp: newestCode() });
  },
  instalmentCancel: async () => asha.call('instalmentCancel', await held()),

  instantCustomer: () => stranger.call('instantCustomer', { customeridentity: 'STB000004417' }),
  instantPay: () =>
    stranger.call('instantPay', {
      customeridentity: '9000004412',
      amount: '300.00',
      currency: 'INR',
    }),
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

/** Milliseconds by which a story has moved the operator's clock. */
let passed = 0;

beforeAll(async () => {
  operator = await createOperator({ database: ':memory:', now: () => Date.now() + passed });
});

beforeEach(async () => {
  operator.reset();
  asha = openTestClient(operator);
  stranger = openTestClient(operator);
  await asha.login('asha');
});

afterAll(() => operator.close());

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
