import { cartSample } from '../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../sagas/api/samples/subscriber';
import { answers } from '../../../store/wire/answers';
import * as wire from '../../../store/wire/lenientReaders';
import { read } from './reading';

describe('Amounts in answers', () => {
  // prettier-ignore
  const noAmounts = [
    NaN, Infinity, -1e308, 1e21, '1e21', '1e2', 'NaN', 'Infinity', '499.', '.5', '4 99', '1.234,00', '12,34.00', '₹',
    '499.001', 340.785, '1.0000001', '1234567890123', '0x10', '--1', '-₹-1', '+1', ' ', true, {}, [], ['499.00'],
  ];

  it.each(noAmounts.map((value) => ({ value })))(
    'A malformed amount is unreadable: $value',
    ({ value }) => {
      expect(read(wire.money, value)).toBe('unreadable');
      expect(read(wire.optionalBillMoney, value)).toBe('unreadable');
      expect(read(wire.optionalMoney, value)).toBeNull();
      expect(read(answers.cart, { ...cartSample, total: value })).toBe('unreadable');
      // A malformed balance does not block the login and is shown as unknown.
      expect(read(answers.login, { ...subscriberSample, balance: value })).toMatchObject({
        balance: null,
      });
    },
  );

  it('An amount is required where money depends on it, and only there', () => {
    for (const nothing of [undefined, null, '']) {
      expect(read(answers.cart, { ...cartSample, total: nothing })).toBe('unreadable');
      expect(read(answers.subscriber, { ...subscriberSample, balance: nothing })).toMatchObject({
        balance: null,
      });
    }
  });

  it('An amount is read as whole paise from a text, a number or a negative value', () => {
    expect(read(wire.money, '499.00')).toBe(49_900);
    expect(read(wire.money, 499.5)).toBe(49_950);
    expect(read(wire.money, '-85.5')).toBe(-8_550);
    expect(read(wire.money, '1.10000000000')).toBe(110);
  });

  it('Any currency other than INR is unreadable', () => {
    for (const rupees of ['INR', 'inr', '', null, undefined])
      expect(read(wire.currency, rupees)).toBe('INR');
    for (const other of ['USD', 'Rs', 356]) expect(read(wire.currency, other)).toBe('unreadable');
  });
});

describe('Answers about a payment', () => {
  const card = {
    txnid: 'P1',
    amount: '10.00',
    action: 'https://pay.example.com/',
    fields: { key: 1 },
  };

  it('A card payment posts only to a web address', () => {
    expect(read(answers.payAsLcoCustomer, card)).toMatchObject({ fields: { key: '1' } });
    for (const action of ['/stand-in/card', 'http://pay.example.com/'])
      expect(read(answers.payAsLcoCustomer, { ...card, action })).not.toBe('unreadable');
    for (const action of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '',
    ])
      expect(read(answers.payAsLcoCustomer, { ...card, action })).toBe('unreadable');
  });

  it('A UPI intent that is not a UPI payment is unreadable', () => {
    const upi = { txnid: 'P1', amount: '10.00', upiintent: 'upi://pay?pa=a@standin&pn=A&am=10.00' };
    expect(read(answers.instantPay, upi)).toMatchObject({ amount: 1_000, currency: 'INR' });
    for (const upiintent of ['https://example.com', 'intent://pay', 'upi://mandate?', null])
      expect(read(answers.instantPay, { ...upi, upiintent })).toBe('unreadable');
  });

  it('A payment outcome without a status is unreadable', () => {
    const outcome = { success: { status: true, msg: null }, txnid: 'P1', amount: 10 };
    expect(read(answers.paymentStatus, { ...outcome, status: 'pending' })).toMatchObject({
      amount: 1_000,
      success: { status: 'true', msg: '' },
      results: [],
    });
    for (const status of [undefined, null, ''])
      expect(read(answers.paymentStatus, { ...outcome, status })).toBe('unreadable');
  });

  it('A renewal answer without the result of each pack is unreadable', () => {
    const failed = {
      productid: 'FAM01',
      productstatus: 'FAILED',
      errorcode: 1087,
      error: 'Try Renew Within 15 days of expiry',
    };
    expect(read(answers.renew, failed)).toMatchObject([{ errorcode: '1087', productname: '' }]);
    for (const body of [null, [], {}, '']) expect(read(answers.renew, body)).toBe('unreadable');
    for (const body of ['', '  ', null, {}])
      expect(read(answers.renewReadingText, body)).toBe('unreadable');
  });
});
