import { NO_MONEY, type Paise } from '../core/values/money';
import type { PaymentOutcome } from '../wire/entities/payments/payments';
import type { AttemptIn, PaymentAttempt } from './attempt';
import type { PaymentEvent } from './transition';

/**
 * What the provider reports about the money: it has taken the money, returns it by itself, or is processing the
 * payment. In these three cases a screen must not say "No money was taken". If the payment is also pending, the portal
 * starts no other payment in its place.
 */
type ProviderMoney = 'taken' | 'comingBack' | 'inProgress';

/** What the operator answered about a payment, with only the fields that the portal uses. */
export interface CheckedPayment {
  readonly txnid: string;
  /**
   * False for an answer that proves nothing, such as the documented sample of a failed check (specification §7).
   * No screen shows a payment as paid because of such an answer.
   */
  readonly confirmed: boolean;
  /** The operator's answer is about another payment than the requested one. */
  readonly isAboutAnother?: true;
  /** The operator answered that it has no payment with this reference, and this browser's journal has none either. */
  readonly isNotFound?: true;
  /** The operator or the provider has no payment with this reference, but this browser's journal has an attempt. */
  readonly hasNotArrived?: true;
  readonly status: 'paid' | 'failed' | 'pending';
  /** Failed because the payer cancelled it. */
  readonly isCancelled?: true;
  /** Missing if the payment is paid or unconfirmed, or if the provider reports none of these. */
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
  /** Support sees only the length of `email` and `firstname`. No screen shows them: they may be another person's. */
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

/** What a status word means for the money. The keys are words as `wordOf` returns them. */
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
 * What the provider reports about the money; undefined if nothing. A payment that has not ended counts as in progress
 * at the provider. There are two exceptions: a word of `MONEY` says more, or the status is "pending" and the provider's
 * own word is one of `NO_MONEY_WORDS`, which means that no money was taken.
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
  const confirmed = isAboutIt && outcome.amount > 0 && !isNotFoundAnswer(outcome);
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

/** The attempt has failed, and the operator's last answer about it reports no money that was taken or is on its way. */
export const hasFailedWithoutMoney = (
  attempt: PaymentAttempt,
  checked: CheckedPayment | null,
): attempt is AttemptIn<'failed'> => attempt.step === 'failed' && checked?.money === undefined;

/** The provider has no payment with this reference (`status` "Not Found"). */
export const isNotFoundAnswer = ({ status }: PaymentOutcome): boolean =>
  wordOf(status) === 'notfound';

/** Milliseconds after which a provider's payment page has certainly expired. */
const PAGE_LIFETIME = 60 * 60_000;

/**
 * Whether the payment will not arrive any more: the operator or the provider has none with this reference, although
 * more than an hour has passed since `since`. During that hour, the payment may still be on its way to the provider.
 * For the card provider's page, `since` comes from `pageOpened`; for a request to pay it is the time when the request
 * expired. `since` and `now` are in milliseconds since 1970.
 */
export const hasNeverArrived = (
  { hasNotArrived }: CheckedPayment,
  since: number,
  now: number,
): boolean => hasNotArrived === true && now - since > PAGE_LIFETIME;

/** The result when neither the operator's answer nor the documented sample could be loaded. */
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
 * What an answer means for an attempt; null when the answer settles nothing. A payment of another amount than agreed,
 * or a failed payment that took money, is settled as `unclear`, because only the operator can clear it up.
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

/**
 * Whether another amount than agreed was paid, or a failed payment took money. Money that the provider returns by
 * itself does not count.
 */
const isUnclear = ({ bill }: PaymentAttempt, { status, amount, money }: CheckedPayment): boolean =>
  status === 'paid' ? amount !== bill.amount : money === 'taken';
