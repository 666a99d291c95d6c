import fc from 'fast-check';
import {
  accountRestored,
  findAccount,
  selectAccountDetails,
  type FoundAccount,
} from '../../../../store/payments/instantPayment';
import { maskedAccountOf, visibleEndOf } from '../../../../store/payments/maskedAccount';
import { parseUpiIntent } from '../../../../store/payments/upiIntent';
import { readNumber } from '../../../../src/screens/payments/instant/readNumber';
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
  const intent = (query: string) => parseUpiIntent(`upi://pay?${query}`);

  it('The request has an address, an amount in rupees and a reference', () => {
    expect(intent('pa=a%40b&pn=A%20B&am=10.00&cu=INR&tr=T')).toEqual({
      payee: 'a@b',
      payeeName: 'A B',
      amount: 1000,
      reference: 'T',
    });
  });
  it.each([
    ['pn=A&am=10.00'],
    ['pa=a%40b'],
    ['pa=a%40b&am=0.00'],
    ['pa=a%40b&am=-1.00'],
    ['pa=a%40b&am=1e21'],
    ['pa=a%40b&am=1.00000000001'],
    ['pa=a%40b&am=1.00&am=2.00'],
    ['pa=a%40b&am=1.00&cu=USD'],
  ])('The request in %s is refused', (query) => {
    expect(intent(query)).toBeNull();
  });
  it('The request at another address is refused', () => {
    expect(parseUpiIntent('https://pay?pa=a%40b&am=1.00')).toBeNull();
  });
});
