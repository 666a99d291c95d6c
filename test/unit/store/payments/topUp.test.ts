/** @jest-environment node */
import {
  amountTyped,
  payPressed,
  rechargeOf,
  selectAmountError,
  selectRechargeAmount,
} from '../../../../store/payments/topUp';
import { stateAfter } from '../../../support/stateAfter';

it.each([
  ['200', 20_000],
  [' ₹ 1,500.50 ', 150_050],
  ['Rs. 49,000', 4_900_000],
  ['199.99', 'tooLittle'],
  ['0', 'tooLittle'],
  ['-500', 'tooLittle'],
  ['49000.01', 'tooMuch'],
  ['1e21', 'unreadable'],
  ['500.12345678901', 'unreadable'],
  ['', 'unreadable'],
  ['five', 'unreadable'],
])('The input %p is read as %p', (typed, expected) => {
  expect(rechargeOf(typed)).toBe(expected);
});

it('The error is shown only after a press, and the typed value stays', () => {
  const typed = stateAfter(amountTyped('50'));
  expect(selectAmountError(typed)).toBeNull();
  const pressed = stateAfter(amountTyped('50'), payPressed());
  expect(selectAmountError(pressed)).toBe('tooLittle');
  expect(selectRechargeAmount(pressed)).toBe('50');
  expect(
    selectAmountError(stateAfter(amountTyped('50'), payPressed(), amountTyped('500'))),
  ).toBeNull();
});
