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
 * All tabs share one session: a tab follows the changes of other tabs to the saved user and the saved password. A page
 * that returns from the back/forward cache reads both again, and so does a page that starts, because another tab may
 * have changed them since the state was rehydrated.
 */
export function* tabsSaga(): SagaGenerator<void> {
  yield* takeEvery(storageChanges(...FOLLOWED), followOthers);
  yield* followOthers();
}

function* followOthers(): SagaGenerator<void> {
  yield* followUser();
  yield* followPassword();
}

function* followUser(): SagaGenerator<void> {
  const here = yield* select(selectUser);
  const saved = savedUser();
  if (here && saved?.customerid !== here.customerid) yield* put(loggedOutElsewhere());
  if (saved && !isSame(saved, here)) yield* put(loggedInElsewhere(saved));
}

/** Compares `companyagreement` too, because the subscriber may have accepted the terms in another tab. */
const isSame = (saved: SessionUser, here: SessionUser | null): boolean =>
  saved.customerid === here?.customerid && saved.companyagreement === here.companyagreement;

/**
 * Follows the saved password in the storage. Another tab removes the password at a logout, but keeps it after a
 * full-screen error.
 */
function* followPassword(): SagaGenerator<void> {
  const here = yield* select(selectSealed);
  const saved = savedPassword();
  if (here && !saved) yield* put(passwordForgotten());
  if (saved && saved.data !== here?.data) yield* put(passwordSealed(saved));
}

const savedPassword = (): Sealed | null =>
  readSlot(storageSlots.rememberedPassword)?.sealed ?? null;
