import { loadSubscriber, subscriberReducer } from '../../store/account/subscriber';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const subscriberDomain: Domain = {
  name: 'subscriber',
  reducer: subscriberReducer,
  *saga() {
    yield* latest(loadSubscriber, () => callApi(endpoints.subscriber, undefined));
  },
};
