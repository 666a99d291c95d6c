import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { loadSubscriber, selectUserInfo } from '../../store/account/subscriber';
import { selectIsDevelopment } from '../../store/app/app';
import { keep, readKept } from '../../store/core/storage';
import { selectCustomerId } from '../../store/identity/session';
import { lastHomeSlot, type LastHome } from '../../store/packs/lastHome';
import { isPackFailure } from '../../store/wire/entities/packs/packStatus';
import { lastHomeRead, loadActivePacks, selectActivePacks } from '../../store/packs/packs';
import { savedUser } from '../core/savedUser';

/**
 * Keeps what the home screen shows, and reads it when the packs of a start cannot be loaded.
 * `sagas/app/clearStorage.ts` deletes it with the session.
 */
export function* lastHomeSaga(): SagaGenerator<void> {
  if ((yield* ownLastHome()) === null) keep(lastHomeSlot, null);
  yield* takeEvery(loadActivePacks.failed, function* () {
    const kept = yield* ownLastHome();
    if (kept && (yield* select(selectActivePacks)) === null) yield* put(lastHomeRead(kept));
  });
  const saidAt: Record<string, number> = {};
  yield* takeEvery([loadActivePacks.succeeded, loadSubscriber.succeeded], function* ({ meta }) {
    saidAt[meta.flow] = yield* call(Date.now);
    yield* keepHome(Math.min(...Object.values(saidAt)));
  });
}

function* ownLastHome(): SagaGenerator<LastHome | null> {
  const kept = readKept(lastHomeSlot) as LastHome | null; // readKept checked the shape
  return kept?.customerid === (yield* select(selectCustomerId)) ? kept : null;
}

function* keepHome(at: number): SagaGenerator<void> {
  const packs = yield* select(selectActivePacks);
  const customerid = yield* select(selectCustomerId);
  // A sample is no subscriber's. After a logout in another tab this page's answers are late.
  if (
    packs === null ||
    (yield* select(selectIsDevelopment)) ||
    savedUser()?.customerid !== customerid
  )
    return;
  const home: LastHome = {
    customerid,
    at,
    balance: (yield* select(selectUserInfo))?.balance ?? null,
    packs: packs.filter((pack) => !isPackFailure(pack)),
  };
  keep(lastHomeSlot, home);
}
