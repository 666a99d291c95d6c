import { call, delay, put, race, type SagaGenerator, select } from 'typed-redux-saga';
import { type AppState, selectIdempotency } from '../../store/app/app';
import type { Failure } from '../../store/core/failure';
import { hashOf, randomId } from '../../store/core/values/identifiers';
import { selectCustomerId } from '../../store/identity/session';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import {
  compareEvidence,
  type FoundOutcome,
  isUnchangedSince,
} from '../../store/writes/compareEvidence';
import {
  outcomesWanted,
  selectOutcomes,
  writeOutcomeAcknowledged,
  writeOutcomeUnknown,
} from '../../store/writes/earlierWrites';
import { type ExpectedChange, type FreshEvidence, isProvable } from '../../store/writes/evidence';
import { isSettledBy, isSuccess, type Outcome } from '../../store/writes/outcome';
import { isPending, needsNewKey, type PendingWrite } from '../../store/writes/pendingWrites';
import { callApi } from '../api/callApi';
import type { Endpoint } from '../api/endpoint';
import { blockedBy, FailureError, reportDefect } from '../api/failures';
import {
  belongsTo,
  keepWithoutSign,
  mayBeSentAgain,
  settleAsBooked,
  settleWrite,
  startWaiting,
  stopWaiting,
} from './pendingWrites';
import { readEvidence, readOutcome, recordEvidence } from './readEvidence';
import { durableRecords, type WriteRecords } from './writeRecords';

/**
 * Sends a write whose answer may be lost. Before the write is first sent, its record is stored. The record contains the
 * idempotency key and, for the calls of `evidence.ts`, the operator's data before the write (the evidence).
 *
 *             record stored           a readable success, or a certain refusal
 *   pressed ──────────────────► sent ─────────────────────────────────► settled: the record is removed
 *                                │ ▲                                        ▲
 *       no answer, or an answer  │ │ the same request again, in any tab     │ the outcome is acknowledged
 *       that is unclear          ▼ │ or after a reload: the same key        │ (`removePendingWrites`) or found
 *                              outcome unknown ─────────────────────────────┘ (`findOutcomes.ts`)
 *                                │
 *                                └── not found: the write blocks nothing. The same request keeps its key; after
 *                                    a refusal only for an hour. For the calls of `evidence.ts` the data is read
 *                                    again for a day, and each time before the same request is sent
 *
 * `store/writes/outcome.ts` defines which answers settle a write. While its outcome is unknown, a write of a call in
 * `evidence.ts` is sent again only to an operator that honours keys, and only while the operator still knows the key.
 * Otherwise a second press sends nothing.
 *
 * The record of a write that may have moved money does not expire while the outcome is unknown. If the write was not
 * found, its record is deleted after a day. The record of a booked payment from the balance, or of an order, is marked
 * as booked and is no longer pending. The newest of these records are kept, so that a press that waited for this write
 * does not pay or order again.
 *
 * @throws FailureError, of the kind `unknown` when the outcome is unknown.
 */
export function* idempotentCall<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  records: WriteRecords = durableRecords,
  options: WriteOptions<Name> = {},
): SagaGenerator<AnswerOf<Name>> {
  const { about, judge, isAsAgreed, fromEvidence, onAnswer, expectedChange } = options;
  const { confirm, beforeSending, isPayment = false, refusedBy, onOpened } = options;
  const customerid = yield* select(selectCustomerId);
  const { name } = endpoint;
  const fingerprint = yield* call(
    fingerprintOf,
    about === undefined ? request : { request, about },
  );
  const identity = {
    customerid,
    call: name,
    fingerprint,
    ...(isPayment && { payment: expectedChange }),
  };
  const isSame = (write: PendingWrite) =>
    belongsTo(customerid, name)(write) && write.fingerprint === fingerprint;
  const assertNotRefused = (all: readonly PendingWrite[]): void => {
    for (const write of all) {
      const refusal = isSame(write) ? null : refusedBy?.(write, write.fingerprint === fingerprint);
      if (refusal) throw refusal;
    }
  };
  const idempotency = yield* select(selectIdempotency);
  const all = yield* call(records.read);
  assertNotRefused(all);
  const open = all.find(isSame);
  if (open && !mayBeSentAgain(open, idempotency, yield* call(Date.now))) {
    if (isProvable(name)) yield* put(writeOutcomeUnknown(name));
    throw new FailureError({ kind: 'unknown', call: name });
  }
  const earlier = open?.isNotFound === true ? open : null;
  const hasNewKey = !open || (earlier !== null && needsNewKey(earlier, yield* call(Date.now)));
  const key = hasNewKey ? yield* call(randomId) : open.key;
  const evidence =
    (open && !earlier) || !expectedChange || !isProvable(name)
      ? undefined
      : yield* recordEvidence(name, key, expectedChange, (fresh) => {
          // A write that is booked by now is not sent again. Otherwise this request gets new evidence.
          if (earlier && compareEvidence(earlier, fresh)?.step === 'booked')
            throw blockedBy('JUST_PAID');
          confirm?.(fresh);
        });
  if (beforeSending) yield* beforeSending();
  const made = { ...identity, key, since: yield* call(Date.now), ...(evidence && { evidence }) };
  const current = (all: readonly PendingWrite[]) => {
    assertNotRefused(all);
    return all.find(isSame);
  };
  const opened = yield* openWrite(records, made, open, current);
  // Another tab has recorded the same write or found its outcome, so this call begins again.
  if (opened === null) return yield* idempotentCall(endpoint, request, records, options);
  const write: OpenWrite = opened;
  function* leaveUnknown(): SagaGenerator<void> {
    if (!isProvable(name)) return;
    yield* restoreRecord(write, records);
    yield* put(writeOutcomeUnknown(name));
  }
  function* settleIfCertain(failure: Failure): SagaGenerator<boolean> {
    const isCertain =
      isSettledBy(failure, write.isFirst) &&
      !(
        failure.kind === 'refused' && (yield* isRefusalInDoubt(write, idempotency, failure.status))
      );
    if (isCertain) yield* endWithoutBooking(write, records, failure.kind === 'refused');
    else yield* leaveUnknown();
    return isCertain;
  }
  const sendOptions = {
    idempotencyKey: write.key,
    *onUnauthorised(failure: Failure) {
      yield* settleIfCertain(failure);
    },
  };
  function* judgedAnswer(): SagaGenerator<AnswerOf<Name>> {
    let answer: AnswerOf<Name> | null = null;
    let unclear: UnclearAnswer;
    try {
      answer = yield* callApi(endpoint, request, sendOptions);
      const { outcome, sentence } = judge?.(answer) ?? DONE;
      if (outcome === 'done' && (yield* isDoneAsAgreed(write, isAsAgreed))) return answer;
      if (outcome === 'refused' && !(yield* isRefusalInDoubt(write, idempotency))) return answer;
      unclear = { kind: 'unknown', call: name, status: 200, message: sentence };
    } catch (error) {
      if (!(error instanceof FailureError) || !isUnclearAnswer(error.failure)) throw error;
      unclear = error.failure;
    }
    // The answer is unclear, but the operator's data may already show that the whole write was booked.
    const outcome = fromEvidence && (yield* readOutcome(write));
    const isWhole = outcome?.step === 'booked' && isAsAgreed?.(outcome) !== false;
    const shown = isWhole ? fromEvidence?.(outcome, answer) : null;
    if (!shown) throw new FailureError(unclear);
    return shown;
  }
  try {
    if (onOpened) yield* onOpened(write);
    yield* acknowledgeNotBooked(name);
    const answer = yield* judgedAnswer();
    // The record is settled last. If the page is closed before that, the outcome of the write can still be found.
    if (onAnswer) yield* onAnswer(answer);
    if (judge?.(answer).outcome === 'refused') yield* endWithoutBooking(write, records, true);
    else yield* settleAsBooked(write, records);
    return answer;
  } catch (error) {
    stopWaiting(write.key);
    if (!(error instanceof FailureError)) {
      yield* leaveUnknown();
      throw error;
    }
    const { failure } = error;
    const isCertain = yield* settleIfCertain(failure);
    if (isCertain || failure.kind !== 'refused') throw error;
    const { status, message } = failure;
    throw new FailureError({ kind: 'unknown', call: name, status, message });
  } finally {
    stopWaiting(write.key);
  }
}

type UnclearAnswer = Extract<Failure, { readonly kind: 'unknown' }>;

/** Whether the answer has a success status and still does not say whether the write was carried out. */
const isUnclearAnswer = (failure: Failure): failure is UnclearAnswer =>
  failure.kind === 'unknown' && failure.status !== undefined && isSuccess(failure.status);

/**
 * Ends a request that booked nothing. If an earlier request of the same write was not found, that request may still be
 * booked. In this case the record stays, and `findOutcomes` looks for the write again.
 */
function* endWithoutBooking(
  write: OpenWrite,
  records: WriteRecords,
  isRefused: boolean,
): SagaGenerator<void> {
  if (!write.hadNoSign || !isProvable(write.call)) return yield* settleWrite(write, records);
  const refused = write.refused ?? (isRefused ? yield* call(Date.now) : undefined);
  yield* keepWithoutSign(write, { isSeen: true, refused });
  // `findOutcomes` has skipped this write while its answer was awaited.
  yield* put(outcomesWanted());
}

/**
 * Stores the record again if another tab has found an outcome and has removed the record or marked it as booked. This
 * page still has to find and show the outcome of its own request.
 */
function* restoreRecord(
  { isFirst: _, hadNoSign: __, ...write }: OpenWrite,
  { change }: WriteRecords,
): SagaGenerator<void> {
  yield* call(change, (all: readonly PendingWrite[]) =>
    all.some((record) => record.key === write.key && isPending(record))
      ? all
      : [...all.filter(({ key }) => key !== write.key), write],
  );
}

/**
 * Dismisses the message that an earlier write of this call was not found, because the subscriber could take it for the
 * outcome of this request.
 */
function* acknowledgeNotBooked(name: CallName): SagaGenerator<void> {
  if (!isProvable(name)) return;
  for (const outcome of yield* select(selectOutcomes, [name]))
    if (outcome.step === 'notBooked') yield* put(writeOutcomeAcknowledged(outcome));
}

interface WriteOptions<Name extends CallName> {
  /** Content that the request lacks, such as the lines of the cart. The fingerprint covers this content too. */
  readonly about?: unknown;
  /**
   * Judges from a readable answer whether everything requested was done. Without this function the outcome is `done`.
   */
  readonly judge?: (answer: AnswerOf<Name>) => Judgement;
  /** Whether a booked write, as the operator's data shows it, is what was agreed. */
  readonly isAsAgreed?: (outcome: FoundOutcome) => boolean;
  /**
   * Makes an answer for the caller when the operator's own answer leaves the outcome unclear, but its data shows that
   * everything was booked; null if none can be made. `answer` is the operator's own answer, or null if it is
   * unreadable.
   */
  readonly fromEvidence?: (
    outcome: FoundOutcome,
    answer: AnswerOf<Name> | null,
  ) => AnswerOf<Name> | null;
  /** Saves what the answer says before the record of the write is removed or marked as booked. */
  readonly onAnswer?: (answer: AnswerOf<Name>) => SagaGenerator<void>;
  /** What a booking would change, for a call of `EVIDENCE`. */
  readonly expectedChange?: ExpectedChange;
  /** Throws a FailureError when the operator's data before the first request is not what was agreed. */
  readonly confirm?: (fresh: FreshEvidence) => void;
  /** Runs last before the write is recorded and sent. Throws a FailureError to prevent both. */
  readonly beforeSending?: () => SagaGenerator<void>;
  /**
   * Whether this is a payment from the balance. Its record contains the amount and the packs, and is kept for a while
   * after the booking.
   */
  readonly isPayment?: boolean;
  /**
   * The refusal of this write because `other` is pending or was booked; null if `other` does not prevent it.
   * `hasSameContent` is true if both requests have the same fingerprint. Checked when the records are read and again
   * when this write is recorded.
   */
  readonly refusedBy?: (other: PendingWrite, hasSameContent: boolean) => FailureError | null;
  /** Runs when the write is recorded, just before it is sent. */
  readonly onOpened?: (write: PendingWrite) => SagaGenerator<void>;
}

interface OpenWrite extends PendingWrite {
  /** True for the first request of the write, and when the earlier request was not found. */
  readonly isFirst: boolean;
  /** Whether this write was sent before, and was then looked for in the operator's data and not found. */
  readonly hadNoSign: boolean;
}

export interface Judgement {
  readonly outcome: Outcome;
  /** The operator's own sentence about the outcome, or ''. */
  readonly sentence: string;
}

export const DONE: Judgement = { outcome: 'done', sentence: '' };

/**
 * Whether a refusal is in doubt, because the operator's data has changed since the evidence was recorded, or cannot be
 * read. The refusal may be for a copy of a write that was booked: a browser repeats a request by itself when its
 * connection breaks, and an operator without idempotency keys treats the copy as a new request. A 401 is never in
 * doubt, because the operator checks the session first.
 */
function* isRefusalInDoubt(
  write: PendingWrite,
  idempotency: AppState['idempotency'],
  status?: number,
): SagaGenerator<boolean> {
  const { call: name, evidence } = write;
  if (status === 401 || idempotency === 'honoured' || !evidence || !isProvable(name)) return false;
  try {
    return !isUnchangedSince(write, yield* readEvidence(name));
  } catch (error) {
    // The write was sent, so a defect of the page must not end it as refused.
    reportDefect(error);
    return true;
  }
}

/** Milliseconds that a confirmed write waits for the operator's data to be read. */
const CHECK_PATIENCE = 3_000;

/**
 * Whether the operator's data shows the booking as agreed. True if the data shows no booking in time, or if nothing has
 * to be compared.
 */
function* isDoneAsAgreed(
  write: PendingWrite,
  isAsAgreed: ((outcome: FoundOutcome) => boolean) | undefined,
): SagaGenerator<boolean> {
  if (!isAsAgreed) return true;
  const { outcome } = yield* race({
    outcome: call(readOutcome, write),
    tooLate: delay(CHECK_PATIENCE),
  });
  return outcome?.step !== 'booked' || isAsAgreed(outcome);
}

/**
 * Records the write as sent, for the first time or again. A write that gets a new key replaces its old record. The
 * result is null, and nothing is recorded, when the record of the same write has changed since it was read: another tab
 * has recorded the write or found its outcome.
 *
 * @throws FailureError of `current`; NOT_STORED.
 */
function* openWrite(
  { change }: WriteRecords,
  made: PendingWrite,
  read: PendingWrite | undefined,
  current: (all: readonly PendingWrite[]) => PendingWrite | undefined,
): SagaGenerator<OpenWrite | null> {
  const isReplaced = read?.isNotFound === true && read.key !== made.key;
  // A write that is not in `evidence.ts` moves no money, so it may be sent even if its record cannot be stored.
  const when = isProvable(made.call) ? 'beforeSending' : undefined;
  const opened: { write: OpenWrite | null } = { write: null };
  const asSent = (all: readonly PendingWrite[]) => {
    const open = current(all);
    opened.write = null;
    if (open?.key !== read?.key || open?.isNotFound !== read?.isNotFound) return all;
    const kept = isReplaced ? undefined : open;
    const sent = kept ? sentAgain(kept, made) : made;
    const hadNoSign = kept?.isNotFound === true;
    opened.write = { ...sent, isFirst: !kept || hadNoSign, hadNoSign };
    if (kept) return all.map((write) => (write === kept ? sent : write));
    const others = all.filter((write) => write !== open);
    return withinBounds([...others.map((write) => overtaken(write, made)), sent]);
  };
  // From here on `findOutcomes` skips this write, because this page still waits for its answer.
  startWaiting(made.key);
  let isRecorded = false;
  try {
    yield* call(() => change(asSent, when));
    isRecorded = opened.write !== null;
    return opened.write;
  } finally {
    if (!isRecorded) stopWaiting(made.key);
  }
}

/** The record of a write that is sent again. Its outcome is unknown again. */
const sentAgain = (open: PendingWrite, made: PendingWrite): PendingWrite => {
  // The fingerprints in the evidence are salted with the key, so new evidence replaces the old only under the same key.
  // A later write may have set `isOvertaken`. New evidence clears it, because that write was sent before this evidence
  // was read.
  const { evidence, isOvertaken } = made.evidence && made.key === open.key ? made : open;
  const question = { isNotFound: false, isSeen: false, sentAgain: made.since };
  return { ...open, ...question, evidence, isOvertaken };
};

/** Marks an earlier write of unknown outcome, because the new write may cause the next change in the data. */
const overtaken = (write: PendingWrite, made: PendingWrite): PendingWrite =>
  isPending(write) && write.customerid === made.customerid && isProvable(made.call)
    ? { ...write, isOvertaken: true }
    : write;

/** How many writes that move no money are kept. Writes that may have moved money are all kept. */
const MAX_WRITES_WITHOUT_MONEY = 40;

const withinBounds = (all: readonly PendingWrite[]): readonly PendingWrite[] => {
  const others = all.filter((write) => !isProvable(write.call));
  const dropped = new Set(others.slice(0, Math.max(0, others.length - MAX_WRITES_WITHOUT_MONEY)));
  return all.filter((write) => !dropped.has(write));
};

/**
 * Identifies a request without revealing its content, because an order has a name and an address. If two requests
 * ever had the same fingerprint, the operator would refuse a key that it knows from another request, and nothing
 * would be booked.
 */
const fingerprintOf = async (request: unknown): Promise<string> => {
  const files: Blob[] = [];
  // JSON would drop a file, so the bytes of each file are added to the hash after the JSON.
  const asked = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return value.type;
  });
  const contents = files.map(async (file) => new Uint8Array(await file.arrayBuffer()));
  return hashOf(asked ?? '', ...(await Promise.all(contents)));
};
