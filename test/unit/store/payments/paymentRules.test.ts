import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import type { Paise } from '../../../../store/core/values/money';
import {
  type AttemptFacts,
  type AttemptStep,
  type Bill,
  hasTxnid,
  mayBeCorrected,
  type PaymentAttempt,
} from '../../../../store/payments/attempt';
import {
  billOfCart,
  isPayable,
  isRenewedSince,
  isSameBill,
  overlaps,
} from '../../../../store/payments/bill';
import { journalSlot } from '../../../../store/payments/journal';
import type { Method } from '../../../../store/payments/methods';
import {
  attemptWritten,
  checkPayment,
  otpDialogClosed,
  otpDialogOpened,
  paymentWatched,
  selectAttempts,
  selectChecked,
  selectIsWatched,
  selectOtpDialog,
  watchEnded,
} from '../../../../store/payments/payments';
import { decideStart, isSamePayer } from '../../../../store/payments/paymentStart';
import {
  type CheckedPayment,
  checkedPaymentOf,
  hasFailedWithoutMoney,
  hasNeverArrived,
  uncheckedPayment,
} from '../../../../store/payments/statusCheck';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { paymentOutcome } from '../../../../store/wire/entities/payments/payments';
import { aBill, aCart, anAttempt, aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NOW = 100 * DAY;
const paise = (amount: number) => amount as Paise;
const closed = { at: 7, reason: 'abandoned' } as const;
const reason = { code: 'E1', sentence: 'No.' };

const attempt = (step: AttemptStep, fields: Partial<AttemptFacts> = {}): PaymentAttempt =>
  anAttempt(step, { begun: NOW, ...fields });
const failed = (fields: Partial<AttemptFacts> = {}, txnid = 'T') =>
  attempt({ step: 'failed', txnid, reason }, fields);
const left = (method: AttemptFacts['method'], fields: Partial<AttemptFacts> = {}) =>
  attempt({ step: 'left', txnid: 'T', closed }, { method, ...fields });

describe('The same bill', () => {
  const renewal = aBill({
    ...{ purpose: 'RENEWAL', productids: ['A', 'B'], chargeperiod: 'MONTHLY' },
    ...{ stbno: '1', account: 'x' },
  });

  it.each<readonly [string, Partial<Bill>]>([
    ['purpose', { purpose: 'TOPUP' }],
    ['amount', { amount: paise(1) }],
    ['order', { orderid: 'O' }],
    ['box', { stbno: '2' }],
    ['account', { account: 'y' }],
    ['term', { chargeperiod: 'YEARLY' }],
    ['list of packs', { productids: ['A'] }],
  ])('A bill with a different %s is another bill', (_, change) => {
    expect(isSameBill(renewal, { ...renewal })).toBe(true);
    expect(isSameBill(renewal, { ...renewal, ...change })).toBe(false);
    expect(isSameBill({ ...renewal, ...change }, renewal)).toBe(false);
  });

  it('A cart is the same before and after it became an order', () => {
    const cart = aBill({ purpose: 'CART', productids: ['A 1 MONTHLY'] });
    expect(isSameBill(cart, { ...cart, orderid: 'O' })).toBe(true);
  });

  it('A pack in the cart and its renewal would pay for the same term', () => {
    const cart = aBill({ purpose: 'CART', productids: ['A 1 MONTHLY'] });
    expect(overlaps(renewal, cart)).toBe(true);
    expect(overlaps(renewal, { ...cart, productids: ['C 1 MONTHLY'] })).toBe(false);
  });

  it.each<readonly [string, Bill]>([
    ['a top-up', aBill({ orderid: 'O', amount: paise(1) })],
    ['a renewal', aBill({ purpose: 'RENEWAL', orderid: 'O', productids: ['A'] })],
  ])('Only two offers share an order, not an offer and %s', (_, other) => {
    const offer = aBill({ purpose: 'OFFER', orderid: 'O' });
    expect([overlaps(offer, other), overlaps(other, offer)]).toEqual([false, false]);
  });
});

describe('The lines of a cart', () => {
  const [line] = aCart().cartdetails;
  if (!line) throw new Error('The cart is empty');
  const cartWith = (fields: Partial<CartLine>) =>
    billOfCart({ ...aCart(), cartdetails: [{ ...line, ...fields }] });

  it.each<readonly [string, Partial<CartLine>]>([
    ['pack', { productid: 'OTHER' }],
    ['box', { stbno: 'OTHER' }],
    ['term', { chargeperiod: line.chargeperiod === 'YEARLY' ? 'MONTHLY' : 'YEARLY' }],
  ])('A cart of the same total with a different %s is another bill', (_, change) => {
    expect(isSameBill(cartWith({}), cartWith({}))).toBe(true);
    expect(isSameBill(cartWith({}), cartWith(change))).toBe(false);
  });
});

describe('A renewal of packs that run longer than was shown', () => {
  const bill = aBill({ purpose: 'RENEWAL', productids: ['A'], stbno: '1', ends: ['2026-12-05'] });
  const pack = (expirydate: string, fields = {}) =>
    aPack({ productid: 'A', stbno: '1', expirydate, ...fields });

  it.each([
    ['the day that was shown', [pack('2026-12-05')], false],
    ['an earlier day', [pack('2026-12-04')], false],
    ['a later day', [pack('2027-01-04')], true],
    ['a later day, twice on the box', [pack('2027-01-04'), pack('2027-02-03')], true],
    [
      'both, because one of the two is not renewed',
      [pack('2027-01-04'), pack('2026-12-05')],
      false,
    ],
    ['a later day on another box', [pack('2027-01-04', { stbno: '2' })], false],
    ['a later day of another pack', [pack('2027-01-04', { productid: 'B' })], false],
    ['no day, because it is gone', [], false],
  ])('It now ends on %s', (_, packs, isRenewed) => {
    expect(isRenewedSince(bill, packs)).toBe(isRenewed);
  });

  it('One of several packs is enough', () => {
    const ends = ['2026-12-05', '2026-12-05'];
    const two = { ...bill, productids: ['A', 'B'], ends };
    const other = pack('2026-12-05', { productid: 'B' });
    expect(isRenewedSince(two, [pack('2027-01-04'), other])).toBe(true);
    expect(isRenewedSince(two, [pack('2026-12-05'), other])).toBe(false);
  });

  it('A bill that does not say when its packs end tells nothing', () => {
    const { ends: _ends, ...unsaid } = bill;
    expect(isRenewedSince(unsaid, [pack('2027-01-04')])).toBe(false);
    expect(isRenewedSince({ ...bill, ends: [''] }, [pack('2027-01-04')])).toBe(false);
  });
});

describe('Whether a method can pay a bill', () => {
  const free = { amount: paise(0) };
  it.each<readonly [string, Partial<Bill>, Method, boolean]>([
    ['an amount, by card', {}, 'CARD', true],
    ['nothing, by card', free, 'CARD', false],
    ['nothing, from the balance', free, 'BALANCE', false],
    ['less than nothing', { amount: paise(-1) }, 'BALANCE', false],
    ['a streaming service before its price is known', { ...free, purpose: 'OTT' }, 'UPI', true],
    [
      'what the operator prices, from the balance',
      { ...free, isPricedByOperator: true },
      'BALANCE',
      true,
    ],
    ['what the operator prices, by card', { ...free, isPricedByOperator: true }, 'CARD', false],
    [
      'less than nothing that the operator prices',
      { amount: paise(-1), isPricedByOperator: true },
      'BALANCE',
      false,
    ],
  ])('%s', (_, fields, method, isPossible) => {
    expect(isPayable(aBill(fields), method)).toBe(isPossible);
  });
});

describe('Whose attempt it is', () => {
  const forNumber = { bill: aBill({ purpose: 'INSTANT', account: '••••4417' }) };
  const withReference = (customerid: string, fields: Partial<AttemptFacts> = forNumber) =>
    attempt({ step: 'unknown', txnid: 'T' }, { ...fields, customerid });
  const withoutReference = (customerid: string) =>
    attempt({ step: 'asking' }, { ...forNumber, customerid });

  it.each([
    ['the subscriber’s own', withReference('42'), '42', true],
    ['another subscriber’s', withReference('43'), '42', false],
    ['paid for a number before the login', withReference(''), '42', true],
    ['paid for a number in a session that has ended', withReference('42'), '', true],
    ['for a number, without a reference to ask about', withoutReference(''), '42', false],
    ['for an account, before the login', withReference('', {}), '42', false],
  ])('%s', (_, candidate, customerid, isOwn) => {
    expect(isSamePayer(candidate, customerid)).toBe(isOwn);
  });
});

describe('A request to pay in a UPI app', () => {
  const bill = aBill({ purpose: 'INSTANT', account: '••••4417' });
  const request = attempt(
    { step: 'awaitingApp', txnid: 'T', upiintent: 'upi://pay?pa=a%40b&am=500.00', expires: NOW },
    { method: 'UPI', bill },
  );

  it('It is shown again in its last millisecond, and replaced from the next one on', () => {
    expect(decideStart([request], '42', bill, 'UPI', NOW - 1).kind).toBe('resume');
    expect(decideStart([request], '42', bill, 'UPI', NOW).kind).toBe('abandonFirst');
  });

  it('Another method asks about it while it can be paid, and replaces it afterwards', () => {
    expect(decideStart([request], '42', bill, 'CARD', NOW - 1).kind).toBe('check');
    expect(decideStart([request], '42', bill, 'CARD', NOW).kind).toBe('abandonFirst');
  });

  it('A request whose answer was lost is asked about, whatever the time', () => {
    const lost = attempt({ step: 'unknown', txnid: 'T' }, { method: 'UPI', bill });
    expect(decideStart([lost], '42', bill, 'UPI', NOW).kind).toBe('check');
  });
});

describe('An ended attempt about which the operator may still say that it was paid', () => {
  it.each([
    ['one that has failed', failed(), true],
    ['one that has failed without a reference', failed({}, ''), false],
    ['one that has failed almost three days ago', failed({ begun: NOW - 3 * DAY + 1 }), true],
    ['one that has failed three days ago', failed({ begun: NOW - 3 * DAY }), false],
    ['an instalment that was left', left('INSTALMENT'), true],
    [
      'an instalment that was left three days ago',
      left('INSTALMENT', { begun: NOW - 3 * DAY }),
      false,
    ],
    ['a card payment that was left, which is asked about in any case', left('CARD'), false],
    ['one that is paid', attempt({ step: 'paid', txnid: 'T' }), false],
    [
      'an instalment that waits for its code',
      attempt({ step: 'awaitingCode', txnid: 'T', txnRefNo: 'R' }, { method: 'INSTALMENT' }),
      false,
    ],
  ])('%s', (_, ended, mayChange) => {
    expect(mayBeCorrected(ended, NOW)).toBe(mayChange);
  });
});

describe('An answer about a payment', () => {
  const answer = (amount: string, status: string) =>
    checkedPaymentOf(
      v.parse(paymentOutcome, { ...paymentStatusSample, txnid: 'T', amount, status }),
      true,
    );

  it.each([
    ['an amount', '500.00', 'success', true],
    ['the amount 0', '0.00', 'success', false],
    ['an amount below 0', '-500.00', 'success', false],
    ['a payment that the provider does not have', '500.00', 'Not Found', false],
    ['the same in other letters', '500.00', 'NOT_FOUND', false],
  ])('Whether it counts: %s', (_, amount, status, counts) => {
    const { confirmed, status: read } = answer(amount, status);
    expect([confirmed, read]).toEqual([counts, counts ? 'paid' : 'pending']);
  });
});

it('A journal may hold an attempt whose price is not known yet, and none of an amount below 0', () => {
  const read = (amount: number) => {
    const bill = aBill({ purpose: 'OTT', account: '••••4417', amount: paise(amount) });
    const asking = attempt({ step: 'asking' }, { method: 'UPI', bill });
    return v.parse(journalSlot.schema, { attempts: [asking] }).attempts;
  };
  expect(read(0)).toHaveLength(1);
  expect(read(-1)).toEqual([]);
});

it('An attempt is found by its own reference, and an attempt without a reference by none', () => {
  expect(hasTxnid('')(attempt({ step: 'asking' }))).toBe(false);
  expect(hasTxnid('T')(failed())).toBe(true);
  expect(hasTxnid('S')(failed())).toBe(false);
});

describe('Whether a payment that the operator does not have will never arrive', () => {
  const unchecked = uncheckedPayment('T');
  it.each<readonly [string, CheckedPayment, number, boolean]>([
    ['an hour after its page was opened', { ...unchecked, hasNotArrived: true }, HOUR, false],
    ['later than that', { ...unchecked, hasNotArrived: true }, HOUR + 1, true],
    ['later than that, without an answer about it', unchecked, HOUR + 1, false],
  ])('%s', (_, checked, passed, hasNot) => {
    expect(hasNeverArrived(checked, NOW, NOW + passed)).toBe(hasNot);
  });
});

it('A failed attempt moved no money only where the operator reports none', () => {
  const unchecked = uncheckedPayment('T');
  expect(hasFailedWithoutMoney(failed(), null)).toBe(true);
  expect(hasFailedWithoutMoney(failed(), unchecked)).toBe(true);
  expect(hasFailedWithoutMoney(failed(), { ...unchecked, money: 'inProgress' })).toBe(false);
  expect(hasFailedWithoutMoney(attempt({ step: 'paid', txnid: 'T' }), unchecked)).toBe(false);
});

describe('The payments in the state', () => {
  const challenge = {
    ...{ mobileno: '••••••5501', dueDate: '', expires: null, resendfrom: 0 },
    ...{ attemptsRemaining: null, resendsRemaining: null },
  };
  const other = failed({ id: 'b', begun: NOW - 1 }, 'U');

  it('A later step takes the place of the former one of the same attempt only', () => {
    const first = attempt({ step: 'asking' });
    const state = stateAfter(
      attemptWritten(other),
      attemptWritten(first),
      attemptWritten(failed()),
    );
    expect(selectAttempts(state).map(({ id, step }) => [id, step])).toEqual([
      ['b', 'failed'],
      ['a', 'failed'],
    ]);
  });

  it('The dialog for a code closes when its attempt is left or its own closing is reported', () => {
    const opened = otpDialogOpened({ id: 'a', challenge });
    const after = (...events: readonly UnknownAction[]) =>
      selectOtpDialog(stateAfter(opened, ...events));
    expect(after()).toBe('a');
    expect(after(attemptWritten(failed()))).toBe('a');
    expect(after(attemptWritten(left('INSTALMENT', { id: 'b' })))).toBe('a');
    expect(after(attemptWritten(left('INSTALMENT')))).toBe('');
    expect(after(otpDialogClosed({ id: 'b' }))).toBe('a');
    expect(after(otpDialogClosed({ id: 'a' }))).toBe('');
  });

  it('Watching a payment again or ending its watch leaves the other ones watched', () => {
    const watched = stateAfter(
      ...['S', 'T', 'S'].map((txnid) => paymentWatched({ txnid })),
      watchEnded({ txnid: 'S' }),
    );
    expect(['S', 'T'].map((txnid) => selectIsWatched(watched, txnid))).toEqual([false, true]);
  });

  it('A confirmed answer stays when a later one is not confirmed, and gives way to one that is', () => {
    const confirmed = { ...uncheckedPayment('T'), confirmed: true, status: 'paid' } as const;
    const statusAfter = (...answers: readonly (typeof confirmed | typeof unconfirmed)[]) =>
      selectChecked(stateAfter(...answers.map(checkPayment.succeeded)), 'T')?.status;
    const unconfirmed = uncheckedPayment('T');
    expect(statusAfter(unconfirmed, confirmed)).toBe('paid');
    expect(statusAfter(confirmed, unconfirmed)).toBe('paid');
    expect(statusAfter(confirmed, { ...unconfirmed, confirmed: true })).toBe('pending');
  });
});
