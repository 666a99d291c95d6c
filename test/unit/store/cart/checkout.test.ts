import {
  checkoutOutcomeAcknowledged,
  openOrderFound,
  payFromBalance,
  selectIsCheckoutOutcomeUnknown,
  selectOrder,
} from '../../../../store/cart/checkout';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import { billOfCart } from '../../../../store/payments/bill';
import { outcomesRead, type WriteOutcome } from '../../../../store/writes/earlierWrites';
import { aCart, anOrder, aWriteOutcome } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const pressed = payFromBalance.requested({ bill: billOfCart(aCart()) });
const order = anOrder({ orderid: 'O1', amount: 3658 as Paise, status: 'PAID' });
const failed = (failure: Partial<Failure>) =>
  payFromBalance.failed({ call: 'checkout', ...failure } as Failure); // the kind comes with each case

it('The outcome is unknown from the press until the answer', () => {
  expect(selectIsCheckoutOutcomeUnknown(stateAfter(pressed))).toBe(true);
  const state = stateAfter(pressed, payFromBalance.succeeded(order));
  expect(selectIsCheckoutOutcomeUnknown(state)).toBe(false);
  expect(selectOrder(state)).toBe(order);
});

it.each<[string, Partial<Failure>, boolean]>([
  ['a refusal', { kind: 'refused', status: 409, message: '', code: 'CART_EMPTY' }, false],
  ['no network', { kind: 'unreachable' }, false],
  ['a lost answer', { kind: 'unknown' }, true],
  ['an answer without sense', { kind: 'unreadable' }, true],
])('The outcome after %s is classified', (_, failure, expected) => {
  expect(selectIsCheckoutOutcomeUnknown(stateAfter(pressed, failed(failure)))).toBe(expected);
});

it('An order sent by an earlier page is unknown until the subscriber acknowledges it', () => {
  expect(selectIsCheckoutOutcomeUnknown(stateAfter(openOrderFound()))).toBe(true);
  expect(
    selectIsCheckoutOutcomeUnknown(stateAfter(openOrderFound(), checkoutOutcomeAcknowledged())),
  ).toBe(false);
  expect(
    selectOrder(stateAfter(payFromBalance.succeeded(order), checkoutOutcomeAcknowledged())),
  ).toBeNull();
});

describe('An order whose outcome is unknown, after the operator’s data was read', () => {
  const reading = (call: WriteOutcome['call'], ...steps: readonly WriteOutcome['step'][]) =>
    outcomesRead({
      ...{ calls: [call], outcomes: steps.map((step) => aWriteOutcome({ call, step })), ended: [] },
    });

  it.each([
    ['The outcome is known when the order is booked', reading('checkout', 'booked'), false],
    ['The outcome is known when the order was not found', reading('checkout', 'notBooked'), false],
    [
      'The outcome stays unknown while the order may be booked',
      reading('checkout', 'findingOut'),
      true,
    ],
    ['The outcome stays unknown when a renewal is booked', reading('renew', 'booked'), true],
    ['The outcome stays unknown when no renewal is unanswered', reading('renew'), true],
  ])('%s', (_, read, isUnknown) => {
    expect(selectIsCheckoutOutcomeUnknown(stateAfter(openOrderFound(), read))).toBe(isUnknown);
  });
});
