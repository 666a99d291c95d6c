import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import type { Paise } from '../core/values/money';
import { CHARGE_PERIODS } from '../wire/values';
import {
  CLOSING_REASONS,
  isOpen,
  isPricedLater,
  isUnacknowledged,
  type PaymentAttempt,
  txnidOf,
} from './attempt';
import { canPay, isProviderMethod, methodNamed, PROVIDER_METHODS, PURPOSES } from './methods';
import { isLeftAtProvider } from './paymentStart';
import { isUpiIntent } from './upiIntent';

const text = v.pipe(v.string(), v.nonEmpty());
const paise = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount) => amount as Paise), // written from Paise, and still whole
);

const commonFacts = {
  id: text,
  key: text,
  customerid: v.string(),
  bill: v.object({
    purpose: v.picklist(PURPOSES),
    amount: paise,
    isPricedByOperator: v.exactOptional(v.literal(true)),
    orderid: v.string(),
    productids: v.array(v.string()),
    ends: v.exactOptional(v.array(v.string())),
    chargeperiod: v.picklist(['', ...CHARGE_PERIODS]),
    stbno: v.string(),
    account: v.string(),
    gst: v.exactOptional(paise),
  }),
  begun: v.number(),
  dueDate: v.exactOptional(v.string()),
};
/**
 * Facts with any method, including one of another version of the portal. The step `asking` and the final steps mean the
 * same for every method.
 */
const anyMethod = { ...commonFacts, method: v.pipe(text, v.transform(methodNamed)) };
const facts = { ...anyMethod, method: v.pipe(anyMethod.method, v.picklist(PROVIDER_METHODS)) };
const closed = v.object({ at: v.number(), reason: v.picklist(CLOSING_REASONS) });
const refusalReason = v.object({ code: v.string(), sentence: v.string() });
const hold = {
  txnid: text,
  txnRefNo: text,
  tries: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

/** An attempt as the journal stores it. The schema rejects any other step. */
const attempt = v.variant('step', [
  v.object({ ...anyMethod, step: v.literal('asking') }),
  v.object({ ...facts, step: v.literal('atProvider'), txnid: text }),
  v.object({ ...facts, step: v.literal('unknown'), txnid: v.string() }),
  v.object({ ...facts, step: v.picklist(['awaitingCode', 'paying']), ...hold }),
  v.object({
    ...facts,
    step: v.literal('awaitingApp'),
    txnid: text,
    // The screen shows this text as a link, so it must be nothing but a request to pay.
    upiintent: v.pipe(text, v.check(isUpiIntent)),
    expires: v.number(),
  }),
  v.object({
    ...anyMethod,
    step: v.literal('paid'),
    txnid: v.string(),
    closed: v.exactOptional(closed),
  }),
  v.object({
    ...anyMethod,
    step: v.literal('failed'),
    txnid: v.string(),
    reason: refusalReason,
  }),
  v.object({
    ...anyMethod,
    step: v.literal('left'),
    txnid: v.string(),
    closed,
  }),
]);

/**
 * Any other step of a method that this version does not have. Money may have moved in such a step, so the attempt is
 * read as `unknown`. The same bill is not paid again until the operator has answered how the attempt ended.
 */
const attemptOfOtherMethod = v.pipe(
  v.object({
    ...anyMethod,
    method: v.pipe(
      anyMethod.method,
      v.check((method) => !isProviderMethod(method)),
    ),
    txnid: v.optional(v.string(), ''),
  }),
  v.transform((facts): PaymentAttempt => ({ ...facts, step: 'unknown' })),
);

/** Whether the method can pay the bill, and an amount or a reference is missing only where that is possible. */
const isPossible = (attempt: PaymentAttempt): boolean => {
  const { method, bill, step } = attempt;
  if (!isProviderMethod(method)) return true;
  const hasTxnid = txnidOf(attempt) !== '';
  const hasAmount = bill.amount > 0 || (isPricedLater(bill) && !hasTxnid);
  return hasAmount && canPay(method, bill) && (hasTxnid || !NEEDS_TXNID.has(step));
};

type StepName = PaymentAttempt['step'];
const NEEDS_TXNID: ReadonlySet<StepName> = new Set<StepName>(['unknown', 'paid']);

/** A line that is no attempt is dropped; the other lines stay. */
const attempts = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly PaymentAttempt[] =>
    lines.flatMap((line) => {
      const read = v.safeParse(v.union([attempt, attemptOfOtherMethod]), line);
      return read.success && isPossible(read.output) ? [read.output] : [];
    }),
  ),
);

/** The journal of payments in this browser. All tabs share the journal, and it stays after they are closed. */
export const journalSlot = {
  key: 'selfcarePayments',
  schema: v.object({ attempts, written: v.optional(v.number()) }),
} satisfies StorageSlot;

/** How many finished attempts are kept, so that a late answer still finds its attempt. */
const KEPT = 20;

/**
 * Finished: the attempt can take no more money, or the payer has declared it unpaid. If it was paid, the payer has seen
 * the result.
 */
const isOverAndAcknowledged = (candidate: PaymentAttempt): boolean =>
  !isOpen(candidate) && !isLeftAtProvider(candidate) && !isUnacknowledged(candidate);

/** Keeps every attempt that may still take money or whose result was not seen, and the newest of the others. */
export const attemptsToStore = (all: readonly PaymentAttempt[]): readonly PaymentAttempt[] => {
  const over = all.filter(isOverAndAcknowledged);
  const old = new Set(over.slice(0, Math.max(0, over.length - KEPT)));
  return all.filter((candidate) => !old.has(candidate));
};
