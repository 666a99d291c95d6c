import { lazyPart } from '../../../app/lazy/lazyPart';

/** The boxes of the subscriber, each with its refresh. */
export const BoxRefreshList = lazyPart({
  id: 'box-refresh-list',
  load: async () =>
    (await import(/* webpackChunkName: "box-refresh" */ './BoxRefreshList')).BoxRefreshList,
  needs: ['equipment'],
});
