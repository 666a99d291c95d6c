import { put, select } from 'typed-redux-saga';
import { loadSubscriber, subscriberReducer } from '../../store/account/subscriber';
import { selectStatus } from '../../store/core/flows';
import { readSubscriber } from '../api/readSubscriber';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const subscriberDomain: Domain = {
  name: 'subscriber',
  reducer: subscriberReducer,
  *saga() {
    // After the return from a bank's page, a payment may have requested the subscriber before this saga listened. This
    // saga then repeats the request.
    const isAwaited = (yield* select(selectStatus, loadSubscriber)) === 'running';
    yield* latest(loadSubscriber, readSubscriber);
    if (isAwaited) yield* put(loadSubscriber.requested());
  },
};
