import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { navigationRequested } from '../../store/app/navigation';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import { readSlot, writeSlot } from '../../store/core/storage';
import { randomId } from '../../store/core/values/identifiers';
import type { Paise } from '../../store/core/values/money';
import { instantPaymentConfirmPath } from '../../store/core/viewPaths';
import { selectCustomerId } from '../../store/identity/session';
import {
  accountRestored,
  findAccount,
  findSavedAccount,
  type FoundAccount,
  instantPaymentReducer,
  type SavedNumber,
  savedNumberRemoved,
  savedNumbersRead,
  saveNumber,
} from '../../store/payments/instantPayment';
import { maskedAccountOf } from '../../store/payments/maskedAccount';
import { startPayment } from '../../store/payments/payments';
import { instantCustomer } from '../../store/wire/entities/payments/instantPayment';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { blockedBy, FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { latest, queued } from '../core/runFlow';
import { storageChanges } from '../core/storageChanges';
import { tabStorage } from '../core/tabStorage';
import { cacheLookedUpNumber, lookedUpNumber } from './engine/memoryCaches';

/** Enough for a household and its relatives. When the list is full, the oldest number is dropped. */
const MAX_NUMBERS = 5;

const filledText = v.pipe(v.string(), v.nonEmpty());
const slot = {
  key: 'selfcarePaidNumbers',
  schema: v.object({
    numbers: v.array(
      v.object({
        id: filledText,
        account: filledText,
        amount: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
        sealed: v.object({ iv: filledText, data: filledText }),
      }),
    ),
  }),
};
type Entry = v.InferOutput<typeof slot.schema>['numbers'][number];

/**
 * Saves numbers on this device for the next payment without a login, if the payer has ticked the box. The last digits
 * of a number are stored unencrypted; the whole number is encrypted like the remembered password (`core/sealing.ts`).
 * The list belongs to the device and not to a session, so a logout keeps it. The payer can remove a number in the list
 * or by unticking the box.
 */
function* savedNumbersSaga(): SagaGenerator<void> {
  yield* queued(saveNumber, saveLookedUpNumber);
  yield* takeEvery(savedNumberRemoved, removeNumber);
  yield* takeEvery(startPayment.requested, saveAmount);
  yield* fork(function* () {
    yield* takeEvery(yield* call(storageChanges, slot.key), publishSavedNumbers);
  });
  yield* publishSavedNumbers();
}

/**
 * Decrypts the whole number of an entry for a lookup. An entry that cannot be decrypted is removed.
 *
 * @throws FailureError NUMBER_LOST
 */
function* openSavedNumber(id: string): SagaGenerator<string> {
  const entry = read().find((saved) => saved.id === id);
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
  const others = read().filter((savedNumber) => savedNumber.account !== account);
  if (!entry || !write([entry, ...others].slice(0, MAX_NUMBERS))) throw blockedBy('NOT_SAVED');
  return savedNumbers();
}

function* removeNumber({ payload }: ReturnType<typeof savedNumberRemoved>): SagaGenerator<void> {
  write(read().filter(({ id }) => id !== payload));
  if (read().length === 0) yield* call(deleteKey);
}

/** Saves the amount that the payer last entered for a number, so that it is offered the next time. */
function* saveAmount({ payload }: ReturnType<typeof startPayment.requested>) {
  const { purpose, account, amount } = payload.bill;
  if (purpose !== 'INSTANT' || !read().some((savedNumber) => savedNumber.account === account))
    return;
  write(
    read().map((savedNumber) =>
      savedNumber.account === account ? { ...savedNumber, amount } : savedNumber,
    ),
  );
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
    // A key that could not be deleted is harmless, because no value is encrypted with it.
  }
};

/** The encrypted number; null if the browser cannot create or store the key, for example on a page without TLS. */
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

/**
 * Finds the connection that belongs to a number, caches the number for the payments domain, and keeps the list of saved
 * numbers.
 */
export const instantPaymentDomain: Domain = {
  name: 'instantPayment',
  reducer: instantPaymentReducer,
  *saga() {
    // The payer waits for one connection only: a newer lookup ends an older one of the other kind too.
    yield* latest(findAccount, find, findSavedAccount.requested.match);
    yield* latest(findSavedAccount, findSaved, findAccount.requested.match);
    yield* takeEvery([findAccount.succeeded, findSavedAccount.succeeded], showAccount);
    yield* call(restore);
    yield* savedNumbersSaga();
  },
};

function* find(number: string): SagaGenerator<FoundAccount> {
  const customer = yield* callApi(endpoints.instantCustomer, { customeridentity: number });
  const found = {
    id: yield* call(randomId),
    details: { ...customer, customeridentity: maskedAccountOf(number) },
  };
  cacheLookedUpNumber(maskedAccountOf(number), number);
  const customerid = yield* select(selectCustomerId);
  savedAccount.save({ ...found, number, customerid }, yield* call(Date.now));
  return found;
}

function* findSaved(id: string): SagaGenerator<FoundAccount> {
  return yield* find(yield* openSavedNumber(id));
}

function* showAccount({ payload: { id } }: ReturnType<typeof findAccount.succeeded>) {
  yield* put(navigationRequested(instantPaymentConfirmPath(id)));
}

/** Restores the account that this tab had found before a reload. */
function* restore(): SagaGenerator<void> {
  const now = yield* call(Date.now);
  const saved = savedAccount.read(now);
  const customerid = yield* select(selectCustomerId);
  // Without a login, an account that a subscriber looked up is kept, because that subscriber may log in again. With a
  // login, an account is deleted if another subscriber, or a visitor without a login, looked it up.
  if (saved && customerid !== '' && saved.customerid !== customerid) savedAccount.save(null, now);
  if (saved?.customerid !== customerid) return;
  cacheLookedUpNumber(maskedAccountOf(saved.number), saved.number);
  yield* put(accountRestored({ id: saved.id, details: saved.details }));
}

const text = v.string();
const schema = v.object({
  /** The subscriber who looked up the number; '' without a login. */
  customerid: text,
  number: v.pipe(text, v.nonEmpty()),
  id: v.pipe(text, v.nonEmpty()),
  details: v.object({
    ...instantCustomer.entries,
    // The answer was read before: the balance is in paise, and the number is masked.
    currentbalance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    customeridentity: text,
  }),
});

/**
 * The account that was found, with its number. A payer may be sent to another app during a payment, and the phone may
 * discard the page meanwhile. Therefore the tab keeps the account for half an hour or until a logout, and only for the
 * subscriber who looked it up. The address of the page contains a random id instead of the number.
 */
const savedAccount = tabStorage('selfcareInstantPayment', 30 * 60_000, schema);
