import { isAmountPayable, type Paise } from '../core/values/money';
import type { RequestOf } from '../wire/requests/requests';
import { leadsTo, type OtherMethod, type PaymentPurpose, type ProviderMethod } from './methods';

type Order = RequestOf<'payAsLcoCustomer'>;

/** What is paid for, and how much the subscriber agreed to. */
export interface Bill {
  readonly purpose: PaymentPurpose;
  /** 0 while no price is known: for a streaming service before the operator's answer, or with `isPricedByOperator`. */
  readonly amount: Paise;
  /** The subscriber has agreed that the operator sets the price of this renewal from the balance. */
  readonly isPricedByOperator?: true;
  /** The order of a cart or an offer; '' for any other bill, and for a cart until the operator has made its order. */
  readonly orderid: string;
  /** The packs of a renewal, the lines of a cart, or the streaming service; empty otherwise. */
  readonly productids: readonly string[];
  /** For a renewal: the expiry dates that the subscriber was shown, in the order of `productids`. */
  readonly ends?: readonly string[];
  /** For a renewal; '' otherwise. */
  readonly chargeperiod: NonNullable<Order['chargeperiod']> | '';
  /** The box of a renewal or a top-up; '' when it is about the account only. */
  readonly stbno: string;
  /**
   * For a payment identified by a typed number: its last digits with check digits of the whole number
   * (`maskedAccount.ts`), never the whole number. '' for any other bill.
   */
  readonly account: string;
  /** GST in the amount, from the operator; missing when no answer gives it for the whole bill. */
  readonly gst?: Paise;
}

/** Why an attempt has ended without a payment. */
export interface RefusalReason {
  /** The operator's or the provider's code, or ''. */
  readonly code: string;
  /** The operator's or the provider's own sentence, or ''. */
  readonly sentence: string;
}

interface WithTxnid {
  /** The operator's reference, by which the status is requested; '' before there is one. */
  readonly txnid: string;
}
interface InstalmentHold extends WithTxnid {
  /** The instalment provider's own reference. */
  readonly txnRefNo: string;
  /** How many OTPs were submitted; missing means none. Each OTP is sent in its own call with its own key. */
  readonly tries?: number;
}
/** A request to pay by UPI, which the payer's app opens. The link may be stored, because it can only be used to pay. */
interface UpiRequestFacts extends WithTxnid {
  /** `upi://pay?…`, shown as a link or as a QR code. */
  readonly upiintent: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

export type AttemptStep =
  | { readonly step: 'asking' }
  | ({ readonly step: 'atProvider' } & WithTxnid)
  | ({ readonly step: 'awaitingCode' } & InstalmentHold)
  | ({ readonly step: 'paying' } & InstalmentHold)
  | ({ readonly step: 'awaitingApp' } & UpiRequestFacts)
  | ({ readonly step: 'unknown' } & WithTxnid)
  /** Closed once the payer has been shown the result. */
  | ({ readonly step: 'paid'; readonly closed?: ClosedByPayer } & WithTxnid)
  /** `txnid` is '' when the operator refused to begin the payment. */
  | ({ readonly step: 'failed'; readonly reason: RefusalReason } & WithTxnid)
  | ({ readonly step: 'left'; readonly closed: ClosedByPayer } & WithTxnid);

/**
 * Why the payer has closed an attempt:
 *
 * - `abandoned`: the payer walked away before the end.
 * - `notPaid`: the payer says that nothing was paid at the card provider or in the app. The operator was asked first
 *   and did not report a payment.
 * - `resultSeen`: the payer has been shown that the attempt is paid.
 */
export const CLOSING_REASONS = ['abandoned', 'notPaid', 'resultSeen'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
interface ClosedByPayer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: ClosingReason;
}

/**
 * One attempt to pay one bill at a provider, from the request to the operator's answer about the payment. A payment
 * from the balance is no attempt: its state is in its pending write (`sagas/writes/idempotentCall.ts`).
 *
 *                            ┌─ ordered: a cart has become an order
 *               (nothing) ► asking ──────────────────────────────────────────────┐
 *                            │                                                   │ refused:
 *   CARD        ├─ providerReached ─► atProvider ──────────┐                     │ failed
 *   UPI         ├─ upiRequested ────► awaitingApp ─────────┤                     │
 *   INSTALMENT  └─ otpSent ─────────► awaitingCode         │ settled by the      │ closed:
 *                                      │ otpSubmitted   ▲  │ operator's answer   │ left
 *                                      ▼                │  │                     │
 *                                     paying ─ otpRefused, ├─► paid              │
 *                                      │       otpNotSent  ├─► failed ◄──────────┘
 *                                      │                   │
 *                                      └ outcomeUnknown ─► unknown (settled later, the same way)
 *
 *               settled as `unclear` ─► unknown: the operator reports money that does not match the bill
 *
 * - `closed` records that the payer closed the attempt, when and why. `abandoned` leads from asking, atProvider,
 *   awaitingCode and awaitingApp to left. An attempt in paying cannot be abandoned, because its OTP was sent. After
 *   leaving, the payer may still pay on a card provider's page or by a request to pay, so the portal keeps asking about
 *   a left attempt.
 * - `notPaid` leads from atProvider, awaitingApp and left to left. The portal still asks about such an attempt, but
 *   the attempt no longer blocks another payment.
 * - `refused` leads from asking, awaitingCode and paying to failed.
 * - `otpSent` also leads from awaitingCode to awaitingCode: a new hold replaces the former one. `outcomeUnknown` also
 *   leads from atProvider to unknown.
 * - After a refused OTP the next OTP is another try. An OTP that never left the browser does not count as a try.
 * - The operator gives the price of a streaming service with the request to pay, so its bill has an amount from
 *   awaitingApp on.
 * - The operator may report that another amount was paid, or that a failed payment took money. Then money has moved,
 *   so the attempt becomes unknown, even if it had failed or was left. The bill is not paid again before the operator
 *   has cleared this up.
 * - A paid attempt stays unacknowledged until its result is shown (`resultSeen`); the same bill is not paid again
 *   before that.
 *
 * Only the operator's own answer settles an attempt. Nothing leaves `paid`. A failed or left attempt becomes paid or
 * unknown when the operator says so later, because the payer must see that money has moved. Any other event (late,
 * doubled or from another tab) changes nothing.
 */
export type PaymentAttempt = AttemptFacts & AttemptStep;

/** The facts that an attempt has from its start to its end. */
export interface AttemptFacts {
  readonly id: string;
  /** Random. The `Idempotency-Key` of each call of the attempt begins with this text. */
  readonly key: string;
  /** '' without a login. */
  readonly customerid: string;
  readonly method: ProviderMethod | OtherMethod;
  readonly bill: Bill;
  /** Milliseconds since 1970. */
  readonly begun: number;
  /** The due date of the instalment provider's loan; missing if the answer to the eligibility call has none. */
  readonly dueDate?: string;
}

export type PaymentEvent =
  | { readonly kind: 'ordered'; readonly orderid: string }
  | ({ readonly kind: 'providerReached' } & WithTxnid)
  | ({ readonly kind: 'otpSent'; readonly dueDate?: string } & Omit<InstalmentHold, 'tries'>)
  | ({ readonly kind: 'upiRequested'; readonly amount: Paise } & UpiRequestFacts)
  | { readonly kind: 'otpSubmitted' }
  | { readonly kind: 'otpRefused' }
  | { readonly kind: 'otpNotSent' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'outcomeUnknown' }
  | ({ readonly kind: 'closed' } & ClosedByPayer)
  | ({ readonly kind: 'settled'; readonly end: 'paid' | 'unclear' } & WithTxnid)
  | ({
      readonly kind: 'settled';
      readonly end: 'failed';
      readonly reason: RefusalReason;
    } & WithTxnid);

/** The attempt after the event; the same object when the event is not possible in this step. */
export const transition = (attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt => {
  const step = nextStep(attempt, event);
  if (step === null) return attempt;
  const facts = factsOf(attempt);
  const dueDate = event.kind === 'otpSent' ? event.dueDate : undefined;
  return { ...facts, bill: nextBill(facts.bill, event), ...(dueDate && { dueDate }), ...step };
};

const nextBill = (bill: Bill, event: PaymentEvent): Bill => {
  if (event.kind === 'upiRequested') return { ...bill, amount: event.amount };
  return event.kind === 'ordered' ? { ...bill, orderid: event.orderid } : bill;
};

const factsOf = (attempt: PaymentAttempt): AttemptFacts => {
  const { id, key, customerid, method, bill, begun, dueDate } = attempt;
  return { id, key, customerid, method, bill, begun, ...(dueDate && { dueDate }) };
};

const nextStep = (attempt: PaymentAttempt, event: PaymentEvent): AttemptStep | null => {
  switch (event.kind) {
    case 'ordered':
      return attempt.step === 'asking' && needsOrder(attempt.bill) ? { step: 'asking' } : null;
    case 'providerReached':
      return attempt.step === 'asking' && leadsTo(attempt.method, 'atProvider')
        ? { step: 'atProvider', txnid: event.txnid }
        : null;
    case 'otpSent':
      return otpSent(attempt, event);
    case 'upiRequested':
      return upiRequested(attempt, event);
    case 'otpSubmitted':
      return attempt.step === 'awaitingCode'
        ? { ...holdOf(attempt), tries: (attempt.tries ?? 0) + 1, step: 'paying' }
        : null;
    case 'otpRefused':
      return attempt.step === 'paying' ? { ...holdOf(attempt), step: 'awaitingCode' } : null;
    case 'otpNotSent':
      return attempt.step === 'paying'
        ? { ...holdOf(attempt), tries: (attempt.tries ?? 1) - 1, step: 'awaitingCode' }
        : null;
    case 'refused':
      return refused(attempt, event.reason);
    case 'outcomeUnknown':
      return outcomeUnknown(attempt);
    case 'closed':
      return closed(attempt, { at: event.at, reason: event.reason });
    case 'settled':
      return settled(attempt, event);
  }
};

/** Stores the provider's first hold, or a hold that replaces the former one. `tries` keeps its value. */
const otpSent = (
  attempt: PaymentAttempt,
  { txnid, txnRefNo }: InstalmentHold,
): AttemptStep | null => {
  if (attempt.step === 'asking' && leadsTo(attempt.method, 'awaitingCode'))
    return { step: 'awaitingCode', txnid, txnRefNo };
  if (attempt.step !== 'awaitingCode' || (attempt.txnid === txnid && attempt.txnRefNo === txnRefNo))
    return null;
  return { ...holdOf({ ...attempt, txnid, txnRefNo }), step: 'awaitingCode' };
};

/** The request to pay must be for the agreed amount. Only a bill without a price gets its price from the request. */
const upiRequested = (
  attempt: PaymentAttempt,
  { txnid, upiintent, expires, amount }: Extract<PaymentEvent, { readonly kind: 'upiRequested' }>,
): AttemptStep | null => {
  const agreed = attempt.bill.amount;
  const isAgreed =
    isAmountPayable(amount) && (agreed === amount || (agreed === 0 && isPricedLater(attempt.bill)));
  return attempt.step === 'asking' && leadsTo(attempt.method, 'awaitingApp') && isAgreed
    ? { step: 'awaitingApp', txnid, upiintent, expires }
    : null;
};

/** Whether the operator gives the price of the bill only with the request to pay. */
export const isPricedLater = ({ purpose }: Bill): boolean => purpose === 'OTT';

const holdOf = ({ txnid, txnRefNo, tries }: InstalmentHold): InstalmentHold => ({
  txnid,
  txnRefNo,
  ...(tries !== undefined && { tries }),
});

const refused = (attempt: PaymentAttempt, reason: RefusalReason): AttemptStep | null => {
  if (attempt.step === 'asking') return { step: 'failed', txnid: '', reason };
  if (attempt.step === 'awaitingCode' || attempt.step === 'paying')
    return { step: 'failed', txnid: attempt.txnid, reason };
  return null;
};

const outcomeUnknown = (attempt: PaymentAttempt): AttemptStep | null =>
  attempt.step === 'paying' || attempt.step === 'atProvider'
    ? { step: 'unknown', txnid: attempt.txnid }
    : null;

/** A cart is paid as an order, which the operator makes when the payment begins. */
export const needsOrder = ({ purpose, orderid }: Bill): boolean =>
  purpose === 'CART' && orderid === '';

const closed = (attempt: PaymentAttempt, by: ClosedByPayer): AttemptStep | null => {
  switch (by.reason) {
    case 'abandoned':
      return ABANDONABLE.has(attempt.step)
        ? { step: 'left', txnid: txnidOf(attempt), closed: by }
        : null;
    case 'notPaid':
      return isReplaceable(attempt) || isCancellableRequest(attempt)
        ? { step: 'left', txnid: attempt.txnid, closed: by }
        : null;
    case 'resultSeen':
      return isUnacknowledged(attempt) ? { ...attempt, closed: by } : null;
  }
};

const ABANDONABLE: ReadonlySet<AttemptStep['step']> = new Set<AttemptStep['step']>([
  ...(['asking', 'atProvider', 'awaitingCode', 'awaitingApp'] as const),
]);

/** Whether the attempt was left with a reference and the payer has not declared it unpaid. */
const isLeftUnasked = (
  attempt: PaymentAttempt,
): attempt is Extract<PaymentAttempt, { readonly step: 'left' }> =>
  attempt.step === 'left' && attempt.txnid !== '' && attempt.closed.reason !== 'notPaid';

/**
 * The payer may replace an attempt at the card provider's page. Such an attempt can be paid only on that page, so the
 * payer knows whether it was paid. An attempt by OTP or by UPI cannot be replaced.
 */
export const isReplaceable = (
  attempt: PaymentAttempt,
): attempt is Extract<PaymentAttempt, { readonly step: 'atProvider' | 'left' }> =>
  leadsTo(attempt.method, 'atProvider') &&
  (attempt.step === 'atProvider' || isLeftUnasked(attempt));

/** A request to pay by UPI. The payer may declare it unpaid after the operator, when asked, reported no payment. */
const isCancellableRequest = (
  attempt: PaymentAttempt,
): attempt is Extract<PaymentAttempt, { readonly step: 'awaitingApp' | 'left' }> =>
  leadsTo(attempt.method, 'awaitingApp') &&
  (attempt.step === 'awaitingApp' || isLeftUnasked(attempt));

const settled = (
  attempt: PaymentAttempt,
  event: Extract<PaymentEvent, { readonly kind: 'settled' }>,
): AttemptStep | null => {
  const { txnid } = event;
  if (attempt.step === 'asking' || attempt.step === 'paid') return null;
  // An answer about another payment settles nothing here.
  if (attempt.txnid !== txnid) return null;
  if (event.end === 'failed')
    return attempt.step === 'failed' ? null : { step: 'failed', txnid, reason: event.reason };
  if (event.end === 'unclear')
    return attempt.step === 'unknown' ? null : { step: 'unknown', txnid };
  return { step: 'paid', txnid };
};

/** Whether the attempt may still take money, or may have taken it without a confirmation. */
export const isOpen = ({ step }: PaymentAttempt): boolean =>
  step === 'asking' ||
  step === 'atProvider' ||
  step === 'awaitingCode' ||
  step === 'awaitingApp' ||
  step === 'paying' ||
  step === 'unknown';

/** The operator's reference; '' while there is none. */
export const txnidOf = (attempt: PaymentAttempt): string =>
  'txnid' in attempt ? attempt.txnid : '';

/** Paid, and the result has not been shown to the payer yet. */
export const isUnacknowledged = (
  attempt: PaymentAttempt,
): attempt is Extract<PaymentAttempt, { readonly step: 'paid' }> =>
  attempt.step === 'paid' && !attempt.closed;

/** Money may have moved, so the same bill may be paid again only after the operator's answer. */
export const mayHaveCharged = ({ step }: PaymentAttempt): boolean =>
  step === 'atProvider' || step === 'awaitingApp' || step === 'paying' || step === 'unknown';

/** Milliseconds in which a provider's daily reconciliation may still find the money of an ended attempt. */
const CORRECTED_WITHIN = 3 * 86_400_000;

/**
 * Whether the operator may still report that an ended attempt was paid: one that has failed lately, or an instalment
 * whose hold was released lately. The portal asks about such an attempt before another payment of the same bill. `now`
 * is in milliseconds since 1970.
 */
export const mayBeCorrected = (attempt: PaymentAttempt, now: number): boolean =>
  txnidOf(attempt) !== '' &&
  now - attempt.begun < CORRECTED_WITHIN &&
  (attempt.step === 'failed' ||
    (attempt.step === 'left' && leadsTo(attempt.method, 'awaitingCode')));

/** Whether the attempt has a reference and may still be paid. A left attempt may be paid after the payer left. */
export const isWorthAsking = (attempt: PaymentAttempt): boolean =>
  txnidOf(attempt) !== '' && (isOpen(attempt) || attempt.step === 'left');
