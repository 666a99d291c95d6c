import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import {
  attemptFacts,
  attemptStep,
  isPricedLater,
  isUnacknowledged,
  mayTakeMoney,
  type PaymentAttempt,
  txnidOf,
} from './attempt';
import { canPay, isProviderMethod } from './methods';

/**
 * The attempt in a line of the journal; null when the line is no attempt, or the attempt is impossible (`isPossible`).
 */
const attemptIn = (line: unknown): PaymentAttempt | null => {
  const facts = v.safeParse(attemptFacts, line);
  const step = v.safeParse(attemptStep, line);
  if (!facts.success) return null;
  const attempt = step.success ? { ...facts.output, ...step.output } : null;
  if (isProviderMethod(facts.output.method)) return attempt && isPossible(attempt) ? attempt : null;
  if (attempt && SAME_FOR_ALL_METHODS.includes(attempt.step)) return attempt;
  // This version does not know the method, so money may have moved in any other step. The same bill is not paid again
  // until the operator has answered how the attempt ended.
  const reference = v.safeParse(v.object({ txnid: v.optional(v.string(), '') }), line);
  return reference.success ? { ...facts.output, ...reference.output, step: 'unknown' } : null;
};

const SAME_FOR_ALL_METHODS: readonly PaymentAttempt['step'][] = [
  'asking',
  'paid',
  'failed',
  'left',
];

/** Whether the method can pay the bill, and the attempt has the amount and the reference that its step requires. */
const isPossible = (attempt: PaymentAttempt): boolean => {
  const { method, bill, step } = attempt;
  const hasTxnid = txnidOf(attempt) !== '';
  const hasAmount = bill.amount > 0 || (isPricedLater(bill) && !hasTxnid);
  const needsTxnid = step === 'unknown' || step === 'paid';
  return isProviderMethod(method) && canPay(method, bill) && hasAmount && (hasTxnid || !needsTxnid);
};

/** A line that is no attempt is dropped; the other lines stay. */
const attempts = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly PaymentAttempt[] =>
    lines.map(attemptIn).filter((attempt) => attempt !== null),
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
  !mayTakeMoney(candidate) && !isUnacknowledged(candidate);

/** Keeps every attempt that may still take money or whose result was not seen, and the newest of the others. */
export const attemptsToStore = (all: readonly PaymentAttempt[]): readonly PaymentAttempt[] => {
  const over = all.filter(isOverAndAcknowledged);
  const old = new Set(over.slice(0, Math.max(0, over.length - KEPT)));
  return all.filter((candidate) => !old.has(candidate));
};
