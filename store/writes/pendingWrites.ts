import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import {
  type ExpectedChange,
  expectedChange,
  type RecordedEvidence,
  recordedEvidence,
} from './evidence';

/**
 * A write that has not been answered yet. It makes a second press, a reload and a second tab the same intent, which
 * is carried out once. It has neither names nor numbers. Only of a payment from the balance it has what was bought,
 * because this record is all that is known of one.
 */
export interface PendingWrite {
  /** '' without a login. */
  readonly customerid: string;
  /** Name of the call in the endpoint table. */
  readonly call: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** Distinguishes one request from another without revealing its content. */
  readonly fingerprint: string;
  /** Milliseconds since 1970, of the first sending. */
  readonly since: number;
  /** Milliseconds since 1970, of the last request; missing when it is the first. */
  readonly sentAgain?: number | undefined;
  /** What the operator had before it was sent, for the calls of `evidence.ts`. */
  readonly evidence?: RecordedEvidence | undefined;
  /**
   * For a payment from the balance: the agreed amount and the packs. The amount is 0 when the operator sets the
   * price.
   */
  readonly payment?: ExpectedChange | undefined;
  /**
   * When a payment from the balance was known to be booked, in milliseconds since 1970. It is then no longer
   * pending. The newest are kept, so that a request that was waiting meanwhile, here or in another tab, does not
   * pay the same again.
   */
  readonly booked?: number | undefined;
  /**
   * The subscriber or the portal has looked for the write and not found it. It blocks nothing any more, and the
   * same request keeps its key. What can be found out by reading is looked for again for a day.
   */
  readonly isNotFound?: boolean | undefined;
  /** The subscriber knows that it was not found. */
  readonly isSeen?: boolean | undefined;
  /** Another write was sent since, which may have changed packs and money instead of this one. */
  readonly isOvertaken?: boolean | undefined;
}

const write = v.object({
  customerid: v.string(),
  call: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.nonEmpty()),
  fingerprint: v.string(),
  since: v.number(),
  sentAgain: v.optional(v.number()),
  // Without its evidence the record still prevents a second sending, and the outcome stays unknown.
  evidence: v.fallback(v.optional(recordedEvidence), undefined),
  payment: v.optional(expectedChange),
  booked: v.optional(v.number()),
  isNotFound: v.optional(v.boolean()),
  isSeen: v.optional(v.boolean()),
  isOvertaken: v.optional(v.boolean()),
});

/** Neither answered nor found out. */
export const isPending = ({ booked }: PendingWrite): boolean => booked === undefined;

/** A line that cannot be read is dropped; the other lines stay. */
const pendingWriteLines = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly PendingWrite[] =>
    lines.flatMap((line) => {
      const read = v.safeParse(write, line);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** Stored before the first request, so that it outlives the page, the tab and the session. */
export const pendingWritesSlot = {
  key: 'selfcareMoneyIntents',
  schema: v.object({ written: v.optional(v.number()), intents: pendingWriteLines }),
} satisfies StorageSlot;

/**
 * Milliseconds after which an operator that honours keys may have forgotten one: a later request is a new write. A
 * write that was not found is looked for as long.
 */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;
