import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  accountRestored,
  findAccount,
  instantPaymentReducer,
  type FoundAccount,
} from '../../store/payments/instantPayment';
import { navigationRequested } from '../../store/app/navigation';
import { instantPaymentConfirmPath } from '../../store/core/paths';
import { randomId } from '../../store/core/values/randomId';
import { maskedAccountOf } from '../../store/payments/maskedAccount';
import { selectCustomerId } from '../../store/identity/session';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { keptAccount } from './instantPaymentInTab';
import { cacheLookedUpNumber } from './engine/payeeCache';
import { latest } from '../core/runFlow';

/** Finds the connection of a number. The payments domain pays for it, and is told the number from here. */
export const instantPaymentDomain: Domain = {
  name: 'instantPayment',
  reducer: instantPaymentReducer,
  *saga() {
    yield* latest(findAccount, find);
    yield* takeEvery(findAccount.succeeded, showAccount);
    yield* call(restore);
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
  keptAccount.keep({ ...found, number, customerid }, yield* call(Date.now));
  return found;
}

function* showAccount({ payload: { id } }: ReturnType<typeof findAccount.succeeded>) {
  yield* put(navigationRequested(instantPaymentConfirmPath(id)));
}

/** Goes on where this tab was before a reload. */
function* restore(): SagaGenerator<void> {
  const kept = keptAccount.read(yield* call(Date.now));
  if (kept?.customerid !== (yield* select(selectCustomerId))) return;
  cacheLookedUpNumber(maskedAccountOf(kept.number), kept.number);
  yield* put(accountRestored({ id: kept.id, details: kept.details }));
}
