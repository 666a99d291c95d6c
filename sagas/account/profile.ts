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
import { isInDoubt, toFailure } from '../api/failures';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';

export const profileDomain: Domain = {
  name: 'profile',
  reducer: profileReducer,
  *saga() {
    yield* leading(updateSubscriber, saveDetails);
    yield* leading(changePassword, setPassword);
  },
};

/** Ends with the subscriber read again. A lost answer is made up for by what the operator has now. */
function* saveDetails(changes: ProfileChanges): SagaGenerator<ProfileChanges> {
  try {
    yield* callApi(endpoints.updateSubscriber, changes);
  } catch (error) {
    if (!isInDoubt(error)) throw error;
    const now = yield* call(readAgain);
    if (!now || !has(now, changes)) throw error;
    return changes;
  }
  yield* call(readAgain);
  return changes;
}

/** That the details are saved does not hang on whether they can be read. */
function* readAgain() {
  try {
    const subscriber = yield* callApi(endpoints.subscriber, undefined);
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
