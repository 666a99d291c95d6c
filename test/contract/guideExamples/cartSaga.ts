import { addToCart, cartReducer, loadCart } from './cartStore';
import { callApi } from '../../../sagas/api/callApi';
import { endpoints } from '../../../sagas/api/endpoints';
import type { Domain } from '../../../sagas/domain';
import { latest, leading } from '../../../sagas/runFlow';

export const cart: Domain = {
  name: 'cart',
  reducer: cartReducer,
  *saga() {
    yield* latest(loadCart, () => callApi(endpoints.cart, undefined));
    yield* leading(addToCart, (addition) => callApi(endpoints.addToCart, addition));
  },
};
