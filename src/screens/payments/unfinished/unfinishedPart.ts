import type { ScreenRoute } from '../../../app/routes';

/**
 * What an earlier page left unpaid or unknown: comes at once where a journal of payments is kept, and
 * last of all elsewhere, for a browser that was killed may have nothing but its copy.
 */
export const unfinishedPart: ScreenRoute = {
  path: 'unfinished payments',
  screen: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
};
