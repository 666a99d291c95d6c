import { type Bill, isOpen, isWorthAsking, mayHaveCharged, type PaymentAttempt } from './attempt';
import { isSameBill, overlaps } from './bill';
import { isForNumber, leadsTo, type ProviderMethod } from './methods';

/** What pressing "Pay" leads to, given what the journal already holds. */
export type StartDecision =
  /** Nothing overlaps: a new attempt is begun. */
  | { readonly kind: 'new' }
  /**
   * The same press again, from this page, another tab or after a reload: the attempt goes on where it was.
   * A request to pay that can still be paid is shown again, and nothing is called.
   */
  | { readonly kind: 'resume'; readonly attempt: PaymentAttempt }
  /**
   * Begun another way, or together with another pack, and not paid yet; or a request to pay whose time is over: it is
   * abandoned first.
   */
  | { readonly kind: 'abandonFirst'; readonly attempt: PaymentAttempt }
  /** Money may have moved: nothing is begun before the operator has said how it ended. */
  | { readonly kind: 'check'; readonly attempt: PaymentAttempt };

/**
 * Decides for every method that leads to a provider. What the balance has open is judged by its writes
 * (`sagas/payments/engine/charges.ts`) and not here.
 */
export const decideStart = (
  attempts: readonly PaymentAttempt[],
  customerid: string,
  bill: Bill,
  method: ProviderMethod,
  /** Milliseconds since 1970. */
  now: number,
): StartDecision => {
  const same = attempts.filter((one) => isSamePayer(one, customerid) && overlaps(one.bill, bill));
  const isShown = (one: PaymentAttempt) =>
    leadsTo(method, 'awaitingApp') && isPayableRequest(one, now);
  const unanswered = same.find(
    (one) =>
      ((mayHaveCharged(one) && !isShown(one)) || isLeftAtProvider(one)) && !isRequestOver(one, now),
  );
  if (unanswered) return { kind: 'check', attempt: unanswered };
  const over = same.find((one) => isRequestOver(one, now));
  if (over) return { kind: 'abandonFirst', attempt: over };
  const open = same.find(isOpen);
  if (!open) return { kind: 'new' };
  const isSame = open.method === method && isSameBill(open.bill, bill);
  return { kind: isSame ? 'resume' : 'abandonFirst', attempt: open };
};

/**
 * Whether the attempt may be the payer's own. One for a number may have been begun before the login, or before the
 * session ended: what has a reference can be asked about by everyone who knows the number.
 */
export const isSamePayer = (attempt: PaymentAttempt, customerid: string): boolean =>
  attempt.customerid === customerid ||
  ((customerid === '' || attempt.customerid === '') &&
    isForNumber(attempt.bill) &&
    'txnid' in attempt &&
    attempt.txnid !== '');

/** A request to pay that has not expired, so that the payer may be shown it. */
const isPayableRequest = (attempt: PaymentAttempt, now: number): boolean =>
  attempt.step === 'awaitingApp' && attempt.expires > now;

/** A request to pay that has expired or was left: giving it up asks the operator whether it was paid all the same. */
const isRequestOver = (attempt: PaymentAttempt, now: number): boolean =>
  leadsTo(attempt.method, 'awaitingApp') &&
  (isLeftAtProvider(attempt) || (attempt.step === 'awaitingApp' && attempt.expires <= now));

/**
 * Left, and still payable: the page of the card provider is in the tab's own history, a request to pay
 * in an app. Not one of which the payer has said that nothing was paid.
 */
export const isLeftAtProvider = (attempt: PaymentAttempt): boolean =>
  attempt.step === 'left' &&
  attempt.closed.reason !== 'notPaid' &&
  !leadsTo(attempt.method, 'awaitingCode') &&
  isWorthAsking(attempt);
