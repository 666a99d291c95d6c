import { loadSubscriber, subscriberReducer } from '../store/subscriber';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { latest } from './runFlow';

export const subscriber: Domain = {
  name: 'subscriber',
  reducer: subscriberReducer,
  *saga() {
    yield* latest(loadSubscriber, () => callApi(endpoints.subscriber, undefined));
  },
};
