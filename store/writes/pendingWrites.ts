import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import { booking, expectedChange, recordedEvidence } from './evidence';

/**
 * The record of a write, stored before the write is sent. Because of the record, a second press, a reload or another
 * tab does not start a second write. Its personal data is the customer's id and, for a payment from the balance, the
 * packs, their boxes and the amount, because such a payment has no attempt in the journal. Until the subscriber
 * acknowledges a booking, the record also has what the screen shows of the booking: the packs, their ends, the amount
 * and the transaction.
 */
const write = v.pipe(
  v.object({
    /** '' without a login. */
    customerid: v.string(),
    /** Name of the call in the endpoint table. */
    call: v.pipe(v.string(), v.nonEmpty()),
    /** The `Idempotency-Key`. */
    key: v.pipe(v.string(), v.nonEmpty()),
    /** A hash of the request, so that the record does not reveal its content. */
    fingerprint: v.string(),
    /** When the write was first sent, in milliseconds since 1970. */
    since: v.number(),
    /** When the write was last sent again, in milliseconds since 1970; missing when it was sent only once. */
    sentAgain: v.optional(v.number()),
    /**
     * The operator's data before the write was sent, for the calls of `evidence.ts`. A record with unreadable evidence
     * is kept, because it still prevents a second request.
     */
    evidence: v.fallback(v.optional(recordedEvidence), undefined),
    /** For a payment from the balance: the packs and the agreed amount, which is 0 when the operator sets the price. */
    payment: v.optional(expectedChange),
    /**
     * When the operator's answer or data showed that the write was booked, in milliseconds since 1970. The write is
     * then no longer pending. The newest booked payments from the balance and booked orders are kept, so that a request
     * that was waiting for this write, here or in another tab, does not pay or order the same again.
     */
    booked: v.optional(v.number()),
    /**
     * What the operator's data showed of a booked write, until the subscriber has acknowledged it. Missing when the
     * answer to the request was shown instead.
     */
    unseenBooking: v.fallback(v.optional(booking), undefined),
    /**
     * The subscriber or the portal has looked for the write and not found it. Such a write no longer blocks other
     * requests, and the same request keeps its key (see `needsNewKey`). If the operator's data can show the
     * write, the portal looks for it again for a day.
     */
    isNotFound: v.optional(v.boolean()),
    /** The subscriber has been shown that the write was not found. */
    isSeen: v.optional(v.boolean()),
    /**
     * When the operator first refused the write after an earlier request for it was not found, in milliseconds since
     * 1970. Deleted when a later request gets no answer.
     */
    refused: v.optional(v.number()),
    /** Another write was sent later. A change of packs and money may come from that write instead of this one. */
    isOvertaken: v.optional(v.boolean()),
  }),
  v.readonly(),
);
export type PendingWrite = v.InferOutput<typeof write>;

/**
 * The calls that pay from the balance, by what they pay for. Specification §7 has two calls for renewals: one for
 * several packs, and one for a single pack, whose answer may be a sentence.
 */
export const BALANCE_CALLS = {
  CART: ['checkout'],
  RENEWAL: ['renew', 'renewReadingText'],
} as const;

/** Whether the write is a payment from this subscriber's balance. */
export const isBalancePaymentOf =
  (customerid: string) =>
  (write: PendingWrite): boolean =>
    write.customerid === customerid &&
    Object.values(BALANCE_CALLS)
      .flat()
      .some((name) => name === write.call);

/** Whether the write is not known to be booked. */
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

/** The records outlive the page, the tab and the session. */
export const pendingWritesSlot = {
  key: 'selfcareMoneyIntents',
  schema: v.object({ written: v.optional(v.number()), intents: pendingWriteLines }),
} satisfies StorageSlot;

/**
 * How long an operator that honours keys is expected to remember a key, in milliseconds. After that time, a request
 * with the key could be booked as a new write. The portal also looks for a write that was not found for this long.
 */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** Milliseconds for which a refused write keeps its key. */
export const REFUSED_KEY_LIFETIME = 60 * 60 * 1000;

/**
 * Whether the same request gets a new key: an hour after a refusal. An operator that stores its answers by key repeats
 * a refusal for as long as the key is used, even when the balance has become sufficient. Within that hour the key stays
 * the same, because an earlier request without an answer may still be booked, and a new key would book it twice.
 */
export const needsNewKey = ({ refused }: PendingWrite, now: number): boolean =>
  refused !== undefined && Math.abs(now - refused) > REFUSED_KEY_LIFETIME;
