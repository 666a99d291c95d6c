import { call, type SagaGenerator } from 'typed-redux-saga';
import type { AnswerOf } from '../../../store/wire/answers';
import { rupeesOf, sumOf } from '../../../store/core/values/money';
import type { Bill, PaymentAttempt, RefusalReason } from '../../../store/payments/attempt';
import {
  billOfCart,
  isOnBill,
  isRenewedSince,
  isSameBill,
  packsOf,
} from '../../../store/payments/bill';
import type { FreshEvidence } from '../../../store/writes/evidence';
import { isPurchaseFailure } from '../../../store/packs/packResult';
import { isFailureSentence } from '../../../store/renewal/renewalResults';
import type { RequestOf } from '../../../store/wire/requests/requests';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { idempotentCall } from '../../writes/idempotentCall';
import { durableRecords } from '../../writes/writeRecords';
import { isBalanceOutcomeUnknown, overlappingCharge } from '../engine/balanceWrites';
import { meaningOfError } from '../engine/errors';
import { latestOf, recordAttempt } from '../engine/journal';
import type { PaymentMethod } from '../engine/paymentMethod';
import { PAYMENT_MODE } from '../../../store/wire/operatorDefaults';

/** The operator's answer to the charge: an order, a result for each pack, or one pack's sentence. */
export type BalanceAnswer =
  | { readonly kind: 'order'; readonly order: AnswerOf<'checkout'> }
  | { readonly kind: 'results'; readonly results: AnswerOf<'renew'> }
  | { readonly kind: 'sentence'; readonly sentence: AnswerOf<'renewReadingText'> };

/**
 * From the subscriber's balance: a cart (`cart/checkout`) or a renewal, by one call that charges at once and
 * has no txnid (specification §7). The answer settles the attempt. Without one the outcome is unknown: the
 * portal finds out by reading (`findOutcomes`), and the same press again sends the same call with the same key
 * only to an operator who honours it (`idempotentCall`).
 */
export const balance: PaymentMethod = {
  start: charge,
  resume: charge,
  *abandon(attempt) {
    yield* recordAttempt(attempt, { kind: 'abandoned' });
  },
};

/** What the operator answered, by the attempt that `start` or `resume` came back with. In this page's memory alone. */
const answers = new WeakMap<PaymentAttempt, BalanceAnswer>();

/** @throws for any attempt but the very one that `start` or `resume` came back with. */
export const balanceAnswerOf = (charged: PaymentAttempt): BalanceAnswer => {
  const answer = answers.get(charged);
  if (!answer) throw new Error(`Attempt ${charged.id} has no answer from the balance`);
  return answer;
};

function* charge(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  if (yield* overlappingCharge(attempt)) throw yield* refuseNew(attempt);
  const charging = yield* recordAttempt(attempt, { kind: 'chargeSent' });
  // Charged or settled meanwhile, in another tab of a browser without locks.
  if (charging.step !== 'charging') throw blockedBy('PAYMENT_OPEN');
  let answer: BalanceAnswer;
  try {
    answer = yield* callOperator(charging);
  } catch (error) {
    yield* recordError(charging, error);
    throw error;
  }
  const charged = yield* call(latestOf, charging);
  answers.set(charged, answer);
  return charged;
}

/** The journal has the end before the record of the call goes: an attempt without either would be given up. */
function* recordAnswer(charging: PaymentAttempt, answer: BalanceAnswer): SagaGenerator<void> {
  yield* recordAttempt(
    charging,
    hasBookedNothing(answer)
      ? { kind: 'refused', reason: NO_REASON }
      : { kind: 'settled', end: 'paid', txnid: '' },
  );
}

/** A renewal charges for the packs that it renews. The answer itself says why it has renewed none. */
const hasBookedNothing = (answer: BalanceAnswer): boolean => {
  switch (answer.kind) {
    case 'order':
      return false;
    case 'results':
      return haveAllFailed(answer.results);
    case 'sentence':
      return isFailureSentence(answer.sentence);
  }
};

const haveAllFailed = (results: AnswerOf<'renew'>): boolean => results.every(isPurchaseFailure);

/** A charge that has a pack in common with this one may have taken the money for it. */
function* refuseNew(attempt: PaymentAttempt): SagaGenerator<FailureError> {
  if (attempt.step === 'asking') yield* recordAttempt(attempt, { kind: 'abandoned' });
  return blockedBy('BALANCE_OPEN');
}

/** The outcome is unknown while a sending has no answer, be it this one or an earlier one of the same bill. */
function* recordError(charging: PaymentAttempt, error: unknown): SagaGenerator<void> {
  const meaning = meaningOfError(error);
  if (meaning.kind === 'refused')
    yield* recordAttempt(charging, { kind: 'refused', reason: meaning.reason });
  else if (yield* isBalanceOutcomeUnknown(charging.bill))
    yield* recordAttempt(charging, { kind: 'outcomeUnknown' });
  else yield* recordAttempt(charging, { kind: 'refused', reason: NO_REASON });
}

const NO_REASON: RefusalReason = { code: '', sentence: '' };

/**
 * The operator answers a renewal of one pack in a sentence, and of several with a result for each. Which of the
 * two is called depends on the bill alone, so the same bill is the same call with the same key.
 */
function* callOperator(charging: PaymentAttempt): SagaGenerator<BalanceAnswer> {
  const { id, bill } = charging;
  const write = {
    ...{ attempt: id, expectedChange: { amount: bill.amount, packs: packsOf(bill) } },
    confirm: (now: FreshEvidence) => assertAsAgreed(bill, now),
  };
  if (bill.purpose === 'CART') {
    const order = { amount: rupeesOf(bill.amount), paymentmode: PAYMENT_MODE.balance } as const;
    const paid = yield* idempotentCall(endpoints.checkout, order, durableRecords, {
      ...write,
      // The request says the total alone, and another cart may come to the same.
      about: bill.productids,
      check: (answer) => assertPaid(answer, bill),
      onAnswer: (order) => recordAnswer(charging, { kind: 'order', order }),
    });
    return { kind: 'order', order: paid };
  }
  const renewal = renewalOf(bill);
  if (bill.productids.length > 1) {
    const results = yield* idempotentCall(endpoints.renew, renewal, durableRecords, {
      ...write,
      isNo: haveAllFailed,
      check: (answer) => assertWhole(answer, bill),
      onAnswer: (results) => recordAnswer(charging, { kind: 'results', results }),
    });
    return { kind: 'results', results };
  }
  const { renewReadingText } = endpoints;
  const sentence = yield* idempotentCall(renewReadingText, renewal, durableRecords, {
    ...write,
    isNo: isFailureSentence,
    onAnswer: (sentence) => recordAnswer(charging, { kind: 'sentence', sentence }),
  });
  return { kind: 'sentence', sentence };
}

/**
 * A page may be older than what it shows: another tab or device has renewed the packs, or changed the cart.
 *
 * @throws FailureError JUST_PAID or AMOUNT_CHANGED when the operator has something else than was agreed to.
 */
const assertAsAgreed = (bill: Bill, { cart, packs }: FreshEvidence): void => {
  if (bill.purpose === 'RENEWAL' && packs && isRenewedSince(bill, packs))
    throw blockedBy('JUST_PAID');
  if (bill.purpose === 'CART' && cart && !isSameBill(billOfCart(cart), bill))
    throw blockedBy('AMOUNT_CHANGED');
};

/**
 * The order's status decides (`AWAITINGPAYMENT`: the balance has paid nothing), and its results are those of the
 * cart's lines. Any other status or amount, or the results of another cart, leave the outcome unknown.
 *
 * @throws FailureError unless the operator says that this cart is paid.
 */
const assertPaid = (
  { status, amount, results, message }: AnswerOf<'checkout'>,
  bill: Bill,
): void => {
  const call = endpoints.checkout.name;
  const said = status.toUpperCase();
  if (said === 'AWAITINGPAYMENT')
    throw new FailureError({ kind: 'refused', call, status: SUCCESS, message });
  const isAgreed = amount === bill.amount && results.every((result) => isOnBill(bill, result));
  if (said !== 'PAID' || !isAgreed)
    throw new FailureError({ kind: 'unknown', call, status: SUCCESS });
};

/**
 * Each pack of the bill has its result, and no more was taken than was agreed to. Anything else says nothing of
 * the rest, or of the money.
 *
 * @throws FailureError of an unknown outcome.
 */
const assertWhole = (results: AnswerOf<'renew'>, { productids, amount }: Bill): void => {
  const isWhole = productids.every((id) => results.some(({ productid }) => productid === id));
  const renewed = results.filter((result) => !isPurchaseFailure(result));
  const taken = sumOf(renewed.flatMap((result) => (result.amount === null ? [] : [result.amount])));
  if (!isWhole || taken > amount)
    throw new FailureError({ kind: 'unknown', call: endpoints.renew.name, status: SUCCESS });
};

const SUCCESS = 200;

const renewalOf = ({ productids, chargeperiod, amount, stbno }: Bill): RequestOf<'renew'> => {
  if (chargeperiod === '') throw new Error('A renewal from the balance needs a charge period');
  return {
    productid: productids.join(','),
    chargeperiod,
    amount: rupeesOf(amount),
    ...(stbno !== '' && { stbno }),
  };
};
