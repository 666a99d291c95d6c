import { all, call, delay, race, type SagaGenerator } from 'typed-redux-saga';
import { isPriced } from '../../store/wire/entities/payments/transactions';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import { ALL_PACKS } from '../../store/wire/values';
import { compareEvidence, type FoundOutcome } from '../../store/writes/compareEvidence';
import {
  areNewestFirst,
  evidenceOf,
  type EvidenceSource,
  type ExpectedChange,
  type FreshEvidence,
  isProvable,
  type ProvableCall,
  type RecordedEvidence,
  ruleOf,
} from '../../store/writes/evidence';
import type { PendingWrite } from '../../store/writes/pendingWrites';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError, isUnreachable } from '../api/failures';
import { readSubscriber } from '../api/readSubscriber';

/** More rows than a household gets in a day, so that the newest transaction before the write is among them. */
const NEWEST = { page: 1, pagesize: 50 };
/** Milliseconds that a payment waits for each source. A source that is late is not recorded. */
const PATIENCE = 10_000;

/**
 * Reads the operator's current data that this call may change, all sources at the same time. A source that cannot
 * be read completely is null.
 *
 * @throws FailureError `unreachable` when the network fails and `isNetworkNeeded`.
 */
export function* readEvidence(
  name: ProvableCall,
  isNetworkNeeded = false,
): SagaGenerator<FreshEvidence> {
  const { reads } = ruleOf(name);
  const orNull = <Value>(source: EvidenceSource, read: () => SagaGenerator<Value | null>) =>
    call(function* (): SagaGenerator<Value | null> {
      if (!reads.includes(source)) return null;
      try {
        const { value } = yield* race({ value: call(read), tooLate: delay(PATIENCE) });
        return value ?? null;
      } catch (error) {
        if (!(error instanceof FailureError) || (isNetworkNeeded && isUnreachable(error)))
          throw error;
        return null;
      }
    });
  return yield* all({
    transactions: orNull('transactions', readTransactions),
    balance: orNull('balance', function* () {
      return (yield* readSubscriber()).balance;
    }),
    cart: orNull('cart', () => callApi(endpoints.cart, undefined)),
    packs: orNull('packs', readPacks),
  });
}

function* readTransactions() {
  const rows = yield* callApi(endpoints.transactions, NEWEST);
  const priced = rows.filter(isPriced);
  const isWhole = unreadableRowsOf(rows) === 0 && priced.length === rows.length;
  return isWhole && areNewestFirst(priced) ? priced : null;
}

function* readPacks() {
  const packs = yield* callApi(endpoints.activePacks, ALL_PACKS);
  return unreadableRowsOf(packs) === 0 ? packs : null;
}

const NOTHING_READ: FreshEvidence = { transactions: null, balance: null, cart: null, packs: null };

/** The outcome before anything is read. Its step is `findingOut`. */
export const unreadOutcome = (write: PendingWrite): FoundOutcome | null =>
  compareEvidence(write, NOTHING_READ);

/** What the operator's data now shows of the write. Nothing is read for a write without recorded evidence. */
export function* readOutcome(
  write: PendingWrite,
  isBookingWindowOver = false,
): SagaGenerator<FoundOutcome | null> {
  const { call: name, evidence } = write;
  const fresh = evidence && isProvable(name) ? yield* readEvidence(name) : NOTHING_READ;
  return compareEvidence(write, fresh, isBookingWindowOver);
}

/**
 * The evidence that is recorded before the write with this key is sent. Its sources are read at the same time, which
 * costs one round trip and shows that there is a network.
 *
 * @throws FailureError `unreachable`, or what `confirm` throws. In both cases the write is not sent.
 */
export function* recordEvidence(
  name: ProvableCall,
  key: string,
  expectedChange: ExpectedChange,
  confirm?: (fresh: FreshEvidence) => void,
): SagaGenerator<RecordedEvidence> {
  const fresh = yield* readEvidence(name, true);
  confirm?.(fresh);
  return evidenceOf(name, key, expectedChange, fresh);
}
