import { lazyPart } from '../../../app/lazy/lazyPart';

/**
 * Payments that an earlier page left unfinished. A screen loads them at once if the browser has a journal of payments.
 * Otherwise the screen loads them last, because a browser that was killed may have only the copy of the journal.
 */
export const UnfinishedPayments = lazyPart({
  id: 'unfinished-payments',
  load: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
});
