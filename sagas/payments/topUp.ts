import { topUpReducer } from '../../store/payments/topUp';
import type { Domain } from '../core/domain';

/** The typed amount is paid by the payments domain. */
export const topUpDomain: Domain = {
  name: 'topUp',
  reducer: topUpReducer,
  *saga() {
    // The payments domain does the work.
  },
};
