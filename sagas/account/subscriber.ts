import { loadSubscriber, subscriberReducer } from '../../store/account/subscriber';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { readSubscriber } from './readSubscriber';

export const subscriberDomain: Domain = {
  name: 'subscriber',
  reducer: subscriberReducer,
  *saga() {
    yield* latest(loadSubscriber, readSubscriber);
  },
};
