import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { refusalCode } from '../../../store/core/failure';
import { rupeesOf, sumOf } from '../../../store/core/values/money';
import { selectCustomerId } from '../../../store/identity/session';
import { isPurchaseFailure, purchaseOutcome } from '../../../store/packs/packResult';
import type { Bill } from '../../../store/payments/attempt';
import {
  billOfCart,
  isOnBill,
  isRenewedSince,
  isSameBill,
  mayBeSamePack,
  packsOf,
} from '../../../store/payments/bill';
import { chargeSent } from '../../../store/payments/payments';
import type { Order } from '../../../store/wire/entities/packs/cart';
import type { PackResult } from '../../../store/wire/entities/packs/packs';
import { RENEWAL_REFUSED } from '../../../store/wire/refusal';
import type { RequestOf } from '../../../store/wire/requests/requests';
import { PAYMENT_MODE } from '../../../store/wire/values';
import type { FoundOutcome } from '../../../store/writes/compareEvidence';
import { outcomesWanted } from '../../../store/writes/earlierWrites';
import type { FreshEvidence } from '../../../store/writes/evidence';
import { outcomeOfParts } from '../../../store/writes/outcome';
import type { PendingWrite } from '../../../store/writes/pendingWrites';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { DONE, idempotentCall, type Judgement } from '../../writes/idempotentCall';
import { durableRecords } from '../../writes/writeRecords';
import { refusalBesideCharge } from '../engine/charges';
import { confirmAccount } from '../engine/confirmAccount';
import {
  askAboutUnpaid,
  assertCanPay,
  type PaidBefore,
  readPaid,
  refuseIfPaidSince,
  refuseUnlessOthersOver,
} from '../engine/conflicts';
import { withPaymentLock } from '../engine/withPaymentLock';

/**
 * Pays a cart (`cart/checkout`) or a renewal from the balance, by one call that charges at once and has no
 * reference (specification §7). The only record of the payment is its pending write. Without an answer, the portal
 * reads the outcome from the operator's data (`findOutcomes`). The portal sends the same call again with the same key
 * only to an operator that honours keys.
 *
 *   screen            this file                                    operator · storage
 *   press "Pay" ──►   payment lock: no other tab pays
 *                     ask about the unpaid attempts ─────────────► status of each
 *                     refuse if paid since the press               journal, writes
 *                     ask about the open attempts ───────────────► status of each
 *                     idempotentCall: read the evidence ─────────► balance, transactions, packs, cart
 *                                     confirm the account ───────► subscriber
 *                                     store the record ──────────► pending write
 *                                     send ──────────────────────► checkout, renew
 *   results ◄──                       done: record kept as booked; refused: record removed;
 *                                     otherwise: `findOutcomes` reads the outcome
 *
 * @throws FailureError PAYMENT_OPEN, PAYMENT_IN_PROGRESS, JUST_PAID or BALANCE_OPEN when the bill may have been paid
 * already; of the kind `unknown` when the outcome is unknown.
 */
function* payFromBalance<Answer>(
  bill: Bill,
  charge: (write: ReturnType<typeof chargeOf>) => SagaGenerator<Answer>,
): SagaGenerator<Answer> {
  assertCanPay('BALANCE', bill);
  const before = yield* readPaid(bill);
  return yield* withPaymentLock(function* () {
    yield* askAboutUnpaid(bill);
    yield* refuseIfPaidSince(before, bill);
    yield* refuseUnlessOthersOver(bill);
    try {
      return yield* charge(chargeOf(bill, yield* select(selectCustomerId), before));
    } catch (error) {
      // Another tab may have sent the payment that blocks this one, so this page reads its outcome too.
      if (error instanceof FailureError && refusalCode(error.failure) === 'BALANCE_OPEN')
        yield* put(outcomesWanted());
      throw error;
    }
  });
}

/** What the writes of a cart and of a renewal have in common. */
const chargeOf = (bill: Bill, customerid: string, before: PaidBefore) => ({
  isPayment: true,
  expectedChange: { amount: bill.amount, packs: packsOf(bill) },
  refusedBy: refusalBesideCharge(customerid, bill, before.charges),
  confirm: (fresh: FreshEvidence) => assertAsAgreed(bill, fresh),
  isAsAgreed: (outcome: FoundOutcome) => isTakenAsAgreed(outcome, bill),
  // The account is confirmed last, because reading the evidence may take ten seconds.
  beforeSending: confirmAccount,
  *onOpened({ key, since }: PendingWrite) {
    yield* put(chargeSent({ bill, key, since }));
  },
});

export const payCartFromBalance = (bill: Bill): SagaGenerator<Order> =>
  payFromBalance(bill, function* (write) {
    const agreed = { amount: rupeesOf(bill.amount), paymentmode: PAYMENT_MODE.balance } as const;
    const order = yield* idempotentCall(endpoints.checkout, agreed, durableRecords, {
      ...write,
      // The fingerprint includes the packs, because the request contains only a total, which another cart may share.
      about: bill.productids,
      judge: (answer) => judgeOrder(answer, bill),
      fromEvidence: (_, answer) => (answer && isPaidAsAgreed(answer, bill) ? answer : null),
    });
    if (isUnpaid(order)) throw notPaid(order);
    return order;
  });

/**
 * Chooses the call from the bill alone, so that the same bill is always sent as the same call with the same key. The
 * operator may answer the renewal of one pack with a sentence, and the renewal of several packs with a result for each.
 */
export const renewFromBalance = (bill: Bill): SagaGenerator<readonly PackResult[]> =>
  payFromBalance(bill, function* (write) {
    const row = bill.productids.length > 1 ? endpoints.renew : endpoints.renewReadingText;
    try {
      return yield* idempotentCall<'renew' | 'renewReadingText'>(
        ...[row, renewalOf(bill), durableRecords],
        {
          ...write,
          judge: (answer) => judgeResults(answer, bill),
          fromEvidence: (outcome) => resultsOf(outcome, bill),
        },
      );
    } catch (error) {
      const refused = refusedPack(error, bill);
      if (refused === null) throw error;
      return [refused];
    }
  });

/** The result for a single pack whose renewal was refused with the code `RENEWAL_REFUSED`; null for any other error. */
const refusedPack = (error: unknown, { productids, stbno }: Bill): PackResult | null => {
  const [productid, ...others] = productids;
  if (!(error instanceof FailureError) || error.failure.kind !== 'refused') return null;
  const { call: name, code = '', message } = error.failure;
  const isPack = name === endpoints.renewReadingText.name && code === RENEWAL_REFUSED;
  if (!isPack || productid === undefined || others.length > 0) return null;
  return {
    productid,
    productname: '',
    productstatus: 'FAILED',
    errorcode: code,
    error: message,
    stbno,
    amount: null,
    expirydate: '',
    refundamount: null,
  };
};

/**
 * Compares the bill with fresh data, because another tab or device may have renewed the packs or changed the cart.
 *
 * @throws FailureError JUST_PAID or AMOUNT_CHANGED when the operator's data differs from what was agreed.
 */
const assertAsAgreed = (bill: Bill, { cart, packs }: FreshEvidence): void => {
  if (bill.purpose === 'RENEWAL' && packs && isRenewedSince(bill, packs))
    throw blockedBy('JUST_PAID');
  if (bill.purpose === 'CART' && cart && !isSameBill(billOfCart(cart), bill))
    throw blockedBy('AMOUNT_CHANGED');
};

/** Whether the order still awaits payment. If so, the balance has paid nothing. */
const isUnpaid = ({ status }: Order): boolean => status === 'AWAITINGPAYMENT';

const notPaid = ({ message }: Order): FailureError =>
  new FailureError({ kind: 'refused', call: endpoints.checkout.name, status: 200, message });

const isPaidAsAgreed = ({ status, amount }: Order, bill: Bill): boolean =>
  status === 'PAID' && amount === bill.amount;

/**
 * Done when the order is paid for the agreed amount and has a clear result for each line of the cart; refused when the
 * order still awaits payment. Any other status or amount, or results for another cart, leave the outcome unknown.
 */
const judgeOrder = (order: Order, bill: Bill): Judgement => {
  if (isUnpaid(order)) return { outcome: 'refused', sentence: order.message };
  const parts = order.results.map(purchaseOutcome);
  const isWhole =
    isPaidAsAgreed(order, bill) &&
    order.results.length === bill.productids.length &&
    order.results.every((result) => isOnBill(bill, result)) &&
    packsOf(bill).every((pack) => order.results.some(mayBeSamePack(pack)));
  // A paid order may contain a line that the operator could not deliver.
  const isDone = isWhole && outcomeOfParts(parts) !== 'unknown';
  return isDone ? DONE : { outcome: 'unknown', sentence: order.message };
};

/**
 * Unknown when a pack of the bill has no clear result, or when the results take more than the agreed amount and the
 * operator does not set the price. Otherwise done if at least one pack was renewed, and refused if none was.
 */
const judgeResults = (results: readonly PackResult[], bill: Bill): Judgement => {
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

/**
 * False when the operator took another amount than agreed, unless the operator sets the price. `findOutcomes` then
 * shows both amounts.
 */
const isTakenAsAgreed = ({ amount }: FoundOutcome, bill: Bill): boolean =>
  amount === null || amount === bill.amount || bill.isPricedByOperator === true;

/** The results of packs that were all renewed, made from the operator's data. */
const resultsOf = ({ lines, amount }: FoundOutcome, bill: Bill): PackResult[] =>
  lines.map(({ productid, productname, expirydate }) => ({
    productid,
    productname,
    expirydate,
    stbno: bill.stbno,
    productstatus: 'ACTIVE',
    errorcode: '',
    error: '',
    refundamount: null,
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
