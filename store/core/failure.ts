/**
 * Why a flow did not succeed, in a shape the store can hold and a screen can show.
 * `call` is the name of the call's row in the endpoint table.
 */
export type Failure =
  /** A flow that needs a payload got none; nothing was sent (specification §5). */
  | { readonly kind: 'payloadMissing'; readonly error: typeof PAYLOAD_NOT_FOUND }
  /**
   * The operator answered, and the answer was no. Of a read that is any status but 200 and 201 (specification §5), and
   * an answer that speaks of an error; of a write a code that the contract names (`store/writes/outcome.ts`).
   */
  | {
      readonly kind: 'refused';
      readonly call: string;
      readonly status: number;
      /** The operator's own sentence, or '' when it gave none. */
      readonly message: string;
      /** The operator's or provider's error code, e.g. `1087` or `LP_INCORRECT_OTP`. */
      readonly code?: string;
    }
  /** The portal itself stopped the press, for the reason in the code. No money moves by it. */
  | { readonly kind: 'blocked'; readonly code: BlockCode }
  /** The answer to a read was no JSON, or JSON of another shape. */
  | { readonly kind: 'unreadable'; readonly call: string }
  /** A read that did not get through, or a write that never left because the device is offline. */
  | { readonly kind: 'unreachable'; readonly call: string }
  /** A read that took longer than its row of the table allows. */
  | { readonly kind: 'tooSlow'; readonly call: string }
  /**
   * A write that left and may or may not have been carried out: its answer never came, or is none that
   * says so (`store/writes/outcome.ts`). `status` and `message`, the operator's own sentence or '', are the
   * answer's, when there was one.
   */
  | {
      readonly kind: 'unknown';
      readonly call: string;
      readonly status?: number;
      readonly message?: string;
    }
  /** Our own mistake. Reported to the console as well, so that it is not taken for a fault of the network. */
  | { readonly kind: 'defect' };

/**
 * Why the portal stops a press:
 *
 * - PAYMENT_OPEN: another attempt at the same bill may have taken the money.
 * - PAYMENT_IN_PROGRESS: the provider is at work on another attempt at the same bill, or has its money.
 * - BALANCE_OPEN: the same was sent to be paid from the balance, and no answer has come.
 * - JUST_PAID: another attempt has just paid it.
 * - AMOUNT_CHANGED: the provider would take another amount than the subscriber agreed to.
 * - NOT_PAYABLE: the bill is 0 or less, or the request to pay cannot be paid at all.
 * - ACCOUNT_UNCONFIRMED: the operator did not say whose account this browser is logged in with.
 * - OTHER_PAYMENT: the operator began another payment instead of going on with this one.
 * - REFERENCE_REUSED: the operator gave this payment the reference of another one.
 * - PAY_HOST_UNKNOWN: the page to pay on is at an origin that the deployment does not name.
 * - NOT_STORED: the browser can store nothing, so what was sent could not be found out later.
 * - NO_REFUND: the pack has ended, in another tab or on another device.
 * - NOT_SAVED: the browser did not keep the number for the next payment.
 * - NUMBER_LOST: the number that this browser kept cannot be read any more.
 */
export type BlockCode =
  | 'PAYMENT_OPEN'
  | 'PAYMENT_IN_PROGRESS'
  | 'BALANCE_OPEN'
  | 'JUST_PAID'
  | 'AMOUNT_CHANGED'
  | 'NOT_PAYABLE'
  | 'ACCOUNT_UNCONFIRMED'
  | 'OTHER_PAYMENT'
  | 'REFERENCE_REUSED'
  | 'PAY_HOST_UNKNOWN'
  | 'NOT_STORED'
  | 'NO_REFUND'
  | 'NOT_SAVED'
  | 'NUMBER_LOST';

/** A certain no, from the operator or from the portal itself. */
type Refusal = Extract<Failure, { readonly kind: 'refused' | 'blocked' }>;

export const isRefusal = (failure: Failure): failure is Refusal =>
  failure.kind === 'refused' || failure.kind === 'blocked';

/** The status of the operator's answer; null when none came, or when it could be read and was not wanted. */
export const answeredStatus = (failure: Failure): number | null =>
  (failure.kind === 'refused' || failure.kind === 'unknown') && failure.status !== undefined
    ? failure.status
    : null;

/** The error code of a refusal, from the operator or from the portal itself; '' when there is none. */
export const refusalCode = (failure: Failure | null): string =>
  (failure !== null && isRefusal(failure) && failure.code) || '';

/** The documented answer to a missing payload, to the letter (specification §5). */
export const PAYLOAD_NOT_FOUND = 'payload not found';
