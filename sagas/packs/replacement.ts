import {
  call,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import * as v from 'valibot';
import { navigationRequested } from '../../store/app/navigation';
import { payFromBalance } from '../../store/cart/checkout';
import { type Failure, PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import { CHECKOUT } from '../../store/core/paths';
import { loggedInElsewhere, logIn, selectCustomerId } from '../../store/identity/session';
import {
  cancelForRefund,
  changedPack,
  removePack,
  selectIsChanging,
} from '../../store/packs/packChanges';
import { packKey, selectAllPacks } from '../../store/packs/packList';
import { loadActivePacks, requestAllPacks } from '../../store/packs/packs';
import {
  endReplacedPacks,
  packsNotRunning,
  packsToRemove,
  type Replacement,
  replacementChosen,
  replacementDropped,
  replacementReducer,
  replacementRestored,
  selectReplacedLines,
  selectReplacement,
} from '../../store/packs/replacement';
import type { Bill } from '../../store/payments/attempt';
import { isOnBill } from '../../store/payments/bill';
import { startPayment } from '../../store/payments/payments';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { tabStorage } from '../core/tabStorage';

/**
 * Replaces old packs by new ones with one payment:
 *
 *   replacementChosen ──► the cart ──► payFromBalance ──succeeded──► endReplacedPacks: reads the packs
 *                                       │ refused, or unknown          │ every new pack runs
 *                                       ▼                              ▼
 *                                  every old pack stays           removes the old packs, one after the other
 *
 * The answer to the order proves nothing: only the operator's list of packs shows whether the new packs run. After a
 * payment by another method, the result screen shows the old packs and a button that dispatches `endReplacedPacks`.
 *
 * The subscriber may leave the portal for a payment provider's page, for example to top up the balance first.
 * Therefore the tab stores the old packs that are still to be removed. They are stored until all of them have ended,
 * the replacement is dropped, the subscriber logs out, or the time for a payment is over.
 */
export const replacementDomain: Domain = {
  name: 'replacement',
  reducer: replacementReducer,
  *saga() {
    yield* leading(endReplacedPacks, endPacks);
    yield* takeEvery(replacementChosen, showCart);
    yield* takeEvery([payFromBalance.requested, startPayment.requested], dropWithoutNewPacks);
    yield* takeLeading(payFromBalance.requested, endAfterPayment);
    yield* takeEvery(
      [replacementChosen, replacementDropped, endReplacedPacks.succeeded, endReplacedPacks.failed],
      saveInTab,
    );
    yield* takeEvery([logIn.succeeded, loggedInElsewhere], restore);
    yield* call(restore);
  },
};

function* saveInTab(): SagaGenerator<void> {
  const chosen = yield* select(selectReplacement);
  const lines = yield* select(selectReplacedLines);
  const replaced = chosen?.replaced.filter((_, at) => lines[at]?.status !== 'ended') ?? [];
  // Without new packs there is no payment, so there is nothing to return to.
  const isOver = !chosen || chosen.added.length === 0 || replaced.length === 0;
  const customerid = yield* select(selectCustomerId);
  savedReplacement.save(
    isOver ? null : { customerid, replacement: { ...chosen, added: [...chosen.added], replaced } },
    yield* call(Date.now),
  );
}

function* restore(): SagaGenerator<void> {
  if ((yield* select(selectReplacement)) !== null) return;
  const now = yield* call(Date.now);
  const saved = savedReplacement.read(now);
  const customerid = yield* select(selectCustomerId);
  // After an expired session, the saved replacement is kept until its subscriber logs in. The replacement of another
  // subscriber is deleted.
  if (saved && customerid !== '' && saved.customerid !== customerid)
    savedReplacement.save(null, now);
  if (saved?.customerid === customerid) yield* put(replacementRestored(saved.replacement));
}

function* showCart({ payload: { added } }: ReturnType<typeof replacementChosen>) {
  if (added.length > 0) yield* put(navigationRequested(CHECKOUT));
}

/** Drops the replacement when the bill lacks a new pack, because the subscriber still needs the old packs. */
function* dropWithoutNewPacks({
  payload: { bill },
}: {
  readonly payload: { readonly bill: Bill };
}) {
  const chosen = yield* select(selectReplacement);
  if (!chosen || bill.purpose !== 'CART') return;
  const { stbno, added } = chosen;
  const areAllBought = added.every(({ productid }) => isOnBill(bill, { productid, stbno }));
  if (!areAllBought) yield* put(replacementDropped());
}

/**
 * Requests `endReplacedPacks` after the payment, unless the replacement has changed since the payment was requested:
 * `dropWithoutNewPacks` may have dropped it, or the subscriber may have chosen another one.
 */
function* endAfterPayment(): SagaGenerator<void> {
  const chosen = yield* select(selectReplacement);
  const { paid } = yield* race({
    paid: take(payFromBalance.succeeded),
    failed: take(payFromBalance.failed),
  });
  const isStillChosen = chosen === (yield* select(selectReplacement));
  if (paid && isStillChosen && chosen && chosen.added.length > 0)
    yield* put(endReplacedPacks.requested());
}

function* endPacks(): SagaGenerator<readonly string[]> {
  const chosen = yield* select(selectReplacement);
  if (!chosen) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const packs = yield* readPacks();
  const missing = packsNotRunning(chosen, packs);
  if (missing.length > 0) return missing;
  for (const pack of packsToRemove(chosen, packs)) {
    yield* untilNothingChanges();
    if ((yield* isLeft(chosen, pack)) && !(yield* hasAnswered(pack))) break;
  }
  return [];
}

/** The subscriber may be removing or cancelling a pack, and only one change runs at a time. */
function* untilNothingChanges(): SagaGenerator<void> {
  while (yield* select(selectIsChanging))
    yield* take([
      removePack.succeeded,
      removePack.failed,
      cancelForRefund.succeeded,
      cancelForRefund.failed,
    ]);
}

/** Whether the pack must still be removed. The subscriber may have ended it during `untilNothingChanges`. */
function* isLeft(chosen: Replacement, pack: Pack): SagaGenerator<boolean> {
  const packs = (yield* select(selectAllPacks)) ?? [];
  return packsToRemove(chosen, packs).some((left) => packKey(left) === packKey(pack));
}

/** The packs in the store may have been read before the payment, so they are loaded again. */
function* readPacks(): SagaGenerator<readonly Pack[]> {
  yield* put(requestAllPacks());
  const { failed } = yield* race({
    succeeded: take(loadActivePacks.succeeded),
    failed: take(loadActivePacks.failed),
  });
  if (failed) throw new FailureError(failed.payload);
  return (yield* select(selectAllPacks)) ?? [];
}

/**
 * Removes one pack. Returns false if the removal was neither confirmed nor refused. The remaining packs then stay,
 * because their removal would be as uncertain. The next `endReplacedPacks` reads the packs first, which shows the
 * outcome.
 */
function* hasAnswered(pack: Pack): SagaGenerator<boolean> {
  yield* put(removePack.requested(changedPack(pack)));
  const { failed } = yield* race({
    succeeded: take(removePack.succeeded),
    failed: take(removePack.failed),
  });
  return failed === undefined || isCertainRefusal(failed.payload);
}

const isCertainRefusal = (failure: Failure): boolean =>
  failure.kind === 'refused' && !isOutcomeUnknown(failure);

const text = v.string();
const namedPack = { productid: text, productname: text };

/** Kept for as long as a payment may take, and only for the subscriber who chose the packs. */
const savedReplacement = tabStorage(
  'selfcareReplacement',
  30 * 60_000,
  v.object({
    customerid: text,
    replacement: v.object({
      stbno: text,
      added: v.array(v.object(namedPack)),
      replaced: v.array(v.object({ ...namedPack, expirydate: text })),
    }),
  }),
);
