import { NO_MONEY, type Paise } from '../core/values/money';
import type { PaymentOutcome } from '../wire/entities/payments/payments';
import type { PaymentAttempt, PaymentEvent } from './attempt';

/**
 * Where the money is, from the provider's own words: the provider has it, returns it by itself, or is processing the
 * payment. Until the operator has answered, no screen may say that no money was taken, and no other payment may
 * replace this one.
 */
type ProviderMoney = 'taken' | 'comingBack' | 'inProgress';

/** What the operator answered about a payment, with only the fields that the portal uses. */
export interface CheckedPayment {
  readonly txnid: string;
  /**
   * False for an answer that proves nothing, such as the documented sample of a failed check (specification §7).
   * Nothing may be shown as paid because of it.
   */
  readonly confirmed: boolean;
  /** The operator's answer is about another payment than the requested one. */
  readonly isAboutAnother?: true;
  /** The operator answered that it has no payment with this reference, and this browser's journal has none either. */
  readonly isNotFound?: true;
  readonly status: 'paid' | 'failed' | 'pending';
  /** Failed because the payer cancelled it. */
  readonly isCancelled?: true;
  /** What the provider says about money while the operator does not call the payment paid. */
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
  /**
   * The payer's e-mail address and first name, for support only: support sees how long they are. No screen shows
   * them, because a reference may belong to another person.
   */
  readonly email: string;
  readonly firstname: string;
  readonly results: PaymentOutcome['results'];
}

/** With any other status word the payment has not ended, so the operator is asked again. */
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
/** Words for a payment that was not begun at the provider, or that has failed there. */
const NO_MONEY_WORDS: ReadonlySet<string> = new Set([
  ...['', 'notstarted', 'initiated', 'dropped', 'bounced', 'failed', 'failure'],
  ...['usercancelled', 'cancelled'],
]);
/** The word for a payment that the payer has cancelled. */
const CANCELLED = 'usercancelled';

const wordOf = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/**
 * Until a payment has ended, an unknown status word means that the provider is processing the payment. Only "pending"
 * together with one of `NO_MONEY_WORDS` means that it is not.
 */
const moneyOf = (
  status: CheckedPayment['status'],
  statusWord: string,
  provider: string,
): ProviderMoney | undefined => {
  if (status === 'paid') return undefined;
  const providerMoney = MONEY.get(provider) ?? MONEY.get(statusWord);
  if (providerMoney !== undefined || status === 'failed') return providerMoney;
  return statusWord === 'pending' && NO_MONEY_WORDS.has(provider) ? undefined : 'inProgress';
};

export const checkedPaymentOf = (outcome: PaymentOutcome, isAboutIt: boolean): CheckedPayment => {
  // An answer whose amount is zero or less says nothing about this payment.
  const confirmed = isAboutIt && outcome.amount > 0;
  const statusWord = wordOf(outcome.status);
  const provider = wordOf(outcome.unmappedstatus);
  const status = confirmed ? (STATUS.get(statusWord) ?? 'pending') : 'pending';
  const money = confirmed ? moneyOf(status, statusWord, provider) : undefined;
  const isCancelled = status === 'failed' && (statusWord === 'cancelled' || provider === CANCELLED);
  return {
    confirmed,
    status,
    ...(isCancelled && { isCancelled }),
    ...(money && { money }),
    ...factsOf(outcome),
  };
};

/**
 * The provider has no payment with this reference (`status` "Not Found"). For a payment that was begun here this
 * only means that nothing has arrived there yet.
 */
export const isNotFoundAnswer = ({ status }: PaymentOutcome): boolean =>
  wordOf(status) === 'notfound';

/** Nothing is known of the payment: neither the operator's answer nor the sample has arrived. */
export const uncheckedPayment = (txnid: string): CheckedPayment => ({
  txnid,
  confirmed: false,
  status: 'pending',
  amount: NO_MONEY,
  mode: '',
  purpose: '',
  orderid: '',
  productinfo: '',
  bankReference: '',
  addedon: '',
  code: '',
  sentence: '',
  email: '',
  firstname: '',
  results: [],
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
 * What an answer means for an attempt; null when the answer settles nothing. A payment of another amount than agreed
 * is never called paid, and a failed payment whose money was taken is not over. The operator must clear up both
 * cases.
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

/** Money has moved, but not as the bill says. Money that the provider returns by itself needs no clearing up. */
const isUnclear = ({ bill }: PaymentAttempt, { status, amount, money }: CheckedPayment): boolean =>
  status === 'paid' ? amount !== bill.amount : money === 'taken';
