import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { navigationRequested } from '../../store/app/navigation';
import type { Paise } from '../../store/core/values/money';
import { randomId } from '../../store/core/values/randomId';
import { instantPaymentConfirmPath } from '../../store/core/viewPaths';
import { selectCustomerId } from '../../store/identity/session';
import {
  accountRestored,
  findAccount,
  findSavedAccount,
  type FoundAccount,
  instantPaymentReducer,
} from '../../store/payments/instantPayment';
import { maskedAccountOf } from '../../store/payments/maskedAccount';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { tabStorage } from '../core/tabStorage';
import { cacheLookedUpNumber } from './engine/payeeCache';
import { openSavedNumber, savedNumbersSaga } from './savedNumbers';

/** Finds the connection of a number. The payments domain pays for it, with the number that it is given from here. */
export const instantPaymentDomain: Domain = {
  name: 'instantPayment',
  reducer: instantPaymentReducer,
  *saga() {
    yield* latest(findAccount, find);
    yield* latest(findSavedAccount, findSaved);
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

/** Goes on where this tab was before a reload. */
function* restore(): SagaGenerator<void> {
  const now = yield* call(Date.now);
  const saved = savedAccount.read(now);
  const customerid = yield* select(selectCustomerId);
  // After an expired session it waits for its subscriber; another one's goes.
  if (saved && customerid !== '' && saved.customerid !== customerid) savedAccount.save(null, now);
  if (saved?.customerid !== customerid) return;
  cacheLookedUpNumber(maskedAccountOf(saved.number), saved.number);
  yield* put(accountRestored({ id: saved.id, details: saved.details }));
}

const text = v.string();
const schema = v.object({
  /** The subscriber who looked for it; '' without a login. */
  customerid: text,
  number: v.pipe(text, v.nonEmpty()),
  id: v.pipe(text, v.nonEmpty()),
  details: v.object({
    subscribername: text,
    email: text,
    mobileno: text,
    susbcriberstatus: text,
    accountno: text,
    region: text,
    currentbalance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    frcode: text,
    customertype: text,
    customeridentity: text,
  }),
});

/**
 * A payer may be sent to another app in the middle of a payment, and the phone may drop the page meanwhile. The
 * account that was found is therefore kept in the tab with its number, which the operator is told at the press:
 * for half an hour, until a logout, and for the subscriber who had looked for it. The address holds a random id.
 */
const savedAccount = tabStorage('selfcareInstantPayment', 30 * 60_000, schema);
