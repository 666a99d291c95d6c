import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { loadSubscriber } from '../../../store/account/subscriber';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { blockedBy, FailureError } from '../../api/failures';
import { readSubscriber } from '../../api/readSubscriber';

/**
 * Before money leaves, the operator says whose session this browser has. Another subscriber's ends this page's
 * session (`readSubscriber`), which cancels the press. A payment without a login has no account to confirm.
 *
 * @throws FailureError of the kind `unreachable`, or ACCOUNT_UNCONFIRMED: this press has paid nothing.
 */
export function* confirmAccount(): SagaGenerator<void> {
  if (!(yield* select(selectIsLoggedIn))) return;
  try {
    yield* put(loadSubscriber.succeeded(yield* call(readSubscriber)));
  } catch (error) {
    // A read has failed, so nothing was written yet.
    if (!(error instanceof FailureError)) throw error;
    if (error.failure.kind === 'unreachable') throw error;
    throw blockedBy('ACCOUNT_UNCONFIRMED');
  }
}
