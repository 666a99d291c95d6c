import { put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { billPaid, billRefused } from '../../store/payments/billEvents';
import {
  renewalBill,
  unknownFound,
  unknownSettled,
  loadRenewable,
  loadTermPrices,
  renewalReducer,
  renewPacks,
  selectInferredOutcome,
  type Renewal,
} from '../../store/renewal/renewal';
import type { RenewalAnswer } from '../../store/renewal/renewalResults';
import { loggedInElsewhere, logIn, selectUser } from '../../store/identity/session';
import { loadSubscriber } from '../../store/account/subscriber';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import type { Domain } from '../core/domain';
import { forgetPendingWrites, hasPendingWrite } from '../writes/pendingWrites';
import { closeSettledCharges } from '../payments/engine/balanceWrites';
import { lazyEngine } from '../payments/engine/lazyPayments';
import { latest, leading } from '../core/runFlow';

export const renewalDomain: Domain = {
  name: 'renewal',
  reducer: renewalReducer,
  *saga() {
    yield* latest(loadRenewable, (query) => callApi(endpoints.renewablePacks, query));
    yield* latest(loadTermPrices, () => callApi(endpoints.longDurationPrices, undefined));
    yield* leading(renewPacks, renew);
    yield* takeEvery([renewPacks.succeeded, renewPacks.failed], lookAgain);
    yield* takeEvery([billPaid, billRefused], lookAgainAtPacks);
    yield* takeEvery([loadRenewable.succeeded, loadSubscriber.succeeded], closeWhatIsSeen);
    yield* takeEvery(unknownSettled, forget);
    yield* findUnknown();
  },
};

const EVERYTHING = { productstatus: 'ALL' } as const;

function* renew(wanted: Renewal): SagaGenerator<RenewalAnswer> {
  const answer = yield* payFromBalance(renewalBill(wanted));
  switch (answer.kind) {
    case 'results':
      return answer;
    case 'sentence':
      return { ...answer, packs: yield* readPacks() };
    case 'order':
      throw new Error('A renewal was answered as a cart');
  }
}

const payFromBalance = lazyEngine((engine) => engine.payBillFromBalance);

/** What a sentence means the pack itself says; that it cannot be read now makes the renewal no failure. */
function* readPacks(): SagaGenerator<Pack[] | null> {
  try {
    return yield* callApi(endpoints.renewablePacks, EVERYTHING);
  } catch (error) {
    toFailure(error);
    return null;
  }
}

/** Whatever the operator did or refused: ends, prices and the balance may be others now. */
function* lookAgain(
  event: ReturnType<typeof renewPacks.succeeded> | ReturnType<typeof renewPacks.failed>,
): SagaGenerator<void> {
  if (renewPacks.failed.match(event) && event.payload.kind === 'unreachable') return;
  yield* askForPacks();
  yield* put(loadSubscriber.requested());
  if (renewPacks.succeeded.match(event)) yield* lookForUnknown();
}

/** Paid another way, or refused for what the packs cost, or what became of them, meanwhile. */
function* lookAgainAtPacks({
  payload,
}: ReturnType<typeof billPaid> | ReturnType<typeof billRefused>): SagaGenerator<void> {
  const { purpose } = 'bill' in payload ? payload.bill : payload;
  if (purpose !== 'RENEWAL') return;
  yield* askForPacks();
  yield* lookForUnknown();
}

function* askForPacks(): SagaGenerator<void> {
  yield* put(loadRenewable.requested(EVERYTHING));
  yield* put(loadTermPrices.requested());
}

/** A pack that ends later has been renewed: that is an answer, though it came another way. */
function* closeWhatIsSeen(): SagaGenerator<void> {
  if ((yield* select(selectInferredOutcome)) === 'renewed') yield* forget();
}

function* forget(): SagaGenerator<void> {
  yield* forgetPendingWrites('renew');
  yield* forgetPendingWrites('renewReadingText');
  yield* closeSettledCharges();
}

function* findUnknown(): SagaGenerator<void> {
  while ((yield* select(selectUser)) === null) yield* take([logIn.succeeded, loggedInElsewhere]);
  yield* lookForUnknown();
}

function* lookForUnknown(): SagaGenerator<void> {
  const isOpen = (yield* hasPendingWrite('renew')) || (yield* hasPendingWrite('renewReadingText'));
  if (isOpen) yield* put(unknownFound());
}
