import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { selectTopUpLimits } from '../../store/app/app';
import { navigationRequested } from '../../store/app/navigation';
import { CHECKOUT, RENEW, TOP_UP } from '../../store/core/paths';
import type { Paise } from '../../store/core/values/money';
import { loggedInElsewhere, logIn, selectCustomerId } from '../../store/identity/session';
import { hasTxnid } from '../../store/payments/attempt';
import { paymentAcknowledged } from '../../store/payments/payments';
import { type Shortfall, shortfallFound } from '../../store/payments/shortfall';
import {
  amountTyped,
  billShownAgain,
  moneyAdded,
  rechargeFor,
  selectShortfall,
  shortfallRestored,
  topUpReducer,
} from '../../store/payments/topUp';
import { CHARGE_PERIODS } from '../../store/wire/values';
import type { Domain } from '../core/domain';
import { tabStorage } from '../core/tabStorage';
import { readOwn } from './engine/journal';

/**
 * Leads the subscriber from a bill that the balance does not cover to the top-up, and back to the bill. The payments
 * domain pays the entered amount.
 */
export const topUpDomain: Domain = {
  name: 'topUp',
  reducer: topUpReducer,
  *saga() {
    yield* takeEvery(shortfallFound, goToTopUp);
    yield* takeEvery(paymentAcknowledged, returnToBill);
    yield* takeEvery(billShownAgain, clearSavedShortfall);
    yield* takeEvery([logIn.succeeded, loggedInElsewhere], restore);
    yield* call(restore);
  },
};

function* goToTopUp({ payload }: ReturnType<typeof shortfallFound>) {
  const customerid = yield* select(selectCustomerId);
  savedShortfall.save({ customerid, shortfall: payload }, yield* call(Date.now));
  yield* typeMissing(payload);
  yield* put(navigationRequested(TOP_UP));
}

/** Restores the shortfall that the top-up is for, because the provider's page or a reload has emptied the store. */
function* restore(): SagaGenerator<void> {
  if ((yield* select(selectShortfall)) !== null) return;
  const saved = savedShortfall.read(yield* call(Date.now));
  if (saved?.customerid !== (yield* select(selectCustomerId)) || !saved) return;
  yield* put(shortfallRestored(saved.shortfall));
  yield* typeMissing(saved.shortfall);
}

function* typeMissing({ missing }: Shortfall): SagaGenerator<void> {
  yield* put(amountTyped(rechargeFor(missing, yield* select(selectTopUpLimits))));
}

/** The screen on which a bill of each purpose is paid. */
const PATHS: Readonly<Record<Shortfall['purpose'], string>> = { CART: CHECKOUT, RENEWAL: RENEW };

/**
 * Returns to the bill as soon as the status screen shows the top-up as paid, or when the subscriber dismisses it in the
 * list of unfinished payments. A top-up that was begun before the shortfall was found does not lead back.
 */
function* returnToBill({ payload: { txnid } }: ReturnType<typeof paymentAcknowledged>) {
  const shortfall = yield* select(selectShortfall);
  if (!shortfall) return;
  const paid = (yield* readOwn()).find(hasTxnid(txnid));
  if (paid?.bill.purpose !== 'TOPUP' || paid.begun < shortfall.since) return;
  yield* put(moneyAdded(paid.bill.amount));
  yield* put(navigationRequested(PATHS[shortfall.purpose]));
}

function* clearSavedShortfall(): SagaGenerator<void> {
  if ((yield* select(selectShortfall)) === null) savedShortfall.save(null, yield* call(Date.now));
}

const shortfall = v.object({
  purpose: v.picklist(['CART', 'RENEWAL']),
  missing: v.custom<Paise>(Number.isSafeInteger),
  since: v.number(),
  renewal: v.nullable(
    v.object({
      ticks: v.record(v.string(), v.boolean()),
      period: v.nullable(v.picklist(CHARGE_PERIODS)),
      box: v.nullable(v.string()),
    }),
  ),
});

/** Kept for as long as a payment may take, and only for the subscriber who began the top-up. */
const savedShortfall = tabStorage(
  'selfcareShortfall',
  30 * 60_000,
  v.object({ customerid: v.string(), shortfall }),
);
