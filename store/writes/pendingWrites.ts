import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';

/**
 * One write that has not been answered yet: what makes pressing again, reloading or a second tab the
 * same intent, carried out once. Neither names, numbers nor what was bought stand here.
 */
export interface PendingWrite {
  /** '' without a login. */
  readonly customerid: string;
  /** Name of the call in the endpoint table. */
  readonly call: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** Tells one request from another without saying what was in it. */
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The subscriber has looked for it in vain: it is no longer in question, and the same again keeps its key. */
  readonly isMissed?: boolean | undefined;
}

/** Written down before the first sending, so that it outlives the page, the tab and the session. */
export const pendingWritesSlot = {
  key: 'selfcareMoneyIntents',
  shape: v.object({
    written: v.optional(v.number()),
    intents: v.array(
      v.object({
        customerid: v.string(),
        call: v.pipe(v.string(), v.nonEmpty()),
        key: v.pipe(v.string(), v.nonEmpty()),
        fingerprint: v.string(),
        since: v.number(),
        isMissed: v.optional(v.boolean()),
      }),
    ),
  }),
} satisfies StorageSlot;

/** Milliseconds after which the same request is a new intent: nothing of the operator's waits that long. */
export const PENDING_WRITE_LIFETIME = 24 * 60 * 60 * 1000;
