/** Comes right after the screen, which needs none of it to be read. */
export const loadMore = async () =>
  (await import(/* webpackChunkName: "transactions-more" */ './more')).more;
