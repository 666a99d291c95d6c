import { fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import { requestAllPacks } from '../../store/packs/packs';
import { billPaid, billRefused } from '../../store/payments/billEvents';
import {
  isRenewal,
  loadRenewable,
  loadTermPrices,
  renewalBill,
  renewalReducer,
  RENEWALS,
  renewPacks,
  selectRenewalPacks,
} from '../../store/renewal/renewal';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { ALL_PACKS } from '../../store/wire/values';
import { outcomesRead } from '../../store/writes/earlierWrites';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { followPayments } from '../payments/engine/followPayments';
import { leadingInEngine } from '../payments/engine/lazyPayments';
import { findOutcomes } from '../writes/findOutcomes';

export const renewalDomain: Domain = {
  name: 'renewal',
  reducer: renewalReducer,
  *saga() {
    yield* latest(loadRenewable, (query) => callApi(endpoints.renewablePacks, query));
    yield* readTermPrices();
    yield* leadingInEngine(renewPacks, (engine, renewal) =>
      engine.renewFromBalance(renewalBill(renewal)),
    );
    yield* takeEvery([renewPacks.succeeded, renewPacks.failed], reloadAfterRenewal);
    yield* takeEvery([billPaid, billRefused], reloadAfterOtherPayment);
    yield* takeEvery(outcomesRead, reloadWhenEnded);
    yield* findOutcomes(RENEWALS);
    yield* fork(() => followPayments('RENEWAL', { elsewhere: reloadPacksAndBalance }));
  },
};

const productOf = ({ productid }: Pack): string => productid;

/**
 * Requests the prices of one pack if only that pack can be renewed. If several packs can be renewed, or the packs are
 * not loaded yet, all prices are requested, because each pack may be chosen. The specification says "optional query"
 * and does not name the field of the query (§3), so all prices are also requested when the operator has refused
 * `productid`.
 */
function* readTermPrices(): SagaGenerator<void> {
  let asked: string | undefined;
  yield* latest(loadTermPrices, function* () {
    const [productid, ...others] = new Set((yield* select(selectRenewalPacks))?.map(productOf));
    asked = others.length === 0 ? productid : undefined;
    if (asked) {
      try {
        return yield* callApi(endpoints.longDurationPrices, { productid: asked });
      } catch (error) {
        if (!(error instanceof FailureError) || error.failure.kind !== 'refused') throw error;
        asked = undefined;
      }
    }
    return yield* callApi(endpoints.longDurationPrices, undefined);
  });
  // If the prices of only one pack were loaded, other packs have no price yet.
  yield* takeEvery(loadRenewable.succeeded, function* ({ payload }) {
    if (asked && payload.some((pack) => productOf(pack) !== asked))
      yield* put(loadTermPrices.requested());
  });
}

/**
 * Loads the packs, their prices and the balance again, because a renewal may have changed them. A renewal that failed
 * as `unreachable` was not sent and has changed nothing.
 */
function* reloadAfterRenewal(
  event: ReturnType<typeof renewPacks.succeeded> | ReturnType<typeof renewPacks.failed>,
): SagaGenerator<void> {
  if (renewPacks.failed.match(event) && event.payload.kind === 'unreachable') return;
  yield* reloadPacksAndBalance();
}

function* reloadPacksAndBalance(): SagaGenerator<void> {
  yield* reloadPacks();
  yield* put(loadSubscriber.requested());
}

/** Runs when a renewal was paid by a method other than the balance, or when such a payment was refused. */
function* reloadAfterOtherPayment({
  payload,
}: ReturnType<typeof billPaid> | ReturnType<typeof billRefused>): SagaGenerator<void> {
  const { purpose } = 'bill' in payload ? payload.bill : payload;
  if (purpose !== 'RENEWAL') return;
  yield* reloadPacks();
}

function* reloadPacks(): SagaGenerator<void> {
  yield* put(loadRenewable.requested(ALL_PACKS));
  yield* put(loadTermPrices.requested());
}

/** The outcome of a renewal is known now, so the packs and the balance on the screen are out of date. */
function* reloadWhenEnded({ payload }: ReturnType<typeof outcomesRead>): SagaGenerator<void> {
  if (payload.outcomes.some(({ call, key }) => isRenewal(call) && payload.ended.includes(key))) {
    yield* reloadPacksAndBalance();
    yield* put(requestAllPacks());
  }
}
