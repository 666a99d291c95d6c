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
 * Loads the subscriber's record again after saving, because the record shows what has changed even when the answer
 * was lost. When the record cannot be loaded, the operator's confirmation counts.
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
  // This save has overwritten whatever an earlier attempt may have saved.
  yield* removePendingWrites(UPDATE);
  const subscriber = yield* call(readAgain);
  if (subscriber) return { ...compareChanges(changes, { before, now: subscriber }), unread: {} };
  return { changed: fieldsOf(changes), unchanged: [], unread: changes };
}

/**
 * Confirms a change with the password. A code cannot confirm a new number, because the operator sends codes only to
 * the number that it already has. No call checks a password, so this logs the subscriber in once more, which renews
 * the session.
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

/** A failed read does not fail the save. */
function* readAgain() {
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
 * Changes the password, then forgets the one that this device saved, because that password is no longer valid and
 * must not prefill the next login. The idempotency key is kept in this page's memory only, because not even a
 * fingerprint of a password may be stored. If the change were sent again with another key, the operator would refuse
 * the old password as wrong.
 */
function* setPassword(
  records: WriteRecords,
  { password, newpassword }: PasswordChange,
): SagaGenerator<void> {
  yield* idempotentCall(endpoints.resetPassword, { password, newpassword }, records);
  yield* put(passwordForgotten());
}
