import { lazyPart } from '../../../app/lazy/lazyPart';

/**
 * Payments that an earlier page left unfinished. A screen loads them at once where the browser keeps a journal of
 * payments, and last of all elsewhere, because a browser that was killed may have only a copy of the journal.
 */
export const UnfinishedPayments = lazyPart({
  id: 'unfinished-payments',
  load: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
});
