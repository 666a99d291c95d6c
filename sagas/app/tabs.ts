import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { readSlot } from '../../store/core/storage';
import {
  passwordForgotten,
  passwordSealed,
  type Sealed,
  selectSealed,
} from '../../store/identity/rememberedPassword';
import {
  loggedInElsewhere,
  loggedOutElsewhere,
  selectUser,
  type SessionUser,
} from '../../store/identity/session';
import { storageSlots } from '../../store/root/persist';
import { savedUser, storageChanges } from '../core/storageChanges';

const FOLLOWED = [storageSlots.session.key, storageSlots.rememberedPassword.key];

/**
 * Two tabs are one session: what one says of the saved user and the saved password, the others
 * follow. A page that the browser brings back from its back/forward cache looks first, before it
 * shows anybody's data.
 */
export function* tabsSaga(): SagaGenerator<void> {
  yield* takeEvery(storageChanges(...FOLLOWED), function* () {
    yield* followUser();
    yield* followPassword();
  });
}

function* followUser(): SagaGenerator<void> {
  const here = yield* select(selectUser);
  const saved = savedUser();
  if (here && saved?.customerid !== here.customerid) yield* put(loggedOutElsewhere());
  if (saved && !isSame(saved, here)) yield* put(loggedInElsewhere(saved));
}

/** The terms may have been accepted over there. */
const isSame = (saved: SessionUser, here: SessionUser | null): boolean =>
  saved.customerid === here?.customerid && saved.companyagreement === here.companyagreement;

/** A logout takes the saved password along, a full-screen error does not: the storage says which. */
function* followPassword(): SagaGenerator<void> {
  const here = yield* select(selectSealed);
  const saved = savedPassword();
  if (here && !saved) yield* put(passwordForgotten());
  if (saved && saved.data !== here?.data) yield* put(passwordSealed(saved));
}

const savedPassword = (): Sealed | null =>
  readSlot(storageSlots.rememberedPassword)?.sealed ?? null;
