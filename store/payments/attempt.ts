import * as v from 'valibot';
import { isAmountPayable, type Paise } from '../core/values/money';
import { CHARGE_PERIODS } from '../wire/values';
import { leadsTo, methodNamed, PURPOSES } from './methods';
import { isUpiIntent } from './upiIntent';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(v.string()), v.readonly());
const paise = v.custom<Paise>((amount) => Number.isSafeInteger(amount) && Number(amount) >= 0);

const bill = v.pipe(
  v.object({
    purpose: v.picklist(PURPOSES),
    /** 0 while no price is known: for a streaming service before the operator's answer, or if `isPricedByOperator`. */
    amount: paise,
    /** A renewal from the balance: the subscriber has agreed to pay the price that the operator sets. */
    isPricedByOperator: v.exactOptional(v.literal(true)),
    /** The order of a cart or an offer; '' for any other bill, and for a cart until the operator has made its order. */
    orderid: v.string(),
    /** The packs of a renewal, the lines of a cart, or the streaming service; empty otherwise. */
    productids: texts,
    /** For a renewal: the expiry dates that the subscriber was shown, in the order of `productids`. */
    ends: v.exactOptional(texts),
    /** For a renewal; '' otherwise. */
    chargeperiod: v.picklist(['', ...CHARGE_PERIODS]),
    /** The box of a renewal or a top-up; '' for any other bill, and for a payment that names no box. */
    stbno: v.string(),
    /**
     * For a payment identified by a typed number: its last digits with check digits of the whole number
     * (`maskedAccount.ts`), never the whole number. '' for any other bill.
     */
    account: v.string(),
    /** GST in the amount, from the operator; missing when no answer gives it for the whole bill. */
    gst: v.exactOptional(paise),
  }),
  v.readonly(),
);
/** What is paid for, and how much the subscriber agreed to. */
export type Bill = v.InferOutput<typeof bill>;

/** The facts that an attempt has from its start to its end. */
export const attemptFacts = v.pipe(
  v.object({
    id: text,
    /** Random. The `Idempotency-Key` of each call of the attempt begins with this text. */
    key: text,
    /** '' without a login. */
    customerid: v.string(),
    method: v.pipe(text, v.transform(methodNamed)),
    bill,
    /** Milliseconds since 1970. */
    begun: v.number(),
    /** The due date of the instalment provider's loan; missing if the answer to the eligibility call has none. */
    dueDate: v.exactOptional(v.string()),
  }),
  v.readonly(),
);
export type AttemptFacts = v.InferOutput<typeof attemptFacts>;

/** Why an attempt has ended without a payment. */
const refusalReason = v.pipe(
  v.object({
    /** The operator's or the provider's code, or ''. */
    code: v.string(),
    /** The operator's or the provider's own sentence, or ''. */
    sentence: v.string(),
  }),
  v.readonly(),
);
export type RefusalReason = v.InferOutput<typeof refusalReason>;

/**
 * Why the payer has closed an attempt:
 *
 * - `abandoned`: the payer walked away before the end.
 * - `notPaid`: the payer says that nothing was paid at the card provider or in the app. The operator was asked first
 *   and did not report a payment.
 * - `resultSeen`: the payer has been shown that the attempt is paid.
 */
const CLOSING_REASONS = ['abandoned', 'notPaid', 'resultSeen'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
/** When the payer closed the attempt, in milliseconds since 1970, and why. */
const closed = v.pipe(
  v.object({ at: v.number(), reason: v.picklist(CLOSING_REASONS) }),
  v.readonly(),
);

const hold = {
  txnid: text,
  /** The instalment provider's own reference. */
  txnRefNo: text,
  /** How many OTPs were submitted; missing means none. Each OTP is sent in its own call with its own key. */
  tries: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};
/**
 * The step of an attempt. `txnid` is the operator's reference, by which the status is requested. In `failed` and `left`
 * it is '' if there was no reference yet. In `unknown` it is '' only for a method that this version does not have.
 */
export const attemptStep = v.pipe(
  v.variant('step', [
    v.object({ step: v.literal('asking') }),
    v.object({
      step: v.literal('atProvider'),
      txnid: text,
      /**
       * When the payer was last sent to the page by resuming the attempt, in milliseconds since 1970. Missing if the
       * page was opened only when the attempt began.
       */
      resumed: v.exactOptional(v.number()),
    }),
    v.object({ step: v.literal('awaitingCode'), ...hold }),
    v.object({ step: v.literal('paying'), ...hold }),
    v.object({
      step: v.literal('awaitingApp'),
      txnid: text,
      /**
       * `upi://pay?…`, shown as a link or as a QR code, so it must be nothing but a request to pay. It may be stored,
       * because it can only be used to pay.
       */
      upiintent: v.pipe(text, v.check(isUpiIntent)),
      /** Milliseconds since 1970. */
      expires: v.number(),
    }),
    v.object({ step: v.literal('unknown'), txnid: v.string() }),
    /** Closed once the payer has been shown the result. */
    v.object({ step: v.literal('paid'), txnid: v.string(), closed: v.exactOptional(closed) }),
    v.object({ step: v.literal('failed'), txnid: v.string(), reason: refusalReason }),
    v.object({ step: v.literal('left'), txnid: v.string(), closed }),
  ]),
  v.readonly(),
);
export type AttemptStep = v.InferOutput<typeof attemptStep>;

/** One attempt to pay one bill at a provider. `transition.ts` draws its steps. */
export type PaymentAttempt = AttemptFacts & AttemptStep;
export type AttemptIn<Step extends AttemptStep['step']> = Extract<
  PaymentAttempt,
  { readonly step: Step }
>;

/** The operator's reference; '' while there is none. */
export const txnidOf = (attempt: PaymentAttempt): string =>
  'txnid' in attempt ? attempt.txnid : '';

export const hasTxnid =
  (txnid: string) =>
  (attempt: PaymentAttempt): boolean =>
    txnid !== '' && txnidOf(attempt) === txnid;

/** Whether the price of the bill is known only when the operator has created the UPI request. */
export const isPricedLater = ({ purpose }: Bill): boolean => purpose === 'OTT';

/**
 * Whether the operator asks for the agreed amount. A bill that is priced later (`isPricedLater`) has the amount 0 at
 * first, and then any amount above 0 counts as agreed.
 */
export const isAgreedAmount = (bill: Bill, asked: Paise): boolean =>
  isAmountPayable(asked) && (asked === bill.amount || (bill.amount === 0 && isPricedLater(bill)));

/**
 * Whether the operator must make an order before the payment. A cart is paid as an order, which the operator makes when
 * the payment begins.
 */
export const needsOrder = ({ purpose, orderid }: Bill): boolean =>
  purpose === 'CART' && orderid === '';

/** Whether the attempt has not ended: it may still take money, or may have taken it without a confirmation. */
export const isOpen = ({ step }: PaymentAttempt): boolean =>
  step !== 'paid' && step !== 'failed' && step !== 'left';

/**
 * The payer left the attempt but can still pay, on the card provider's page in the tab's history or in an app. False if
 * the payer has declared the attempt unpaid.
 */
export const isLeftAtProvider = (attempt: PaymentAttempt): attempt is AttemptIn<'left'> =>
  attempt.step === 'left' &&
  attempt.txnid !== '' &&
  attempt.closed.reason !== 'notPaid' &&
  !leadsTo(attempt.method, 'awaitingCode');

/** Whether the attempt is open (`isOpen`), or was left and can still be paid (`isLeftAtProvider`). */
export const mayTakeMoney = (attempt: PaymentAttempt): boolean =>
  isOpen(attempt) || isLeftAtProvider(attempt);

/** Paid, and the result has not been shown to the payer yet. */
export const isUnacknowledged = (attempt: PaymentAttempt): attempt is AttemptIn<'paid'> =>
  attempt.step === 'paid' && !attempt.closed;

/** Money may have moved, so the same bill may be paid again only after the operator's answer. */
export const mayHaveCharged = ({ step }: PaymentAttempt): boolean =>
  step === 'atProvider' || step === 'awaitingApp' || step === 'paying' || step === 'unknown';

/** Milliseconds in which a provider's daily reconciliation may still find the money of an ended attempt. */
const CORRECTED_WITHIN = 3 * 86_400_000;

/**
 * Whether the operator may still report that an ended attempt was paid. The attempt has a reference, has begun in the
 * last three days, and has failed or is an instalment that the payer left. The portal asks about this attempt before
 * another payment of the same bill. `now` is in milliseconds since 1970.
 */
export const mayBeCorrected = (attempt: PaymentAttempt, now: number): boolean =>
  txnidOf(attempt) !== '' &&
  now - attempt.begun < CORRECTED_WITHIN &&
  (attempt.step === 'failed' ||
    (attempt.step === 'left' && leadsTo(attempt.method, 'awaitingCode')));

/** Whether the attempt has a reference and is open or was left. The payer may have paid after leaving. */
export const isWorthAsking = (attempt: PaymentAttempt): boolean =>
  txnidOf(attempt) !== '' && (isOpen(attempt) || attempt.step === 'left');

/** Whether the payer can still pay at the provider's page or by the request to pay, even after leaving. */
const isPayableAt = <Step extends 'atProvider' | 'awaitingApp'>(
  attempt: PaymentAttempt,
  step: Step,
): attempt is AttemptIn<Step | 'left'> =>
  leadsTo(attempt.method, step) && (attempt.step === step || isLeftAtProvider(attempt));

/**
 * The payer may replace an attempt at the card provider's page. Such an attempt can be paid only on that page, so the
 * payer knows whether it was paid. An attempt by OTP or by UPI cannot be replaced.
 */
export const isReplaceable = (
  attempt: PaymentAttempt,
): attempt is AttemptIn<'atProvider' | 'left'> => isPayableAt(attempt, 'atProvider');

/**
 * The time from which the life of the card provider's page counts, in milliseconds since 1970. A left attempt counts
 * from the moment when the payer left it, because its page may have been opened again before.
 */
export const pageOpened = (attempt: PaymentAttempt): number => {
  if (attempt.step === 'left') return attempt.closed.at;
  return (attempt.step === 'atProvider' ? attempt.resumed : undefined) ?? attempt.begun;
};

/** A request to pay by UPI. Once the operator was asked and reported no payment, the payer may declare it unpaid. */
export const isCancellableRequest = (
  attempt: PaymentAttempt,
): attempt is AttemptIn<'awaitingApp' | 'left'> => isPayableAt(attempt, 'awaitingApp');
