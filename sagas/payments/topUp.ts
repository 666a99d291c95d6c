import { topUpReducer } from '../../store/payments/topUp';
import type { Domain } from '../core/domain';

/** What is typed here is paid by the domain of payments. */
export const topUpDomain: Domain = {
  name: 'topUp',
  reducer: topUpReducer,
  *saga() {
    // Nothing of its own to do.
  },
};
