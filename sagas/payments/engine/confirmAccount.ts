import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { loadSubscriber } from '../../../store/account/subscriber';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { blockedBy, FailureError } from '../../api/failures';
import { readSubscriber } from '../../api/readSubscriber';

/**
 * Asks the operator, before money moves, whose session this browser has. If the session is another subscriber's, the
 * session of this page ends (`readSubscriber`), which cancels the payment. A payment without a login has no account
 * to confirm.
 *
 * @throws FailureError of the kind `unreachable`, or ACCOUNT_UNCONFIRMED: nothing was paid.
 */
export function* confirmAccount(): SagaGenerator<void> {
  if (!(yield* select(selectIsLoggedIn))) return;
  try {
    yield* put(loadSubscriber.succeeded(yield* call(readSubscriber)));
  } catch (error) {
    // Only this read has failed; the payment was not sent.
    if (!(error instanceof FailureError)) throw error;
    if (error.failure.kind === 'unreachable') throw error;
    throw blockedBy('ACCOUNT_UNCONFIRMED');
  }
}
