import { put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { navigationRequested } from '../../store/app/navigation';
import { payFromBalance } from '../../store/cart/checkout';
import { PAYLOAD_NOT_FOUND, type Failure } from '../../store/core/failure';
import { CHECKOUT } from '../../store/core/paths';
import { removePack } from '../../store/packs/packChanges';
import { selectAllPacks } from '../../store/packs/packList';
import { loadActivePacks } from '../../store/packs/packs';
import {
  endReplacedPacks,
  packsNotRunning,
  packsToEnd,
  replacementChosen,
  replacementDropped,
  replacementReducer,
  selectReplacement,
} from '../../store/packs/replacement';
import { isOnBill } from '../../store/payments/bill';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';

/**
 * New packs in place of old ones, with one payment:
 *
 *   replacementChosen ──► the cart ──► payFromBalance ──succeeded──► endReplacedPacks: reads the packs
 *                                       │ refused, or unknown          │ every new one runs
 *                                       ▼                              ▼
 *                                  every old one stays            removes the old ones, one after the other
 *
 * An order that was answered is no proof: what the operator's list of packs shows is. Of a payment in another way
 * nothing follows here; the search for the cheapest mix then offers to end the old packs.
 */
export const replacementDomain: Domain = {
  name: 'replacement',
  reducer: replacementReducer,
  *saga() {
    yield* leading(endReplacedPacks, endPacks);
    yield* takeEvery(replacementChosen, showCart);
    yield* takeEvery(payFromBalance.requested, dropWithoutNewPacks);
    yield* takeEvery(payFromBalance.succeeded, endAfterPayment);
  },
};

function* showCart({ payload: { added } }: ReturnType<typeof replacementChosen>) {
  if (added.length > 0) yield* put(navigationRequested(CHECKOUT));
}

/** The subscriber has taken a new pack out of the cart, so the old ones are still needed. */
function* dropWithoutNewPacks({ payload }: ReturnType<typeof payFromBalance.requested>) {
  const chosen = yield* select(selectReplacement);
  if (!chosen) return;
  const { stbno, added } = chosen;
  const areAllBought = added.every(({ productid }) => isOnBill(payload.bill, { productid, stbno }));
  if (!areAllBought) yield* put(replacementDropped());
}

function* endAfterPayment(): SagaGenerator<void> {
  if ((yield* select(selectReplacement)) !== null) yield* put(endReplacedPacks.requested());
}

function* endPacks(): SagaGenerator<readonly string[]> {
  const chosen = yield* select(selectReplacement);
  if (!chosen) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const packs = yield* readPacks();
  const missing = packsNotRunning(chosen, packs);
  if (missing.length > 0) return missing;
  for (const pack of packsToEnd(chosen, packs)) if (!(yield* hasAnswered(pack))) break;
  return [];
}

/** What is shown of the packs may be from before the payment. */
function* readPacks(): SagaGenerator<readonly Pack[]> {
  yield* put(loadActivePacks.requested({ productstatus: 'ALL' }));
  const { failed } = yield* race({
    succeeded: take(loadActivePacks.succeeded),
    failed: take(loadActivePacks.failed),
  });
  if (failed) throw new FailureError(failed.payload);
  return (yield* select(selectAllPacks)) ?? [];
}

/**
 * Removes one pack. False when no answer came: the next would be as uncertain, and a further press reads first what
 * has become of this one. A refusal is an answer, about this pack alone.
 */
function* hasAnswered({ productid, stbno }: Pack): SagaGenerator<boolean> {
  yield* put(removePack.requested({ productid, ...(stbno !== '' && { stbno }) }));
  const { failed } = yield* race({
    succeeded: take(removePack.succeeded),
    failed: take(removePack.failed),
  });
  return failed === undefined || isRefusal(failed.payload);
}

const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'refused' && !isOutcomeUnknown(failure);
