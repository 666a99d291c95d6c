/**
 * Why a flow did not succeed, in a shape the store can hold and a screen can show.
 * `call` is the name of the call's row in the endpoint table.
 */
export type Failure =
  /** The flow got no payload, or not the data that the payload refers to, so nothing was sent (specification §5). */
  | { readonly kind: 'payloadMissing'; readonly error: typeof PAYLOAD_NOT_FOUND }
  /**
   * The operator refused. For a read this is any status but 200 and 201 (specification §5), or an answer with an
   * error; for a write it is a code that the contract lists (`store/writes/outcome.ts`).
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
  /**
   * The portal itself stopped the request, for the reason in `code`. The request moved no money, with one exception:
   * JUST_PAID when the operator took the amount from the balance as it made an order.
   */
  | { readonly kind: 'blocked'; readonly code: BlockCode }
  /** The answer to a read was not JSON, or was JSON of another shape. */
  | { readonly kind: 'unreadable'; readonly call: string }
  /** A read got no answer; or a write was not sent, because the device is offline or a code chunk did not load. */
  | { readonly kind: 'unreachable'; readonly call: string }
  /** A read took longer than its row in the endpoint table allows. */
  | { readonly kind: 'tooSlow'; readonly call: string }
  /**
   * A write that may have been carried out: this or an earlier request was sent, and there is no answer or no clear one
   * (`store/writes/outcome.ts`). `status` and `message` are those of the answer, if there was one; `message` is the
   * operator's own sentence or ''.
   */
  | {
      readonly kind: 'unknown';
      readonly call: string;
      readonly status?: number;
      readonly message?: string;
    }
  /** An error in the portal's code. It is also written to the console. */
  | { readonly kind: 'defect' };

/**
 * Why the portal stops a request:
 *
 * - PAYMENT_OPEN: an attempt for the same bill or pack may have taken the money.
 * - PAYMENT_IN_PROGRESS: the provider is processing an attempt for the same bill or pack, or already has the money of
 *   such an attempt.
 * - BALANCE_OPEN: an earlier payment from the balance for the same purpose or pack has an unknown outcome.
 * - JUST_PAID: the bill or one of its packs is already paid, and the payer had not seen the result before this request.
 *   Or the operator took the amount from the balance when it made the order for another payment method.
 * - JUST_ORDERED: another tab has sent this order again, and the operator has accepted it.
 * - AMOUNT_CHANGED: the operator or the provider would take another amount than the subscriber agreed to.
 * - NOT_PAYABLE: the bill is 0 or less, or the request to pay cannot be paid at all.
 * - ACCOUNT_UNCONFIRMED: the operator did not say whose account this browser is logged in with.
 * - OTHER_PAYMENT: the operator began another payment instead of going on with this one.
 * - REFERENCE_REUSED: the operator gave this payment the reference of another one.
 * - PAY_HOST_UNKNOWN: the provider's payment page is at an origin that the deployment's configuration does not list.
 * - NOT_STORED: the browser cannot store a record of the request, so a reloaded page could not find out the outcome.
 * - NO_REFUND: the pack is already cancelled, for example by another tab or on another device.
 * - NOT_SAVED: the browser did not store the number that the payer wanted to save for later payments.
 * - NUMBER_LOST: the number that the payer saved in this browser can no longer be read.
 */
export type BlockCode =
  | 'PAYMENT_OPEN'
  | 'PAYMENT_IN_PROGRESS'
  | 'BALANCE_OPEN'
  | 'JUST_PAID'
  | 'JUST_ORDERED'
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

/** A definite refusal, by the operator or by the portal itself. */
type Refusal = Extract<Failure, { readonly kind: 'refused' | 'blocked' }>;

export const isRefusal = (failure: Failure): failure is Refusal =>
  failure.kind === 'refused' || failure.kind === 'blocked';

/** The HTTP status of the operator's refusal or of its unclear answer to a write; null for any other failure. */
export const answeredStatus = (failure: Failure): number | null =>
  (failure.kind === 'refused' || failure.kind === 'unknown') && failure.status !== undefined
    ? failure.status
    : null;

/** The error code of a refusal, from the operator or from the portal itself; '' when there is none. */
export const refusalCode = (failure: Failure | null): string =>
  (failure !== null && isRefusal(failure) && failure.code) || '';

/** The documented answer to a missing payload, to the letter (specification §5). */
export const PAYLOAD_NOT_FOUND = 'payload not found';
