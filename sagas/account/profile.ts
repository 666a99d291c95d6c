import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  changePassword,
  hasChanges,
  needsPassword,
  type PasswordChange,
  type ProfileChanges,
  profileReducer,
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

/** Ends with the subscriber read again. A lost answer is made up for by what the operator has now. */
function* saveDetails({ changes, password }: ProfileUpdate): SagaGenerator<ProfileChanges> {
  if (needsPassword(changes)) yield* confirmPassword(password);
  try {
    yield* idempotentCall(endpoints.updateSubscriber, changes);
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    const now = yield* call(readAgain);
    if (!now || !hasChanges(now, changes)) throw error;
    yield* removePendingWrites(UPDATE);
    return changes;
  }
  // What is saved now has replaced whatever an earlier sending may have saved.
  yield* removePendingWrites(UPDATE);
  yield* call(readAgain);
  return changes;
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
