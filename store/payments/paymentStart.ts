import {
  isOpen,
  isWorthAsking,
  mayHaveCharged,
  type PaymentAttempt,
  type Bill,
  type Method,
} from './attempt';
import { isSameBill } from './bill';
import { overlaps } from './overlap';

/** What pressing "Pay" means for what the journal holds already. */
export type StartDecision =
  /** Nothing of the kind is on its way. */
  | { readonly kind: 'new' }
  /**
   * The same press again, from this page, another tab or after a reload: it goes on where it was. A
   * request to pay that still stands is shown again as it is, and nothing is called.
   */
  | { readonly kind: 'resume'; readonly attempt: PaymentAttempt }
  /** Begun another way, or together with something else, and not paid yet: it has to be let go first. */
  | { readonly kind: 'leaveFirst'; readonly attempt: PaymentAttempt }
  /** Money may have moved: only the operator's word leads on. */
  | { readonly kind: 'check'; readonly attempt: PaymentAttempt };

export const decideStart = (
  attempts: readonly PaymentAttempt[],
  customerid: string,
  bill: Bill,
  method: Method,
  /** Milliseconds since 1970. */
  now: number,
): StartDecision => {
  const same = attempts.filter((one) => one.customerid === customerid && overlaps(one.bill, bill));
  const isShown = (one: PaymentAttempt) => method === 'UPI' && isPayableRequest(one, now);
  const doubtful = same.find(
    (one) => (mayHaveCharged(one) && !isShown(one)) || isLeftAtProvider(one),
  );
  if (doubtful) return { kind: 'check', attempt: doubtful };
  const open = same.find(isOpen);
  if (!open) return { kind: 'new' };
  const isSame = open.method === method && isSameBill(open.bill, bill);
  return { kind: isSame ? 'resume' : 'leaveFirst', attempt: open };
};

/** A request to pay that can still be paid, so that a payer may be shown it. */
export const isPayableRequest = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.step === 'awaitingApp' && attempt.expires > now;

/**
 * The page of the card provider stands in a tab of its own history, a request to pay in somebody's app:
 * they may be used after all.
 */
export const isLeftAtProvider = (attempt: PaymentAttempt): boolean =>
  attempt.step === 'left' && attempt.method !== 'INSTALMENT' && isWorthAsking(attempt);
