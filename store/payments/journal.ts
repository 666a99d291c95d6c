import * as v from 'valibot';
import type { Paise } from '../core/money';
import type { StorageSlot } from '../core/storage';
import { isOpen, isPricedLater, type PaymentAttempt } from './attempt';
import { isForNumber } from './bill';
import { isUpiIntent } from './upiIntent';

const text = v.pipe(v.string(), v.nonEmpty());
const paise = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount) => amount as Paise), // written from Paise, and still whole
);

const begun = {
  id: text,
  key: text,
  customerid: v.string(),
  method: v.picklist(['CARD', 'INSTALMENT', 'UPI']),
  bill: v.object({
    purpose: v.picklist(['CART', 'RENEWAL', 'TOPUP', 'OFFER', 'INSTANT', 'OTT']),
    amount: paise,
    orderid: v.string(),
    productids: v.array(v.string()),
    chargeperiod: v.picklist(['', 'MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY']),
    stbno: v.string(),
    account: v.optional(v.string(), ''),
  }),
  begun: v.number(),
};
const held = { txnid: text, txnRefNo: text };

/** An attempt as it is written down: what the drawing does not have cannot be read either. */
const attempt = v.variant('step', [
  v.object({ ...begun, step: v.literal('asking') }),
  v.object({ ...begun, step: v.picklist(['atProvider', 'unknown']), txnid: text }),
  v.object({ ...begun, step: v.picklist(['awaitingCode', 'paying']), ...held }),
  v.object({
    ...begun,
    step: v.literal('awaitingApp'),
    txnid: text,
    // It becomes a link: nothing else than a request to pay may be in its place.
    upiintent: v.pipe(text, v.check(isUpiIntent)),
    expires: v.number(),
  }),
  v.object({
    ...begun,
    step: v.literal('paid'),
    txnid: text,
    acknowledged: v.exactOptional(v.literal(true)),
  }),
  v.object({
    ...begun,
    step: v.literal('failed'),
    txnid: v.string(),
    why: v.object({ code: v.string(), sentence: v.string() }),
  }),
  v.object({ ...begun, step: v.literal('left'), txnid: v.string() }),
]);

/** Nothing is paid for nothing, but a price may not have been told yet; and UPI has its own purposes. */
const isPossible = (one: PaymentAttempt): boolean => {
  const isAsked = 'txnid' in one && one.txnid !== '';
  const hasItsAmount = one.bill.amount > 0 || (isPricedLater(one.bill) && !isAsked);
  return hasItsAmount && isForNumber(one.bill) === (one.method === 'UPI');
};

/** A line that cannot be read is dropped for itself: it must not take the others with it. */
const attempts = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly PaymentAttempt[] =>
    lines.flatMap((line) => {
      const read = v.safeParse(attempt, line);
      return read.success && isPossible(read.output) ? [read.output] : [];
    }),
  ),
);

/** The journal of payments in this browser: shared by its tabs, and alive after any of them has died. */
export const journalSlot = {
  key: 'selfcarePayments',
  shape: v.object({ attempts, written: v.optional(v.number()) }),
} satisfies StorageSlot;

/** Ended attempts that are kept, so that a late answer still finds the one it is about. */
const KEPT = 20;

/** What is worth keeping: everything that is still open, and the newest of what has ended. */
export const worthKeeping = (all: readonly PaymentAttempt[]): readonly PaymentAttempt[] => {
  const ended = all.filter((one) => !isOpen(one));
  const old = new Set(ended.slice(0, Math.max(0, ended.length - KEPT)));
  return all.filter((one) => !old.has(one));
};
