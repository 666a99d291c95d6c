import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import type { Paise } from '../core/values/money';
import { CHARGE_PERIODS } from '../wire/operatorDefaults';
import { isOpen, isPricedLater, isUnacknowledged, type PaymentAttempt } from './attempt';
import { isForNumber, isPaidByBalance } from './bill';
import { isLeftAtProvider } from './paymentStart';
import { isUpiIntent } from './upiIntent';

const text = v.pipe(v.string(), v.nonEmpty());
const paise = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount) => amount as Paise), // written from Paise, and still whole
);

const facts = {
  id: text,
  key: text,
  customerid: v.string(),
  method: v.picklist(['CARD', 'INSTALMENT', 'UPI', 'BALANCE']),
  bill: v.object({
    purpose: v.picklist(['CART', 'RENEWAL', 'TOPUP', 'OFFER', 'INSTANT', 'OTT']),
    amount: paise,
    isPricedByOperator: v.exactOptional(v.literal(true)),
    orderid: v.string(),
    productids: v.array(v.string()),
    ends: v.exactOptional(v.array(v.string())),
    chargeperiod: v.picklist(['', ...CHARGE_PERIODS]),
    stbno: v.string(),
    account: v.optional(v.string(), ''),
    gst: v.exactOptional(paise),
  }),
  begun: v.number(),
  dueDate: v.exactOptional(v.string()),
};
const refusalReason = v.object({ code: v.string(), sentence: v.string() });
const hold = {
  txnid: text,
  txnRefNo: text,
  tries: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

/** An attempt as it is written down. A step that the state machine does not have cannot be read. */
const attempt = v.variant('step', [
  v.object({ ...facts, step: v.picklist(['asking', 'charging']) }),
  v.object({ ...facts, step: v.literal('atProvider'), txnid: text }),
  v.object({ ...facts, step: v.literal('unknown'), txnid: v.string() }),
  v.object({ ...facts, step: v.picklist(['awaitingCode', 'paying']), ...hold }),
  v.object({
    ...facts,
    step: v.literal('awaitingApp'),
    txnid: text,
    // It becomes a link: nothing else than a request to pay may be in its place.
    upiintent: v.pipe(text, v.check(isUpiIntent)),
    expires: v.number(),
  }),
  v.object({
    ...facts,
    step: v.literal('paid'),
    txnid: v.string(),
    acknowledged: v.exactOptional(v.literal(true)),
  }),
  v.object({
    ...facts,
    step: v.literal('failed'),
    txnid: v.string(),
    reason: refusalReason,
  }),
  // An earlier version wrote the reason under another name. A late answer must still find the attempt.
  v.pipe(
    v.object({ ...facts, step: v.literal('failed'), txnid: v.string(), why: refusalReason }),
    v.transform(({ why: reason, ...rest }) => ({ ...rest, reason })),
  ),
  v.object({
    ...facts,
    step: v.literal('left'),
    txnid: v.string(),
    replaced: v.exactOptional(v.literal(true)),
  }),
]);

/**
 * An amount is missing only where it has not been named yet, or from the balance; UPI has its own purposes, the balance pays for
 * carts and renewals, and only the balance pays without a reference.
 */
const isPossible = (one: PaymentAttempt): boolean => {
  const isByBalance = one.method === 'BALANCE';
  const hasTxnid = 'txnid' in one && one.txnid !== '';
  // A pack that costs nothing is renewed from the balance as well.
  const hasAmount = one.bill.amount > 0 || isByBalance || (isPricedLater(one.bill) && !hasTxnid);
  if (!hasAmount || isForNumber(one.bill) !== (one.method === 'UPI')) return false;
  if (isByBalance) return BALANCE_STEPS.has(one.step) && isPaidByBalance(one.bill) && !hasTxnid;
  return one.step !== 'charging' && (hasTxnid || !NEEDS_TXNID.has(one.step));
};

type StepName = PaymentAttempt['step'];
const BALANCE_STEPS: ReadonlySet<StepName> = new Set<StepName>([
  ...(['asking', 'charging', 'unknown', 'paid', 'failed', 'left'] as const),
]);
const NEEDS_TXNID: ReadonlySet<StepName> = new Set<StepName>(['unknown', 'paid']);

/** A line that cannot be read is dropped; the other lines stay. */
const attempts = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly PaymentAttempt[] =>
    lines.flatMap((line) => {
      const read = v.safeParse(attempt, line);
      return read.success && isPossible(read.output) ? [read.output] : [];
    }),
  ),
);

/** The journal of payments in this browser. Its tabs share it, and it outlives them. */
export const journalSlot = {
  key: 'selfcarePayments',
  schema: v.object({ attempts, written: v.optional(v.number()) }),
} satisfies StorageSlot;

/** Attempts that are over and seen, and are kept so that a late answer still finds the one it is about. */
const KEPT = 20;

/** Over for good, and seen: the operator has settled it, or no provider ever had it. */
const isOverAndAcknowledged = (one: PaymentAttempt): boolean =>
  !isOpen(one) && !isLeftAtProvider(one) && !isUnacknowledged(one);

/** What is worth keeping: all that may still take money or was not seen yet, and the newest of the rest. */
export const attemptsToStore = (all: readonly PaymentAttempt[]): readonly PaymentAttempt[] => {
  const over = all.filter(isOverAndAcknowledged);
  const old = new Set(over.slice(0, Math.max(0, over.length - KEPT)));
  return all.filter((one) => !old.has(one));
};
