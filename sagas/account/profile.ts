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
 * Ends with the subscriber read again, which decides what has changed, also when the answer was lost. When it cannot
 * be read, the operator's yes counts.
 */
function* saveDetails({ changes, password }: ProfileUpdate): SagaGenerator<ProfileSaving> {
  if (needsPassword(changes)) yield* confirmPassword(password);
  const before = yield* select(selectUserInfo);
  try {
    yield* idempotentCall(endpoints.updateSubscriber, changes);
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    const now = yield* call(readAgain);
    const found = now && compareChanges(changes, { before, now });
    if (!found || found.unchanged.length > 0) throw error;
    yield* removePendingWrites(UPDATE);
    return { ...found, unread: {} };
  }
  // What is saved now has replaced whatever an earlier sending may have saved.
  yield* removePendingWrites(UPDATE);
  const now = yield* call(readAgain);
  if (now) return { ...compareChanges(changes, { before, now }), unread: {} };
  return { changed: fieldsOf(changes), unchanged: [], unread: changes };
}

/**
 * The operator sends codes only to the number that an account already has, so a new number cannot be confirmed by
 * a code. No call checks a password either: the subscriber is logged in once more, which renews the session.
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

/** That the details are saved does not hang on whether they can be read. */
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
 * What this device remembered opens nothing any more, and must not prefill the next login. Sent again, the old
 * password would be refused as wrong, unless the operator honours the key of the first sending. That key is written
 * down in this page alone, because not even a fingerprint of a password may be in the storage.
 */
function* setPassword(
  records: WriteRecords,
  { password, newpassword }: PasswordChange,
): SagaGenerator<void> {
  yield* idempotentCall(endpoints.resetPassword, { password, newpassword }, records);
  yield* put(passwordForgotten());
}
