import { selectTopUpLimits } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import { shortfallFound } from '../../../../store/payments/shortfall';
import {
  amountTyped,
  boxChosen,
  payPressed,
  rechargeFor,
  rechargeOf,
  selectAmountError,
  selectBoxNumber,
  selectRechargeAmount,
} from '../../../../store/payments/topUp';
import { stateAfter } from '../../../support/stateAfter';

const limits = selectTopUpLimits(stateAfter());

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
  expect(rechargeOf(typed, limits)).toBe(expected);
});

it.each([
  ['99', 'tooLittle'],
  ['100', 10_000],
  ['900', 90_000],
  ['901', 'tooMuch'],
])('With limits of the deployment %p is read as %p', (typed, expected) => {
  expect(rechargeOf(typed, { least: 100, most: 900, quick: [] })).toBe(expected);
});

it.each([
  [66_790, '668'],
  [100, '200'],
  [20_001, '201'],
])('Missing %d paise are typed as %p', (missing, typed) => {
  expect(rechargeFor(missing as Paise, limits)).toBe(typed);
});

it('The error is shown only after a press, and the typed value stays', () => {
  const typed = stateAfter(amountTyped('50'));
  expect(selectAmountError(typed)).toBeNull();
  const pressed = stateAfter(amountTyped('50'), payPressed('tooLittle'));
  expect(selectAmountError(pressed)).toBe('tooLittle');
  expect(selectRechargeAmount(pressed)).toBe('50');
  expect(
    selectAmountError(stateAfter(amountTyped('50'), payPressed('tooLittle'), amountTyped('500'))),
  ).toBeNull();
});

it('Money for a bill is added to the account, although the top-up before it was for one box', () => {
  const shortfall = { purpose: 'CART', missing: 66_790 as Paise, since: 1, renewal: null } as const;
  const state = stateAfter(boxChosen('4417'), shortfallFound(shortfall));
  expect(selectBoxNumber(state)).toBe('');
});
