import { checkedPaymentOf } from '../../../store/payments/statusCheck';
import { answers, type CallName } from '../../../store/wire/answers';
import { read } from './reading';

const upi = {
  txnid: 'TX1',
  currency: 'INR',
  upiintent: 'upi://pay?pa=care@standin&pn=Selfcare&am=500.00&cu=INR',
};
const outcome = { success: { status: true, msg: '' }, txnid: 'TX1', status: 'success' };

/** Every answer that says how much is to be paid or was paid, without its amount. */
const bodies = {
  payAsLcoCustomer: { txnid: 'TX1', action: '/card', fields: {} },
  payAsDpCustomer: { txnid: 'TX1', action: '/card', fields: {} },
  instalmentEligibility: {
    ...{ txnRefNo: 'LP1', paymentid: 'TX1', subscriberid: '42', initiatesignature: 's' },
  },
  instalmentPay: { transactionId: 'LT1', responseData: { OTP: { status: 'SUCCESS' } } },
  instantPay: upi,
  ottQuickPay: upi,
  checkout: { orderid: 'O1', status: 'PAID' },
  placeOrder: { orderid: 'O1', status: 'AWAITINGPAYMENT' },
  paymentStatus: outcome,
  confirmPayment: outcome,
} satisfies Partial<Record<CallName, object>>;
const calls = Object.keys(bodies) as (keyof typeof bodies)[]; // Object.keys forgets the names

/** Whether anything could be paid, or shown as paid, because of this answer. */
const isBelieved = (call: keyof typeof bodies, body: object): boolean => {
  const answer = read<(typeof answers)[typeof call]>(answers[call], body);
  if (answer === 'unreadable') return false;
  // A request to pay by an app is later also compared with its own text, and refused with another sentence.
  if ('upiintent' in answer) return answer.amount > 0;
  return !('error_Message' in answer) || checkedPaymentOf(answer, true).status === 'paid';
};

// prettier-ignore
const HOSTILE = [
  0, '0', '0.00', '-0', -0, -1, '-500.00', 1e21, '1e21', '5e2', '500.12345678901', 500.123, 0.00000000001, NaN, 'NaN',
  Infinity, '-Infinity', null, undefined, '', ' ', '500₹', '500,00', '1.500,00', '15,00.00', '0x1F4', true, {}, [], ['500.00'],
  '9'.repeat(40), '५००',
];

/** The documented eligibility has no amount (specification §3): the payment says what was taken. */
const isNotSaid = (call: CallName, amount: unknown) =>
  call === 'instalmentEligibility' && (amount === null || amount === undefined);

describe.each(calls)('Money in the answer to %s', (call) => {
  it('An amount in rupees is accepted', () => {
    for (const amount of [
      '500.00',
      '500',
      500,
      '500.10000000000',
      '₹500',
      ' 1,500.00 ',
      '499.99999999999',
    ])
      expect([amount, isBelieved(call, { ...bodies[call], amount })]).toEqual([amount, true]);
  });

  it('An amount that cannot be paid is refused', () => {
    for (const amount of HOSTILE.filter((one) => !isNotSaid(call, one)))
      expect([amount, isBelieved(call, { ...bodies[call], amount })]).toEqual([amount, false]);
  });

  it('Any currency other than INR is refused', () => {
    const inCurrency = (currency: unknown) =>
      isBelieved(call, { ...bodies[call], amount: '500.00', currency });
    expect(['INR', 'inr', '', null].map(inCurrency)).toEqual([true, true, true, true]);
    for (const other of ['USD', 'EUR', 'INR ', 'IN R', '₹', 356, 0, false, {}, ['INR']])
      expect([other, inCurrency(other)]).toEqual([other, false]);
  });
});
