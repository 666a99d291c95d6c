import { call, fork, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import { readSlot, writeSlot } from '../../store/core/storage';
import type { Paise } from '../../store/core/values/money';
import { randomId } from '../../store/core/values/randomId';
import {
  type SavedNumber,
  savedNumberRemoved,
  savedNumbersRead,
  saveNumber,
} from '../../store/payments/instantPayment';
import { startPayment } from '../../store/payments/payments';
import { blockedBy, FailureError } from '../api/failures';
import { leading } from '../core/runFlow';
import { storageChanges } from '../core/storageChanges';
import { lookedUpNumber } from './engine/payeeCache';

/** More than one household's parents and neighbours; the one that was kept first goes. */
const MAX_NUMBERS = 5;

const text = v.pipe(v.string(), v.nonEmpty());
const slot = {
  key: 'selfcarePaidNumbers',
  schema: v.object({
    numbers: v.array(
      v.object({
        id: text,
        account: text,
        amount: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
        sealed: v.object({ iv: text, data: text }),
      }),
    ),
  }),
};
type Entry = v.InferOutput<typeof slot.schema>['numbers'][number];

/**
 * The numbers that this device keeps for the next payment without a login, each because the payer ticked it: the end
 * in clear, the whole sealed as the remembered password is (`core/sealing.ts`). The list belongs to the device and to
 * no session, so a logout leaves it; the payer removes a number in the list or unticks it.
 */
export function* savedNumbersSaga(): SagaGenerator<void> {
  yield* leading(saveNumber, saveLookedUpNumber);
  yield* takeEvery(savedNumberRemoved, removeNumber);
  yield* takeEvery(startPayment.requested, saveAmount);
  yield* fork(function* () {
    yield* takeEvery(yield* call(storageChanges, slot.key), publishSavedNumbers);
  });
  yield* publishSavedNumbers();
}

/**
 * The whole number of an entry, for a lookup. An entry that cannot be opened any more is dropped.
 *
 * @throws FailureError NUMBER_LOST
 */
export function* openSavedNumber(id: string): SagaGenerator<string> {
  const entry = read().find((one) => one.id === id);
  const number = entry && (yield* call(opened, entry));
  if (typeof number === 'string') return number;
  yield* put(savedNumberRemoved(id));
  throw blockedBy('NUMBER_LOST');
}

function* saveLookedUpNumber(account: string): SagaGenerator<readonly SavedNumber[]> {
  const number = lookedUpNumber(account);
  if (number === undefined)
    throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const sealed = yield* call(sealedOf, number);
  const entry = sealed && { id: yield* call(randomId), account, amount: null, sealed };
  const others = read().filter((one) => one.account !== account);
  if (!entry || !write([entry, ...others].slice(0, MAX_NUMBERS))) throw blockedBy('NOT_SAVED');
  return savedNumbers();
}

function* removeNumber({ payload }: ReturnType<typeof savedNumberRemoved>): SagaGenerator<void> {
  write(read().filter(({ id }) => id !== payload));
  if (read().length === 0) yield* call(deleteKey);
}

/** What the payer last began to pay for a number is offered the next time. */
function* saveAmount({ payload }: ReturnType<typeof startPayment.requested>) {
  const { purpose, account, amount } = payload.bill;
  if (purpose !== 'INSTANT' || !read().some((one) => one.account === account)) return;
  write(read().map((one) => (one.account === account ? { ...one, amount } : one)));
  yield* publishSavedNumbers();
}

function* publishSavedNumbers(): SagaGenerator<void> {
  yield* put(savedNumbersRead(savedNumbers()));
}

const read = (): readonly Entry[] => readSlot(slot)?.numbers ?? [];

const write = (numbers: readonly Entry[]): boolean =>
  writeSlot(slot, numbers.length > 0 ? { numbers } : null);

const savedNumbers = (): readonly SavedNumber[] =>
  read().map(({ id, account, amount }) => ({ id, account, amount }));

const loadSealing = () => import(/* webpackChunkName: "remember" */ '../core/sealing');

const numbers = async () => (await loadSealing()).sealing('paidNumbers', v.string());

const deleteKey = async (): Promise<void> => {
  try {
    await (await numbers()).deleteKey();
  } catch {
    // A key that seals nothing gives nothing away.
  }
};

/** null where the browser refuses keys, as it does without TLS. */
const sealedOf = async (number: string): Promise<Entry['sealed'] | null> => {
  try {
    return await (await numbers()).seal(number);
  } catch {
    return null;
  }
};

const opened = async ({ sealed }: Entry): Promise<string | null> => {
  try {
    return await (await numbers()).unseal(sealed);
  } catch {
    return null;
  }
};
