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
 * All tabs share one session: a tab follows what the others change in the saved user and the saved password. A page
 * that the browser restores from its back/forward cache checks both before it shows any data.
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

/** The terms may have been accepted in the other tab. */
const isSame = (saved: SessionUser, here: SessionUser | null): boolean =>
  saved.customerid === here?.customerid && saved.companyagreement === here.companyagreement;

/**
 * A logout removes the saved password too, but a full-screen error does not. The storage shows which of the two has
 * happened in another tab.
 */
function* followPassword(): SagaGenerator<void> {
  const here = yield* select(selectSealed);
  const saved = savedPassword();
  if (here && !saved) yield* put(passwordForgotten());
  if (saved && saved.data !== here?.data) yield* put(passwordSealed(saved));
}

const savedPassword = (): Sealed | null =>
  readSlot(storageSlots.rememberedPassword)?.sealed ?? null;
