import { samples } from '../../../sagas/api/samples/samples';
import { cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { sentPaiseOf } from '../../../store/core/values/money';
import { answers } from '../../../store/wire/answers';
import { unreadableRowsOf } from '../../../store/wire/lenientReaders';
import { aCart } from '../../support/builders';
import { read } from './reading';

describe('An amount as operators send it', () => {
  it.each([
    ['499.00', 49_900],
    ['499', 49_900],
    [499, 49_900],
    [499.5, 49_950],
    ['-85.5', -8_550],
    ['  499.00 ', 49_900],
    ['₹340.78', 34_078],
    ['₹ 340.78', 34_078],
    ['₹\u00a0340.78', 34_078],
    ['-₹50.00', -5_000],
    ['₹-50.00', -5_000],
    ['-50.00', -5_000],
    ['-0.00', 0],
    ['1,234.50', 123_450],
    ['₹1,234.50', 123_450],
    ['12,345', 1_234_500],
    ['1,00,000', 10_000_000],
    ['1,00,000.00', 10_000_000],
    ['12,34,567.89', 123_456_789],
    ['100,000', 10_000_000],
    ['1,234,567.89', 123_456_789],
    [0.1 + 0.2, 30],
    [340.78 * 3, 102_234],
    [1.1 + 2.2, 330],
    ['0.30000000000000004', 30],
    ['340.7799999999999', 34_078],
    ['0.99999999', 100],
    ['-0.99999999', -100],
    ['1.00000000001', 100],
  ])('%p is read as %d paise', (sent, paise) => {
    expect(sentPaiseOf(sent)).toBe(paise);
  });

  it.each([
    ...[340.785, '340.785', '340.7850001', 1e21, '1e3', '1E3', 1e-7, NaN, Infinity],
    ...['', ' ', 'much', 'free', 'Rs 340', '340.78 INR', '$340.78', '₹', '-', '.', '.5', '5.'],
    ...['1.000,00', '1,000,00', '12,34', '1,2345', '1,23,45', '1,0000', ',100', '100,', '300,50'],
    ...['1 000.00', '4 99', '0x10', '+1', '--1', '-₹-1', '1.2.3', '1,000.5,0', '0.59999995'],
    ...['1234567890123', '1,23,45,67,89,01,234', '५००'],
  ])('%p is no amount', (sent) => {
    expect(sentPaiseOf(sent)).toBeNull();
  });
});

const UNKNOWN = [340.785, '1e3', 'on request', '1.000,00', 'free', true, {}, []];

const [activePack] = samples.activePacks;
const [availablePack] = samples.availablePacks;
const [channel] = samples.channels;
const [transaction] = samples.transactions;
const [priceRow] = samples.longDurationPrices;
const [plan] = samples.offerPlans;

describe('An amount that cannot be read in a list', () => {
  it.each([
    ['activePacks', activePack, ['price', 'tax', 'totalprice', 'refundamount']],
    ['renewablePacks', activePack, ['price', 'tax', 'totalprice', 'refundamount']],
    ['availablePacks', availablePack, ['price', 'tax', 'totalprice']],
    ['channels', channel, ['price', 'tax', 'totalprice']],
    ['transactions', transaction, ['balance']],
    [
      'longDurationPrices',
      priceRow,
      ['monthlyprice', 'quarterlyprice', 'halfyearlyprice', 'yearlyprice'],
    ],
    ['offerPlans', plan, ['price', 'tax', 'total', 'regularprice']],
  ] as const)('%s keeps the row, and the amount is unknown', (call, row, fields) => {
    for (const field of fields)
      for (const odd of UNKNOWN) {
        const list = read(answers[call], [row, { ...row, [field]: odd }]);
        expect([field, odd, list]).toMatchObject([field, odd, [{}, { [field]: null }]]);
        expect(unreadableRowsOf(list)).toBe(0);
      }
  });

  it('A connection that is looked up, and a subscriber, have an unknown balance', () => {
    for (const odd of UNKNOWN) {
      expect(
        read(answers.instantCustomer, { customeridentity: '4417', currentbalance: odd }),
      ).toMatchObject({ currentbalance: null });
      expect(read(answers.subscriber, { customerid: '42', balance: odd })).toMatchObject({
        balance: null,
      });
    }
  });
});

const [line] = samples.cart.cartdetails;
const result = { productid: 'P', productstatus: 'ACTIVE' };
const status = { success: { status: true }, txnid: 'TX1', amount: '1.00', status: 'success' };

it.each([
  ...(['itemtotal', 'networkfee', 'discount', 'gst', 'total'] as const).map(
    (field) => [field, 'cart', (odd: unknown) => ({ ...samples.cart, [field]: odd })] as const,
  ),
  ...(['price', 'tax', 'total'] as const).map(
    (field) =>
      [
        `${field} of a line`,
        'cart',
        (odd: unknown) => ({ ...samples.cart, cartdetails: [{ ...line, [field]: odd }] }),
      ] as const,
  ),
  ['amount', 'checkout', (odd: unknown) => ({ orderid: 'O', status: 'PAID', amount: odd })],
  ['amount of a result', 'renew', (odd: unknown) => [{ ...result, amount: odd }]],
  ['refund of a result', 'removePack', (odd: unknown) => ({ ...result, refundamount: odd })],
  ['amount', 'paymentStatus', (odd: unknown) => ({ ...status, amount: odd })],
  [
    'amount of a result',
    'paymentStatus',
    (odd: unknown) => ({ ...status, results: [{ ...result, amount: odd }] }),
  ],
] as const)('The %s of %s has to be an amount: anything else is unreadable', (_, call, bodyOf) => {
  for (const odd of UNKNOWN)
    expect([odd, read(answers[call], bodyOf(odd))]).toEqual([odd, 'unreadable']);
  expect(read(answers[call], bodyOf('₹1,234.50'))).not.toBe('unreadable');
});

it.each(['50.00', '-50.00', '-₹50.00'])('A discount of "%s" comes off the cart', (discount) => {
  const paise = sentPaiseOf(discount);
  const whole = aCart({ discount: null });
  const total = cartBreakdownOf(whole).total - 5_000;
  const { charges, addsUp } = cartBreakdownOf({
    ...whole,
    ...{ discount: paise, total: total as typeof whole.total },
  });
  expect(addsUp).toBe(true);
  expect(charges).toContainEqual({ name: 'discount', amount: -5_000 });
});
