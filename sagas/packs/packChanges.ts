import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import type { Failure } from '../../store/core/failure';
import { NO_MONEY, paiseOf } from '../../store/core/values/money';
import {
  cancelForRefund,
  packChangesReducer,
  REFUNDS,
  removePack,
  selectIsChanging,
} from '../../store/packs/packChanges';
import { selectAllPacks } from '../../store/packs/packList';
import { loadActivePacks, requestAllPacks } from '../../store/packs/packs';
import type { PackResult } from '../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../store/wire/entities/packs/packStatus';
import type { RequestOf } from '../../store/wire/requests/requests';
import { outcomesRead } from '../../store/writes/earlierWrites';
import { isStopped } from '../../store/writes/evidence';
import { endpoints } from '../api/endpoints';
import { blockedBy } from '../api/failures';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { confirmAccount } from '../payments/engine/confirmAccount';
import { withPaymentLock } from '../payments/engine/withPaymentLock';
import { findOutcomes } from '../writes/findOutcomes';
import { DONE, idempotentCall, type Judgement } from '../writes/idempotentCall';
import { removePendingWrites } from '../writes/pendingWrites';
import { durableRecords } from '../writes/writeRecords';

export const packChangesDomain: Domain = {
  name: 'packChanges',
  reducer: packChangesReducer,
  *saga() {
    yield* leading(removePack, remove);
    yield* leading(cancelForRefund, cancel);
    yield* takeEvery([removePack.succeeded, cancelForRefund.succeeded], reloadPacksAndBalance);
    yield* takeEvery([removePack.failed, cancelForRefund.failed], function* ({ payload }) {
      if (!wasNeverSent(payload)) yield* reloadPacksAndBalance();
    });
    yield* takeEvery(loadActivePacks.succeeded, settleRemovalFromPacks);
    yield* takeEvery(outcomesRead, reloadWhenEnded);
    yield* findOutcomes(REFUNDS);
    // The packs may have been loaded before this domain.
    if ((yield* select(selectAllPacks)) !== null) yield* settleRemovalFromPacks();
  },
};

const remove = (removal: RequestOf<'removePack'>) =>
  idempotentCall(endpoints.removePack, removal, durableRecords, {
    judge: (result) => judgeChange(result, removal.productid),
  });

/** A refund moves money, so it is sent only for the account that this page shows and while no other tab pays. */
const cancel = (refund: RequestOf<'cancelForRefund'>) => {
  const { productid, stbno = '', amount } = refund;
  const pack = { productid, stbno };
  return withPaymentLock(() =>
    idempotentCall(endpoints.cancelForRefund, refund, durableRecords, {
      expectedChange: { amount: paiseOf(amount ?? '') ?? NO_MONEY, packs: [pack] },
      beforeSending: confirmAccount,
      judge: (result) => judgeChange(result, productid),
      confirm: ({ packs }) => {
        // The pack may have been cancelled in another tab or on another device after this page was loaded.
        if (packs && isStopped(packs, pack)) throw blockedBy('NO_REFUND');
      },
    }),
  );
};

/**
 * Done if the result is for this pack and reports no failure; otherwise the outcome is unknown. Documented error codes
 * do not reach this function: `store/writes/outcome.ts` has already made them a refusal.
 */
const judgeChange = (result: PackResult, productid: string): Judgement => {
  const isDone = result.productid === productid && !isPackFailure(result);
  return isDone ? DONE : { outcome: 'unknown', sentence: result.error };
};

/**
 * Whether the change failed because the network or the payload was missing. After any other failure the packs are
 * loaded again, because they may have changed, for example in another tab before a refusal by the portal (NO_REFUND).
 */
const wasNeverSent = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'payloadMissing';

/** Loads the packs, and the balance that a refund is paid to. */
function* reloadPacksAndBalance(): SagaGenerator<void> {
  yield* put(requestAllPacks());
  yield* put(loadSubscriber.requested());
}

/** The loaded packs show what happened to a removal. */
function* settleRemovalFromPacks(): SagaGenerator<void> {
  if (yield* select(selectIsChanging)) return;
  yield* removePendingWrites('removePack');
}

function* reloadWhenEnded({ payload }: ReturnType<typeof outcomesRead>): SagaGenerator<void> {
  const hasRefundEnded = payload.outcomes.some(
    ({ call, key }) => call === 'cancelForRefund' && payload.ended.includes(key),
  );
  if (hasRefundEnded) yield* reloadPacksAndBalance();
}
