import { topUpReducer } from '../store/topUp';
import type { Domain } from './domain';

/** What is typed here is paid by the domain of payments. */
export const topUp: Domain = {
  name: 'topUp',
  reducer: topUpReducer,
  *saga() {
    // Nothing of its own to do.
  },
};
