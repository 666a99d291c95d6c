import { NO_MONEY, type Paise } from '../core/values/money';
import type { PaymentOutcome } from '../wire/entities/payments/payments';
import type { PaymentAttempt, PaymentEvent } from './attempt';

/**
 * Where the amount is by the provider's own words: the provider has it, gives it back by itself, or is at work on the
 * payment. Nothing may say that none was taken, and nothing is paid in its place while the operator has not spoken.
 */
type ProviderMoney = 'taken' | 'comingBack' | 'inProgress';

/**
 * What the operator answered about a payment, without whom it is about: names and numbers of the
 * payer stay out of the store.
 */
export interface CheckedPayment {
  readonly txnid: string;
  /**
   * False for the documented sample with which a failed check resolves (specification §7): it
   * proves nothing, and nothing may be shown as paid by it.
   */
  readonly confirmed: boolean;
  /** The operator answered about another payment than it was asked for. */
  readonly isAboutAnother?: true;
  /** The operator answered that it has no payment of this reference, and this browser's journal has none either. */
  readonly isNotFound?: true;
  readonly status: 'paid' | 'failed' | 'pending';
  /** Failed because the payer cancelled it. */
  readonly isCancelled?: true;
  /** What the provider says of money while the operator does not say that it is paid. */
  readonly money?: ProviderMoney;
  readonly amount: Paise;
  /** CC, DC, NB, UPI, INSTALMENT or BALANCE */
  readonly mode: string;
  readonly purpose: string;
  readonly orderid: string;
  readonly productinfo: string;
  readonly bankReference: string;
  readonly addedon: string;
  /** The provider's code; E000 when nothing went wrong. */
  readonly code: string;
  readonly sentence: string;
  /** Who paid, for support alone, which sees the shape: a screen shows neither, for a reference may be another person's. */
  readonly email: string;
  readonly firstname: string;
  readonly results: PaymentOutcome['results'];
}

/** What is none of the known words is no end: it is asked about again. */
const STATUS: ReadonlyMap<string, CheckedPayment['status']> = new Map([
  ['success', 'paid'],
  ['failure', 'failed'],
  ['cancelled', 'failed'],
]);

/** The provider's own words (`unmappedstatus`), without case, spaces and hyphens. */
const MONEY: ReadonlyMap<string, ProviderMoney> = new Map([
  ...(['captured', 'auth', 'authorised', 'authorized'] as const).map(
    (word) => [word, 'taken'] as const,
  ),
  ['autorefund', 'comingBack'],
]);
/** Of a payment that was not begun at the provider, or that has failed there. */
const NO_MONEY_WORDS: ReadonlySet<string> = new Set([
  ...['', 'notstarted', 'initiated', 'dropped', 'bounced', 'failed', 'failure'],
  ...['usercancelled', 'cancelled'],
]);
/** And for a payer who has cancelled. */
const CANCELLED = 'usercancelled';

const wordOf = (said: string): string => said.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Of a payment that is not over every word counts as work in progress, except those that are known to be none. */
const moneyOf = (
  status: CheckedPayment['status'],
  said: string,
  provider: string,
): ProviderMoney | undefined => {
  if (status === 'paid') return undefined;
  const known = MONEY.get(provider) ?? MONEY.get(said);
  if (known !== undefined || status === 'failed') return known;
  return said === 'pending' && NO_MONEY_WORDS.has(provider) ? undefined : 'inProgress';
};

export const checkedPaymentOf = (outcome: PaymentOutcome, isAboutIt: boolean): CheckedPayment => {
  // An answer whose amount is zero or less says nothing about this payment.
  const confirmed = isAboutIt && outcome.amount > 0;
  const said = wordOf(outcome.status);
  const provider = wordOf(outcome.unmappedstatus);
  const status = confirmed ? (STATUS.get(said) ?? 'pending') : 'pending';
  const money = confirmed ? moneyOf(status, said, provider) : undefined;
  const isCancelled = status === 'failed' && (said === 'cancelled' || provider === CANCELLED);
  return {
    confirmed,
    status,
    ...(isCancelled && { isCancelled }),
    ...(money && { money }),
    ...factsOf(outcome),
  };
};

/**
 * The provider has no payment of this reference (`status` "Not Found"). Of a payment that was begun here it says only
 * that nothing has arrived there yet.
 */
export const isNotFoundAnswer = ({ status }: PaymentOutcome): boolean =>
  wordOf(status) === 'notfound';

/** Nothing is known of it: neither the operator's answer nor the sample has come. */
export const uncheckedPayment = (txnid: string): CheckedPayment => ({
  ...{ txnid, confirmed: false, status: 'pending', amount: NO_MONEY, mode: '', purpose: '' },
  ...{ orderid: '', productinfo: '', bankReference: '', addedon: '', code: '', sentence: '' },
  ...{ email: '', firstname: '', results: [] },
});

const factsOf = (outcome: PaymentOutcome): Omit<CheckedPayment, 'confirmed' | 'status'> => ({
  txnid: outcome.txnid,
  amount: outcome.amount,
  mode: outcome.mode,
  purpose: outcome.purpose,
  orderid: outcome.orderid,
  productinfo: outcome.productinfo,
  bankReference: outcome.bank_ref_num,
  addedon: outcome.addedon,
  code: outcome.error,
  sentence: outcome.error_Message,
  email: outcome.email,
  firstname: outcome.firstname,
  results: outcome.results,
});

/**
 * What an answer means for an attempt; null when it settles nothing. A payment of another amount than was agreed
 * to is never called paid, and a failed one whose money was taken is not over: the operator has to clear them.
 */
export const settlementOf = (
  attempt: PaymentAttempt,
  checked: CheckedPayment,
): PaymentEvent | null => {
  const { txnid, confirmed, status, code, sentence } = checked;
  if (!confirmed || status === 'pending') return null;
  if (isUnclear(attempt, checked)) return { kind: 'settled', end: 'unclear', txnid };
  return status === 'paid'
    ? { kind: 'settled', end: 'paid', txnid }
    : { kind: 'settled', end: 'failed', txnid, reason: { code, sentence } };
};

/** Money has moved, but not as the bill says. What the provider returns by itself is over. */
const isUnclear = ({ bill }: PaymentAttempt, { status, amount, money }: CheckedPayment): boolean =>
  status === 'paid' ? amount !== bill.amount : money === 'taken';
