/**
 * Why a flow did not succeed, in a shape the store can hold and a screen can show.
 * `call` is the name of the call's row in the endpoint table.
 */
export type Failure =
  /** A flow that needs a payload got none; nothing was sent (specification §5). */
  | { readonly kind: 'payloadMissing'; readonly error: typeof PAYLOAD_NOT_FOUND }
  /** The operator answered, and the answer was no: any status but 200 and 201 (specification §5). */
  | {
      readonly kind: 'refused';
      readonly call: string;
      readonly status: number;
      /** The operator's own sentence, or '' when it gave none. */
      readonly message: string;
      /** The operator's or provider's error code, e.g. `1087` or `LP_INCORRECT_OTP`. */
      readonly code?: string;
    }
  /** The answer to a read was no JSON, or JSON of another shape. */
  | { readonly kind: 'unreadable'; readonly call: string }
  /** A read that did not get through, or a write that never left because the device is offline. */
  | { readonly kind: 'unreachable'; readonly call: string }
  /** A read that took longer than its row of the table allows. */
  | { readonly kind: 'tooSlow'; readonly call: string }
  /**
   * A write that left and may or may not have been carried out: its answer never came, or is none that
   * says so (`store/writes/outcome.ts`). `status` is the answer's, when there was one.
   */
  | { readonly kind: 'unknown'; readonly call: string; readonly status?: number }
  /** Our own mistake. Reported to the console as well, so that it is not taken for a fault of the network. */
  | { readonly kind: 'defect' };

/** The documented answer to a missing payload, to the letter (specification §5). */
export const PAYLOAD_NOT_FOUND = 'payload not found';
