import { lazyPart } from '../../../../app/lazy/lazyPart';
import type { ReceiptSource } from './receiptSource';

/** Loaded after the result itself: a result without its receipt is still true. */
export const ReceiptActions = lazyPart<{ readonly source: ReceiptSource }>({
  id: 'payment-receipt',
  load: async () =>
    (await import(/* webpackChunkName: "receipt" */ './ReceiptActions')).ReceiptActions,
});
