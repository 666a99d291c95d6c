import type { Paise } from '../core/values/money';
import {
  type AttemptFacts,
  type AttemptIn,
  type AttemptStep,
  isAgreedAmount,
  isCancellableRequest,
  isReplaceable,
  isUnacknowledged,
  needsOrder,
  type PaymentAttempt,
  type RefusalReason,
  txnidOf,
} from './attempt';
import { leadsTo } from './methods';

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
 * - Not drawn: `refused` also ends awaitingCode and paying, and `outcomeUnknown` is also possible in atProvider.
 * - `closed` records when and why the payer closed the attempt. An attempt cannot be abandoned in paying,
 *   because its OTP was sent, or in unknown.
 * - After leaving, the payer may still pay on a card provider's page or by a request to pay, so the portal keeps asking
 *   about a left attempt. One that the payer has declared unpaid (`notPaid`) no longer blocks another payment.
 * - `providerReached` in atProvider records that the page was opened again.
 * - `otpSent` in awaitingCode replaces the former hold by a new one.
 * - After a refused OTP the next OTP is another try. An OTP that never left the browser does not count as a try.
 * - The operator gives the price of a streaming service with the request to pay, so its bill has an amount from
 *   awaitingApp on.
 * - The operator may report that another amount was paid, or that a failed payment took money. Then money has moved,
 *   so the attempt becomes unknown, even if it had failed or was left. The bill is not paid again before the operator
 *   has cleared this up.
 * - A paid attempt stays unacknowledged until its result is shown (`resultSeen`); the same bill is not paid again
 *   before that.
 *
 * Only the operator's own answer settles an attempt. Nothing leaves `paid`. A later answer of the operator turns a
 * failed or left attempt into paid or unknown, because the payer must see that money has moved, and a left attempt into
 * failed. An event that is not possible in the current step (for example a late or repeated one) changes nothing.
 */
export const transition = (attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt => {
  const step = nextStep(attempt, event);
  return step === null ? attempt : { ...step, ...nextFacts(attempt, event) };
};

interface WithTxnid {
  readonly txnid: string;
}

export type PaymentEvent =
  | { readonly kind: 'ordered'; readonly orderid: string }
  | ({ readonly kind: 'providerReached'; readonly resumed?: number } & WithTxnid)
  | ({ readonly kind: 'otpSent'; readonly txnRefNo: string; readonly dueDate?: string } & WithTxnid)
  | ({ readonly kind: 'upiRequested'; readonly amount: Paise } & Pick<
      AttemptIn<'awaitingApp'>,
      'txnid' | 'upiintent' | 'expires'
    >)
  | { readonly kind: 'otpSubmitted' }
  | { readonly kind: 'otpRefused' }
  | { readonly kind: 'otpNotSent' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'outcomeUnknown' }
  | ({ readonly kind: 'closed' } & AttemptIn<'left'>['closed'])
  | ({ readonly kind: 'settled'; readonly end: 'paid' | 'unclear' } & WithTxnid)
  | ({
      readonly kind: 'settled';
      readonly end: 'failed';
      readonly reason: RefusalReason;
    } & WithTxnid);

const nextFacts = (
  { id, key, customerid, method, bill, begun, dueDate }: PaymentAttempt,
  event: PaymentEvent,
): AttemptFacts => {
  const facts = { id, key, customerid, method, bill, begun, ...(dueDate && { dueDate }) };
  switch (event.kind) {
    case 'ordered':
      return { ...facts, bill: { ...bill, orderid: event.orderid } };
    case 'upiRequested':
      return { ...facts, bill: { ...bill, amount: event.amount } };
    case 'otpSent':
      return { ...facts, ...(event.dueDate && { dueDate: event.dueDate }) };
    default:
      return facts;
  }
};

/** The step after the event; null when the event is not possible in this step. */
const nextStep = (attempt: PaymentAttempt, event: PaymentEvent): AttemptStep | null => {
  switch (event.kind) {
    case 'ordered':
      return attempt.step === 'asking' && needsOrder(attempt.bill) ? attempt : null;
    case 'providerReached':
      return providerReached(attempt, event);
    case 'otpSent':
      return otpSent(attempt, event);
    case 'upiRequested':
      return attempt.step === 'asking' &&
        leadsTo(attempt.method, 'awaitingApp') &&
        isAgreedAmount(attempt.bill, event.amount)
        ? {
            step: 'awaitingApp',
            txnid: event.txnid,
            upiintent: event.upiintent,
            expires: event.expires,
          }
        : null;
    case 'otpSubmitted':
      return attempt.step === 'awaitingCode'
        ? { ...attempt, step: 'paying', tries: (attempt.tries ?? 0) + 1 }
        : null;
    case 'otpRefused':
      return attempt.step === 'paying' ? { ...attempt, step: 'awaitingCode' } : null;
    case 'otpNotSent':
      return attempt.step === 'paying'
        ? { ...attempt, step: 'awaitingCode', tries: (attempt.tries ?? 1) - 1 }
        : null;
    case 'refused':
      return ['asking', 'awaitingCode', 'paying'].includes(attempt.step)
        ? { step: 'failed', txnid: txnidOf(attempt), reason: event.reason }
        : null;
    case 'outcomeUnknown':
      return attempt.step === 'paying' || attempt.step === 'atProvider'
        ? { step: 'unknown', txnid: attempt.txnid }
        : null;
    case 'closed':
      return closed(attempt, { at: event.at, reason: event.reason });
    case 'settled':
      return settled(attempt, event);
  }
};

type EventOf<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { readonly kind: Kind }>;

/** A resumed attempt may reach the page again. Its reference stays. */
const providerReached = (
  attempt: PaymentAttempt,
  { txnid, resumed }: EventOf<'providerReached'>,
): AttemptStep | null => {
  const isFirst = attempt.step === 'asking' && leadsTo(attempt.method, 'atProvider');
  const isAgain = attempt.step === 'atProvider' && attempt.txnid === txnid && resumed !== undefined;
  if (!isFirst && !isAgain) return null;
  return { step: 'atProvider', txnid, ...(resumed !== undefined && { resumed }) };
};

/** Stores the hold that the OTP is for. When a new hold replaces the former one, the count of `tries` goes on. */
const otpSent = (
  attempt: PaymentAttempt,
  { txnid, txnRefNo }: EventOf<'otpSent'>,
): AttemptStep | null => {
  if (attempt.step === 'asking' && leadsTo(attempt.method, 'awaitingCode'))
    return { step: 'awaitingCode', txnid, txnRefNo };
  const isReplaced =
    attempt.step === 'awaitingCode' && (attempt.txnid !== txnid || attempt.txnRefNo !== txnRefNo);
  return isReplaced ? { ...attempt, txnid, txnRefNo } : null;
};

const ABANDONABLE: readonly AttemptStep['step'][] = [
  'asking',
  'atProvider',
  'awaitingCode',
  'awaitingApp',
];

const closed = (attempt: PaymentAttempt, by: AttemptIn<'left'>['closed']): AttemptStep | null => {
  const left = { step: 'left', txnid: txnidOf(attempt), closed: by } as const;
  switch (by.reason) {
    case 'abandoned':
      return ABANDONABLE.includes(attempt.step) ? left : null;
    case 'notPaid':
      return isReplaceable(attempt) || isCancellableRequest(attempt) ? left : null;
    case 'resultSeen':
      return isUnacknowledged(attempt) ? { ...attempt, closed: by } : null;
  }
};

const settled = (attempt: PaymentAttempt, event: EventOf<'settled'>): AttemptStep | null => {
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
