import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { loadSubscriber, selectUserInfo } from '../../store/account/subscriber';
import { selectIsDevelopment } from '../../store/app/app';
import { readSlot, writeSlot } from '../../store/core/storage';
import { momentInIndia } from '../../store/core/values/dates';
import { selectCustomerId } from '../../store/identity/session';
import { type LastHome, lastHomeSlot } from '../../store/packs/lastHome';
import {
  lastHomeRead,
  loadActivePacks,
  packsReducer,
  selectActivePacks,
} from '../../store/packs/packs';
import { isPackFailure } from '../../store/wire/entities/packs/packStatus';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { savedUser } from '../core/storageChanges';

/**
 * At the start, shows the data that the home screen showed last, until the operator answers. From then on, saves the
 * data that the home screen shows. `sagas/app/clearStorage.ts` deletes the saved data with the session.
 */
function* lastHomeSaga(): SagaGenerator<void> {
  const saved = yield* savedLastHome();
  if (saved === null) writeSlot(lastHomeSlot, null);
  else yield* put(lastHomeRead(saved));
  const loadedAt: Record<string, number> = {};
  yield* takeEvery([loadActivePacks.succeeded, loadSubscriber.succeeded], function* ({ meta }) {
    loadedAt[meta.flow] = yield* call(Date.now);
    yield* saveLastHome(Math.min(...Object.values(loadedAt)));
  });
}

function* savedLastHome(): SagaGenerator<LastHome | null> {
  const saved = readSlot(lastHomeSlot);
  return saved?.customerid === (yield* select(selectCustomerId)) ? saved : null;
}

function* saveLastHome(at: number): SagaGenerator<void> {
  const packs = yield* select(selectActivePacks);
  const customerid = yield* select(selectCustomerId);
  // Sample data belongs to no subscriber, so it is not stored. After a logout in another tab nothing is stored.
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
    // The date is stored as a day in India, because `public/skeleton.js` cannot read the operator's date formats.
    packs: packs
      .filter((pack) => !isPackFailure(pack))
      .map((pack) => ({ ...pack, expirydate: momentInIndia(pack.expirydate).day })),
  };
  writeSlot(lastHomeSlot, home);
}

export const packsDomain: Domain = {
  name: 'packs',
  reducer: packsReducer,
  *saga() {
    yield* fork(lastHomeSaga);
    yield* latest(loadActivePacks, (query) => callApi(endpoints.activePacks, query));
  },
};
