import fc from 'fast-check';
import { readNumber } from '../../../../src/screens/payments/instant/NumberForm';
import {
  accountRestored,
  findAccount,
  type FoundAccount,
  selectAccountDetails,
} from '../../../../store/payments/instantPayment';
import { maskedEmail } from '../../../../store/payments/maskedAccount';
import { maskedAccountOf, visibleEndOf } from '../../../../store/payments/maskedAccount';
import { parseUpiIntent } from '../../../../store/payments/upiIntent';
import { theSample } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const found: FoundAccount = { id: 'made-up', details: theSample('instantCustomer')! };

it('A looked-up number is found by its random id alone', () => {
  for (const event of [findAccount.succeeded(found), accountRestored(found)]) {
    expect(selectAccountDetails(stateAfter(event), 'made-up')).toEqual(found.details);
    expect(selectAccountDetails(stateAfter(event), 'of another tab')).toBeNull();
  }
  expect(selectAccountDetails(stateAfter(), '')).toBeNull();
});

it('Only the end of a number is shown', () => {
  expect(visibleEndOf(maskedAccountOf(' 9000004412 '))).toBe('••••4412');
  expect(maskedAccountOf(' 9000004412 ')).toBe(maskedAccountOf('9000004412'));
  expect(maskedAccountOf('9000004412')).toMatch(/^••••4412 [0-9a-f]{2}$/);
});

it('Two numbers with the same end differ', () => {
  expect(maskedAccountOf('9000004412')).not.toBe(maskedAccountOf('9100004412'));
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.nat(5),
      fc.integer({ min: 1, max: 9 }),
      (number, at, by) => {
        const other = [...number];
        other[at] = String((Number(other[at]) + by) % 10);
        expect(maskedAccountOf(other.join(''))).not.toBe(maskedAccountOf(number));
      },
    ),
  );
});

describe('A typed number', () => {
  it.each([
    ['+91 90000 04412', '9000004412'],
    ['090000-04412', '9000004412'],
    [' STB000004417 ', 'STB000004417'],
    ['AC 100004417', 'AC100004417'],
    ['700412', '700412'],
  ])('The input %s is accepted', (typed, number) => {
    expect(readNumber(typed)).toEqual({ number });
  });
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['12', 'odd'],
    ['asha@example.com', 'odd'],
    ['<b>12345', 'odd'],
  ])('The input “%s” is refused', (typed, error) => {
    expect(readNumber(typed)).toBe(error);
  });
});

describe('A UPI payment request', () => {
  it('The request has an address, an amount in rupees and a reference', () => {
    expect(parseUpiIntent('upi://pay?pa=a%40b&pn=A%20B&am=10.00&cu=INR&tr=T', [])).toEqual({
      payee: 'a@b',
      payeeName: 'A B',
      amount: 1000,
      reference: 'T',
    });
  });

  it.each([
    ['upi://pay?pa=a%40b&am=1.00', 'taken'],
    ['UPI://PAY?pa=a%40b&am=1.00', 'taken'],
    ['upi://pay/?pa=a%40b&am=1.00', 'taken'],
    ['upi://pay?pa=a%40b&am=1.00&cu=inr', 'taken'],
    ['upi://pay?pa=a%40b&am=1.00&cu=INR&tn=A%20note&mc=4900&mode=02', 'taken'],
    ['upi://pay?pn=A&am=10.00', 'refused'],
    ['upi://pay?pa=a%40b', 'refused'],
    ['upi://pay?pa=a%40b&am=0.00', 'refused'],
    ['upi://pay?pa=a%40b&am=-1.00', 'refused'],
    ['upi://pay?pa=a%40b&am=1e21', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00000000001', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&cu=USD', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&am=2.00', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&AM=2.00', 'refused'],
    ['upi://pay?pa=a%40b&pa=c%40d&am=1.00', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&cu=INR&cu=INR', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&tr=1&tr=2', 'refused'],
    ['upi://pay?pa=%40&am=1.00', 'refused'],
    ['upi://pay?pa=a%40&am=1.00', 'refused'],
    ['upi://pay?pa=a%40b%40c&am=1.00', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&mam=0.01', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&MAM=0.01', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&url=https%3A%2F%2Fevil.example', 'refused'],
    ['upi://pay?pa=a%40b&am=1.00&mid=M1', 'refused'],
    ['upi://mandate?pa=a%40b&am=1.00', 'refused'],
    ['upi://payment?pa=a%40b&am=1.00', 'refused'],
    ['https://pay?pa=a%40b&am=1.00', 'refused'],
  ])('The request %s is %s', (text, expected) => {
    expect(parseUpiIntent(text, []) === null ? 'refused' : 'taken').toBe(expected);
  });

  it('A field that the deployment names is allowed, and the others are not', () => {
    const withMid = 'upi://pay?pa=a%40b&am=1.00&mid=M1';
    expect(parseUpiIntent(withMid, ['mid'])).not.toBeNull();
    expect(parseUpiIntent(`${withMid}&mam=0.01`, ['mid'])).toBeNull();
  });
});

it.each([
  ['asha.verma@example.com', 'a••••@example.com'],
  ['a@example.com', 'a••••@example.com'],
  ['a•••••••••@example.com', 'a•••••••••@example.com'],
  ['as***@example.com', 'as***@example.com'],
])('The e-mail address %s is shown as %s before anybody has logged in', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
