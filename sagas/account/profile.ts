import { call, put, type SagaGenerator } from 'typed-redux-saga';
import {
  changePassword,
  has,
  profileReducer,
  updateSubscriber,
  type ProfileChanges,
  type PasswordChange,
} from '../../store/account/profile';
import { passwordForgotten } from '../../store/identity/rememberedPassword';
import { loadSubscriber } from '../../store/account/subscriber';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import type { Domain } from '../core/domain';
import { readSubscriber } from './readSubscriber';
import { leading } from '../core/runFlow';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { idempotentCall } from '../writes/idempotentCall';
import { forgetPendingWrites, restorePendingWrite } from '../writes/pendingWrites';

export const profileDomain: Domain = {
  name: 'profile',
  reducer: profileReducer,
  *saga() {
    yield* leading(updateSubscriber, saveDetails);
    yield* leading(changePassword, setPassword);
    yield* restorePendingWrite(UPDATE);
  },
};

const UPDATE = endpoints.updateSubscriber.name;

/** Ends with the subscriber read again. A lost answer is made up for by what the operator has now. */
function* saveDetails(changes: ProfileChanges): SagaGenerator<ProfileChanges> {
  try {
    yield* idempotentCall(endpoints.updateSubscriber, changes);
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    const now = yield* call(readAgain);
    if (!now || !has(now, changes)) throw error;
    yield* forgetPendingWrites(UPDATE);
    return changes;
  }
  // What is saved now has replaced whatever an earlier sending may have saved.
  yield* forgetPendingWrites(UPDATE);
  yield* call(readAgain);
  return changes;
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

/** What this device remembered opens nothing any more, and must not prefill the next login. */
function* setPassword({ password, newpassword }: PasswordChange): SagaGenerator<void> {
  yield* callApi(endpoints.resetPassword, { password, newpassword });
  yield* put(passwordForgotten());
}
