import type { Paise } from '../core/money';
import type { RequestOf } from '../wire/requests/requests';

type Order = RequestOf<'payAsLcoCustomer'>;
/** An instant payment and a streaming service are paid by UPI, and by nothing else. */
export type PaymentPurpose = Order['purpose'] | 'INSTANT' | 'OTT';
export type Method = 'CARD' | 'INSTALMENT' | 'UPI';

/** What is paid for, and how much the subscriber agreed to. */
export interface Bill {
  readonly purpose: PaymentPurpose;
  /** 0 of a streaming service whose price the operator has not told yet. */
  readonly amount: Paise;
  /** Of a checkout or an offer; '' otherwise, and of a cart as long as it is no order yet. */
  readonly orderid: string;
  /** The packs of a renewal, the lines of a cart, or the streaming service; empty otherwise. */
  readonly productids: readonly string[];
  /** Of a renewal; '' otherwise. */
  readonly chargeperiod: NonNullable<Order['chargeperiod']> | '';
  /** The box of a renewal or a top-up; '' when it is about the account alone. */
  readonly stbno: string;
  /** Paid for by its number: the end of it and a check (`account.ts`), never the whole; '' otherwise. */
  readonly account: string;
}

/** Why it has ended without a payment. */
export interface RefusalReason {
  /** The operator's or the provider's code, or ''. */
  readonly code: string;
  /** Its own sentence, or ''. */
  readonly sentence: string;
}

interface WithTxnid {
  /** The operator's reference, by which the status is asked. */
  readonly txnid: string;
}
interface InstalmentHold extends WithTxnid {
  /** The instalment provider's own reference. */
  readonly txnRefNo: string;
}
/** A request to pay that the payer's app takes up. It is no secret: whoever has it can only pay it. */
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
  /** True once the payer has been shown the result. */
  | ({ readonly step: 'paid'; readonly acknowledged?: true } & WithTxnid)
  /** `txnid` is '' when the operator had refused to begin. */
  | ({ readonly step: 'failed'; readonly why: RefusalReason } & WithTxnid)
  | ({ readonly step: 'left' } & WithTxnid);

/**
 * One attempt to pay for one thing, from the press to the operator's word on it:
 *
 *                 begun     ┌─ ordered: a cart has become an order
 *   (nothing) ──────────► asking ─ appAsked ────────► awaitingApp ─┐ UPI, until somebody has paid it
 *                           │  │                       │ left      │ in an app or time has ended it
 *                           │  └── providerReached ─► atProvider ──┤ card
 *                           │  └── codeSent ──► awaitingCode       │
 *                           │                    │  ▲   │ codeGiven│
 *                           │              left  │  │   ▼          │
 *                 refused   │          ┌─────────┘  └─ paying ──── ┤ doubted, or the page died
 *                           ▼          ▼     codeRefused  │        ▼
 *                         failed     left               refused  unknown
 *                           ▲          │                  │        │
 *                           └──────────┴──────────────────┴────────┴──── settled: failed
 *                     told ┌──── paid ◄───────── settled: paid, from everywhere
 *                          └──────►
 *
 * A request to pay may be paid by whoever sees it, at any moment and also after the page has given it
 * up: like the page of the card provider it stays worth asking about when it was left. Of a streaming
 * service the operator names the price with the request, so the bill has its amount from there on.
 *
 * What was paid while nobody looked, after the browser had died, say, stays untold until its result is
 * shown; the same is not paid again before that.
 *
 * Only the operator's own answer settles an attempt. Nothing leaves `paid`; what had failed or was
 * left is paid all the same when the operator says so later, for money that has moved must show.
 * What is not drawn cannot happen: such an event, late, doubled or from another tab, changes nothing.
 */
export type PaymentAttempt = AttemptFacts & AttemptStep;

export interface AttemptFacts {
  readonly id: string;
  /** Made once; the keys of its calls begin with it. */
  readonly key: string;
  /** '' for somebody without a login. */
  readonly customerid: string;
  readonly method: Method;
  readonly bill: Bill;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

export type PaymentEvent =
  | { readonly kind: 'ordered'; readonly orderid: string }
  | ({ readonly kind: 'providerReached' } & WithTxnid)
  | ({ readonly kind: 'otpSent' } & InstalmentHold)
  | ({ readonly kind: 'upiRequested'; readonly amount: Paise } & UpiRequestFacts)
  | { readonly kind: 'otpSubmitted' }
  | { readonly kind: 'otpRefused' }
  | { readonly kind: 'refused'; readonly why: RefusalReason }
  | { readonly kind: 'outcomeUnknown' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'acknowledged' }
  | ({ readonly kind: 'settled'; readonly end: 'paid' } & WithTxnid)
  | ({ readonly kind: 'settled'; readonly end: 'failed'; readonly why: RefusalReason } & WithTxnid);

/** The attempt after it; the very same attempt when that cannot happen to it. */
export const transition = (attempt: PaymentAttempt, happening: PaymentEvent): PaymentAttempt => {
  const step = nextStep(attempt, happening);
  if (step === null) return attempt;
  const begun = factsOf(attempt);
  return { ...begun, bill: nextBill(begun.bill, happening), ...step };
};

const nextBill = (bill: Bill, happening: PaymentEvent): Bill => {
  if (happening.kind === 'upiRequested') return { ...bill, amount: happening.amount };
  return happening.kind === 'ordered' ? { ...bill, orderid: happening.orderid } : bill;
};

const factsOf = ({ id, key, customerid, method, bill, begun }: PaymentAttempt): AttemptFacts => ({
  ...{ id, key, customerid, method, bill, begun },
});

const nextStep = (now: PaymentAttempt, happening: PaymentEvent): AttemptStep | null => {
  switch (happening.kind) {
    case 'ordered':
      return now.step === 'asking' && needsOrder(now.bill) ? { step: 'asking' } : null;
    case 'providerReached':
      return now.step === 'asking' && now.method === 'CARD'
        ? { step: 'atProvider', txnid: happening.txnid }
        : null;
    case 'otpSent':
      return now.step === 'asking' && now.method === 'INSTALMENT'
        ? { step: 'awaitingCode', txnid: happening.txnid, txnRefNo: happening.txnRefNo }
        : null;
    case 'upiRequested':
      return appAsked(now, happening);
    case 'otpSubmitted':
      return now.step === 'awaitingCode' ? { ...holdOf(now), step: 'paying' } : null;
    case 'otpRefused':
      return now.step === 'paying' ? { ...holdOf(now), step: 'awaitingCode' } : null;
    case 'refused':
      return refused(now, happening.why);
    case 'outcomeUnknown':
      return now.step === 'paying' || now.step === 'atProvider'
        ? { step: 'unknown', txnid: now.txnid }
        : null;
    case 'abandoned':
      return left(now);
    case 'acknowledged':
      return isUnacknowledged(now) ? { ...now, acknowledged: true } : null;
    case 'settled':
      return settled(now, happening);
  }
};

/** Whatever was agreed to is asked for; only a price that nobody had told yet is told now. */
const appAsked = (
  now: PaymentAttempt,
  { txnid, upiintent, expires, amount }: Extract<PaymentEvent, { readonly kind: 'upiRequested' }>,
): AttemptStep | null => {
  const agreed = now.bill.amount;
  const isAgreed = amount > 0 && (agreed === amount || (agreed === 0 && isPricedLater(now.bill)));
  return now.step === 'asking' && now.method === 'UPI' && isAgreed
    ? { step: 'awaitingApp', txnid, upiintent, expires }
    : null;
};

/** The operator names its price with the request to pay. */
export const isPricedLater = ({ purpose }: Bill): boolean => purpose === 'OTT';

const holdOf = ({ txnid, txnRefNo }: InstalmentHold): InstalmentHold => ({ txnid, txnRefNo });

const refused = (now: PaymentAttempt, why: RefusalReason): AttemptStep | null => {
  if (now.step === 'asking') return { step: 'failed', txnid: '', why };
  if (now.step === 'awaitingCode' || now.step === 'paying')
    return { step: 'failed', txnid: now.txnid, why };
  return null;
};

/** A cart is paid as an order, which the operator makes of it at the press. */
export const needsOrder = ({ purpose, orderid }: Bill): boolean =>
  purpose === 'CART' && orderid === '';

/** Once the code has left, walking away takes nothing back. */
const left = (now: PaymentAttempt): AttemptStep | null => {
  if (now.step === 'asking') return { step: 'left', txnid: '' };
  return now.step === 'awaitingCode' || now.step === 'atProvider' || now.step === 'awaitingApp'
    ? { step: 'left', txnid: now.txnid }
    : null;
};

const settled = (
  now: PaymentAttempt,
  happening: Extract<PaymentEvent, { readonly kind: 'settled' }>,
): AttemptStep | null => {
  const { txnid } = happening;
  // An answer about another payment settles nothing here.
  if (now.step === 'asking' || now.step === 'paid' || now.txnid !== txnid) return null;
  if (happening.end === 'paid') return { step: 'paid', txnid };
  return now.step === 'failed' ? null : { step: 'failed', txnid, why: happening.why };
};

/** It may still take money, or have taken it: nobody knows yet how it ends. */
export const isOpen = ({ step }: PaymentAttempt): boolean =>
  step === 'asking' ||
  step === 'atProvider' ||
  step === 'awaitingCode' ||
  step === 'awaitingApp' ||
  step === 'paying' ||
  step === 'unknown';

/** Paid, and whoever pays has not been shown that yet. */
export const isUnacknowledged = (
  attempt: PaymentAttempt,
): attempt is Extract<PaymentAttempt, { readonly step: 'paid' }> =>
  attempt.step === 'paid' && attempt.acknowledged !== true;

/** Money may have moved, so paying the same again must wait for the operator's word. */
export const mayHaveCharged = ({ step }: PaymentAttempt): boolean =>
  step === 'atProvider' || step === 'awaitingApp' || step === 'paying' || step === 'unknown';

/** One that was left at a provider's page, or as a request to pay, may be paid there all the same. */
export const isWorthAsking = (attempt: PaymentAttempt): boolean =>
  'txnid' in attempt && attempt.txnid !== '' && (isOpen(attempt) || attempt.step === 'left');
