import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  changePassword,
  compareChanges,
  fieldsOf,
  needsPassword,
  type PasswordChange,
  profileReducer,
  type ProfileSaving,
  type ProfileUpdate,
  updateSubscriber,
} from '../../store/account/profile';
import { loadSubscriber, selectUserInfo } from '../../store/account/subscriber';
import { passwordForgotten } from '../../store/identity/rememberedPassword';
import { selectSessionEpoch } from '../../store/identity/session';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import { checkOwner, readSubscriber } from '../api/readSubscriber';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import { removePendingWrites, restorePendingWrite } from '../writes/pendingWrites';
import { pageRecords, type WriteRecords } from '../writes/writeRecords';

export const profileDomain: Domain = {
  name: 'profile',
  reducer: profileReducer,
  *saga() {
    yield* leading(updateSubscriber, saveDetails);
    const records = pageRecords();
    yield* leading(changePassword, (change) => setPassword(records, change));
    yield* restorePendingWrite(UPDATE);
  },
};

const UPDATE = endpoints.updateSubscriber.name;

/**
 * Saves the changes and loads the subscriber again. The subscriber's data shows which changes the operator has made,
 * even if the answer was lost. If the subscriber cannot be loaded after a confirmed save, all changes count as saved.
 */
function* saveDetails({ changes, password }: ProfileUpdate): SagaGenerator<ProfileSaving> {
  if (needsPassword(changes)) yield* confirmPassword(password);
  const before = yield* select(selectUserInfo);
  try {
    yield* idempotentCall(endpoints.updateSubscriber, changes);
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    const subscriber = yield* call(readAgain);
    const comparison = subscriber && compareChanges(changes, { before, now: subscriber });
    if (!comparison || comparison.unchanged.length > 0) throw error;
    yield* removePendingWrites(UPDATE);
    return { ...comparison, unread: {} };
  }
  // An earlier save without an answer no longer matters, because this confirmed save came after it.
  yield* removePendingWrites(UPDATE);
  const subscriber = yield* call(readAgain);
  if (subscriber) return { ...compareChanges(changes, { before, now: subscriber }), unread: {} };
  return { changed: fieldsOf(changes), unchanged: [], unread: changes };
}

/**
 * Confirms a change with the password. A code cannot confirm a new number, because the operator sends codes only to the
 * number that it already has. The operator has no call that only checks a password, so the portal logs the subscriber
 * in again, which renews the session.
 *
 * @throws FailureError of the call `login` when the password is wrong.
 */
function* confirmPassword(password: string): SagaGenerator<void> {
  const { username, customerid } = (yield* select(selectUserInfo)) ?? {
    username: '',
    customerid: '',
  };
  const epoch = yield* select(selectSessionEpoch);
  yield* checkOwner(
    yield* callApi(endpoints.login, { username: username || customerid, password }),
    epoch,
  );
}

/**
 * A failed read does not fail the save. An earlier read that is still running is cancelled, because its answer may lack
 * the changes.
 */
function* readAgain() {
  yield* put(loadSubscriber.cancelled());
  try {
    const subscriber = yield* readSubscriber();
    yield* put(loadSubscriber.succeeded(subscriber));
    return subscriber;
  } catch (error) {
    yield* put(loadSubscriber.failed(toFailure(error)));
    return null;
  }
}

/**
 * Changes the password and deletes the old password that this device has saved for the login form. The record of the
 * write is kept in this page's memory only, because not even a fingerprint of a password may be stored. A retry of a
 * request that got no answer needs the same idempotency key: if the password has already been changed, the operator
 * would refuse the old one under another key.
 */
function* setPassword(
  records: WriteRecords,
  { password, newpassword }: PasswordChange,
): SagaGenerator<void> {
  yield* idempotentCall(endpoints.resetPassword, { password, newpassword }, records);
  yield* put(passwordForgotten());
}
