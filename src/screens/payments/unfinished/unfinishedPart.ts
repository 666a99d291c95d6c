import { lazyPart } from '../../../app/lazy/lazyPart';

/**
 * What an earlier page left unpaid or unknown: loaded at once where a journal of payments is kept, and
 * last of all elsewhere, for a browser that was killed may have nothing but its copy.
 */
export const UnfinishedPayments = lazyPart({
  id: 'unfinished-payments',
  load: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
});
