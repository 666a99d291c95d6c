import { call, type SagaGenerator } from 'typed-redux-saga';
import { rupeesOf, sumOf } from '../../../store/core/values/money';
import { isPurchaseFailure, purchaseOutcome } from '../../../store/packs/packResult';
import type { Bill, PaymentAttempt, RefusalReason } from '../../../store/payments/attempt';
import {
  billOfCart,
  isOnBill,
  isRenewedSince,
  isSameBill,
  packsOf,
} from '../../../store/payments/bill';
import type { AnswerOf } from '../../../store/wire/answers';
import type { PackResult } from '../../../store/wire/entities/packs/packs';
import { PAYMENT_MODE } from '../../../store/wire/operatorDefaults';
import { RENEWAL_REFUSED } from '../../../store/wire/refusal';
import type { RequestOf } from '../../../store/wire/requests/requests';
import type { FoundOutcome } from '../../../store/writes/compareEvidence';
import type { AffectedPack, FreshEvidence } from '../../../store/writes/evidence';
import { outcomeOfParts } from '../../../store/writes/outcome';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { DONE, idempotentCall, type Judgement } from '../../writes/idempotentCall';
import { durableRecords } from '../../writes/writeRecords';
import { isBalanceOutcomeUnknown, overlappingCharge } from '../engine/balanceWrites';
import { confirmAccount } from '../engine/confirmAccount';
import { meaningOfError } from '../engine/errors';
import { latestOf, recordAttempt } from '../engine/journal';
import type { PaymentMethod } from '../engine/paymentMethod';

/** The operator's answer to the charge: an order, or a result for each pack. */
export type BalanceAnswer =
  | { readonly kind: 'order'; readonly order: AnswerOf<'checkout'> }
  | { readonly kind: 'results'; readonly results: AnswerOf<'renew'> };

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
    const refused = refusedPack(error, attempt.bill);
    if (refused === null) throw error;
    answer = { kind: 'results', results: [refused] };
  }
  const charged = yield* call(latestOf, charging);
  answers.set(charged, answer);
  return charged;
}

/** The documented refusal of the one pack of a renewal, by a code or a sentence alone, is the result of that pack. */
const refusedPack = (error: unknown, { productids, stbno }: Bill): PackResult | null => {
  const [productid, ...others] = productids;
  if (!(error instanceof FailureError) || error.failure.kind !== 'refused') return null;
  const { call: name, code = '', message } = error.failure;
  const isPack = name === endpoints.renewReadingText.name && code === RENEWAL_REFUSED;
  if (!isPack || productid === undefined || others.length > 0) return null;
  return {
    ...{ productid, productname: '', productstatus: 'FAILED', errorcode: code, error: message },
    ...{ stbno, amount: null, expirydate: '', refundamount: null },
  };
};

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
const hasBookedNothing = (answer: BalanceAnswer): boolean =>
  answer.kind === 'order' ? isUnpaid(answer.order) : answer.results.every(isPurchaseFailure);

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
 * A renewal of one pack may be answered by a sentence, of several with a result for each. Which of the
 * two is called depends on the bill alone, so the same bill is the same call with the same key.
 */
function* callOperator(charging: PaymentAttempt): SagaGenerator<BalanceAnswer> {
  const { id, bill } = charging;
  const write = {
    ...{ attempt: id, expectedChange: { amount: bill.amount, packs: packsOf(bill) } },
    confirm: (now: FreshEvidence) => assertAsAgreed(bill, now),
    isAsAgreed: (found: FoundOutcome) => isTakenAsAgreed(found, bill),
    // Last of all: reading what the operator has may take ten seconds.
    beforeSending: confirmAccount,
  };
  if (bill.purpose === 'CART') {
    const agreed = { amount: rupeesOf(bill.amount), paymentmode: PAYMENT_MODE.balance } as const;
    const order = yield* idempotentCall(endpoints.checkout, agreed, durableRecords, {
      ...write,
      // The request says the total alone, and another cart may come to the same.
      about: bill.productids,
      judge: (answer) => judgeOrder(answer, bill),
      fromEvidence: (_, answer) => (answer && isPaidAsAgreed(answer, bill) ? answer : null),
      onAnswer: (order) => recordAnswer(charging, { kind: 'order', order }),
    });
    if (isUnpaid(order)) throw notPaid(order);
    return { kind: 'order', order };
  }
  const row = bill.productids.length > 1 ? endpoints.renew : endpoints.renewReadingText;
  const results = yield* idempotentCall<'renew' | 'renewReadingText'>(
    ...[row, renewalOf(bill), durableRecords],
    {
      ...write,
      judge: (answer) => judgeResults(answer, bill),
      fromEvidence: (found) => resultsOf(found, bill),
      onAnswer: (results) => recordAnswer(charging, { kind: 'results', results }),
    },
  );
  return { kind: 'results', results };
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

/** The balance has paid nothing. */
const isUnpaid = ({ status }: AnswerOf<'checkout'>): boolean =>
  status.toUpperCase() === 'AWAITINGPAYMENT';

const notPaid = ({ message }: AnswerOf<'checkout'>): FailureError =>
  new FailureError({ kind: 'refused', call: endpoints.checkout.name, status: 200, message });

const isPaidAsAgreed = ({ status, amount }: AnswerOf<'checkout'>, bill: Bill): boolean =>
  status.toUpperCase() === 'PAID' && amount === bill.amount;

/**
 * The cart is paid when the order says so, for the agreed amount, and with a result for each of the cart's lines. Any
 * other status or amount, and the results of another cart, say nothing certain.
 */
const judgeOrder = (order: AnswerOf<'checkout'>, bill: Bill): Judgement => {
  if (isUnpaid(order)) return { outcome: 'refused', sentence: order.message };
  const parts = order.results.map(purchaseOutcome);
  const isWhole =
    isPaidAsAgreed(order, bill) &&
    order.results.length === bill.productids.length &&
    order.results.every((result) => isOnBill(bill, result)) &&
    packsOf(bill).every((pack) => order.results.some(isSamePackAs(pack)));
  // A line that was paid for and could not be given is a part of a paid order.
  const isDone = isWhole && outcomeOfParts(parts) !== 'unknown';
  return isDone ? DONE : { outcome: 'unknown', sentence: order.message };
};

const isSamePackAs =
  (one: AffectedPack) =>
  (other: AffectedPack): boolean =>
    one.productid === other.productid &&
    (one.stbno === other.stbno || one.stbno === '' || other.stbno === '');

/** Each pack of the bill has its result, and no more was taken than was agreed to. */
const judgeResults = (results: AnswerOf<'renew'>, bill: Bill): Judgement => {
  const { productids, amount, isPricedByOperator = false } = bill;
  const parts = productids.map((id) => results.find(({ productid }) => productid === id));
  const renewed = results.filter((result) => !isPurchaseFailure(result));
  const taken = sumOf(renewed.flatMap((result) => (result.amount === null ? [] : [result.amount])));
  const outcome =
    taken > amount && !isPricedByOperator
      ? 'unknown'
      : outcomeOfParts(parts.map((result) => (result ? purchaseOutcome(result) : 'unknown')));
  const unclear = results.find((result) => purchaseOutcome(result) === 'unknown');
  return { outcome, sentence: unclear?.error ?? '' };
};

/** Otherwise both amounts are shown, with what was found out. */
const isTakenAsAgreed = ({ amount }: FoundOutcome, bill: Bill): boolean =>
  amount === null || amount === bill.amount || bill.isPricedByOperator === true;

/** The results of packs that were all renewed, as what the operator has shows them. */
const resultsOf = ({ lines, amount }: FoundOutcome, bill: Bill): AnswerOf<'renew'> =>
  lines.map(({ productid, productname, expirydate }) => ({
    ...{ productid, productname, expirydate, stbno: bill.stbno, productstatus: 'ACTIVE' },
    ...{ errorcode: '', error: '', refundamount: null },
    amount: lines.length === 1 ? amount : null,
  }));

const renewalOf = (bill: Bill): RequestOf<'renew'> => {
  const { productids, chargeperiod, amount, stbno, isPricedByOperator = false } = bill;
  if (chargeperiod === '') throw new Error('A renewal from the balance needs a charge period');
  return {
    productid: productids.join(','),
    chargeperiod,
    ...(!isPricedByOperator && { amount: rupeesOf(amount) }),
    ...(stbno !== '' && { stbno }),
  };
};
