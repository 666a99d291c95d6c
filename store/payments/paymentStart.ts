import {
  type Bill,
  isLeftAtProvider,
  isOpen,
  mayHaveCharged,
  type PaymentAttempt,
  txnidOf,
} from './attempt';
import { isSameBill, overlaps } from './bill';
import { isForNumber, leadsTo, type ProviderMethod } from './methods';

/** What pressing "Pay" leads to, given what the journal already holds. */
export type StartDecision =
  /** Nothing overlaps: a new attempt is begun. */
  | { readonly kind: 'new' }
  /**
   * The journal has an open attempt for the same bill and method, from this page, another tab or before a reload. It
   * continues where it was. A UPI request to pay that can still be paid is shown again without another call.
   */
  | { readonly kind: 'resume'; readonly attempt: PaymentAttempt }
  /**
   * An unfinished attempt overlaps with the bill and must be closed first. Either the attempt took no money and has
   * another method or another bill, or the attempt is a request to pay that has expired or was left.
   */
  | { readonly kind: 'abandonFirst'; readonly attempt: PaymentAttempt }
  /**
   * Money may have moved, or may still move, in this overlapping attempt. Nothing begins before the operator has
   * answered how it ended.
   */
  | { readonly kind: 'check'; readonly attempt: PaymentAttempt };

/**
 * Decides how a payment starts, for every method that leads to a provider. Open payments from the balance are found by
 * their pending writes in `sagas/payments/engine/charges.ts` and not here.
 */
export const decideStart = (
  attempts: readonly PaymentAttempt[],
  customerid: string,
  bill: Bill,
  method: ProviderMethod,
  /** Milliseconds since 1970. */
  now: number,
): StartDecision => {
  const same = attempts.filter(
    (attempt) => isSamePayer(attempt, customerid) && overlaps(attempt.bill, bill),
  );
  const isShown = (attempt: PaymentAttempt) =>
    leadsTo(method, 'awaitingApp') && isPayableRequest(attempt, now);
  const unanswered = same.find(
    (attempt) =>
      ((mayHaveCharged(attempt) && !isShown(attempt)) || isLeftAtProvider(attempt)) &&
      !isRequestOver(attempt, now),
  );
  if (unanswered) return { kind: 'check', attempt: unanswered };
  const over = same.find((attempt) => isRequestOver(attempt, now));
  if (over) return { kind: 'abandonFirst', attempt: over };
  const open = same.find(isOpen);
  if (!open) return { kind: 'new' };
  const isSame = open.method === method && isSameBill(open.bill, bill);
  return { kind: isSame ? 'resume' : 'abandonFirst', attempt: open };
};

/**
 * Whether the attempt may be the payer's own. A payer may begin a payment for a number without a login and log in
 * later, or the other way round. Such an attempt counts only if it has a reference, by which the portal can ask the
 * operator about it.
 */
export const isSamePayer = (attempt: PaymentAttempt, customerid: string): boolean =>
  attempt.customerid === customerid ||
  ((customerid === '' || attempt.customerid === '') &&
    isForNumber(attempt.bill) &&
    txnidOf(attempt) !== '');

/** A request to pay that has not expired, so the portal may show it to the payer again. */
const isPayableRequest = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.step === 'awaitingApp' && attempt.expires > now;

/** A request to pay that has expired or was left. Before abandoning it, the portal asks whether it was paid. */
const isRequestOver = (attempt: PaymentAttempt, now: number): boolean =>
  leadsTo(attempt.method, 'awaitingApp') &&
  (isLeftAtProvider(attempt) || (attempt.step === 'awaitingApp' && attempt.expires <= now));
