import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import {
  type ExpectedChange,
  expectedChange,
  type RecordedEvidence,
  recordedEvidence,
} from './evidence';

/**
 * One write that has not been answered yet: what makes pressing again, reloading or a second tab the
 * same intent, carried out once. Neither names nor numbers are here, and what was bought only of a payment from the
 * balance: this record is all that is known of one.
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
  /** Milliseconds since 1970, of the first sending. */
  readonly since: number;
  /** Milliseconds since 1970, of the last sending; missing when it is the first. */
  readonly sentAgain?: number | undefined;
  /** What the operator had before it was sent, for the calls of `evidence.ts`. */
  readonly evidence?: RecordedEvidence | undefined;
  /** Of a payment from the balance: what was agreed to, and for which packs. 0 where the operator sets the price. */
  readonly payment?: ExpectedChange | undefined;
  /**
   * Milliseconds since 1970, when a payment from the balance was known to be booked. It is no longer pending, and the
   * newest are kept: a press that waited meanwhile, here or in another tab, must not pay the same once more.
   */
  readonly booked?: number | undefined;
  /**
   * It was looked for in vain, by the subscriber or by reading: it no longer holds anything back, and the same again
   * keeps its key. What can be found out by reading is looked for further, for a day.
   */
  readonly isNotFound?: boolean | undefined;
  /** The subscriber knows that there is no sign of it. */
  readonly isSeen?: boolean | undefined;
  /** Another write was sent since, which may have moved packs and money in its place. */
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

/** Written down before the first sending, so that it outlives the page, the tab and the session. */
export const pendingWritesSlot = {
  key: 'selfcareMoneyIntents',
  schema: v.object({ written: v.optional(v.number()), intents: pendingWriteLines }),
} satisfies StorageSlot;

/**
 * Milliseconds after which an operator who honours keys may have forgotten one: sent later, it is a new write. For as
 * long a write without a sign is looked for.
 */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;
