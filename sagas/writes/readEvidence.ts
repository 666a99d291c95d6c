import { all, call, delay, race, type SagaGenerator } from 'typed-redux-saga';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import { ALL_PACKS } from '../../store/wire/operatorDefaults';
import {
  areNewestFirst,
  evidenceOf,
  type EvidenceSource,
  type ExpectedChange,
  type FreshEvidence,
  type ProvableCall,
  type RecordedEvidence,
  ruleOf,
} from '../../store/writes/evidence';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError, isUnreachable } from '../api/failures';
import { readSubscriber } from '../api/readSubscriber';

/** More than a household books in a day: the newest transaction of before is among them. */
const NEWEST = { page: 1, pagesize: 50 };
/** Milliseconds that a payment waits for a source: one that has not come by then is not recorded. */
const PATIENCE = 10_000;

/**
 * What the operator has now of what this call may change, read at the same time. A source that cannot be
 * read, or not as a whole, is null.
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
  return unreadableRowsOf(rows) === 0 && areNewestFirst(rows) ? rows : null;
}

function* readPacks() {
  const packs = yield* callApi(endpoints.activePacks, ALL_PACKS);
  return unreadableRowsOf(packs) === 0 ? packs : null;
}

/**
 * What is written down before the write with this key leaves. Its sources are read at the same time, which
 * costs the press one round trip, and shows that the network is there.
 *
 * @throws FailureError `unreachable`, or what `confirm` throws: then the write does not leave either.
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
