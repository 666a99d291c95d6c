import { callApi } from '../../../sagas/api/callApi';
import { endpoints } from '../../../sagas/api/endpoints';
import type { Domain } from '../../../sagas/core/domain';
import { latest, leading } from '../../../sagas/core/runFlow';
import { idempotentCall } from '../../../sagas/writes/idempotentCall';
import { addToCart, cartReducer, loadCart } from './cartStore';

export const cartDomain: Domain = {
  name: 'cart',
  reducer: cartReducer,
  *saga() {
    yield* latest(loadCart, () => callApi(endpoints.cart, undefined));
    yield* leading(addToCart, (addition) => idempotentCall(endpoints.addToCart, addition));
  },
};
