import { lazyPart } from '../../../app/lazy/lazyPart';
import type { UnfinishedPaymentsProps } from './UnfinishedPayments';

/**
 * Payments that an earlier page left unfinished. The dashboard renders them at once if localStorage has the journal.
 * Otherwise it renders them last, because after a crash the journal may exist only as its IndexedDB copy.
 */
export const UnfinishedPayments = lazyPart<UnfinishedPaymentsProps>({
  id: 'unfinished-payments',
  load: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
});
