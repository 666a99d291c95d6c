const USUAL_SIZE = 50;

/** One page of a list, counted from 1. A page with fewer items than its size is the last. */
export const pageOfItems = <Item>(
  items: readonly Item[],
  {
    page,
    pagesize = USUAL_SIZE,
  }: { readonly page: number; readonly pagesize?: number | undefined },
): Item[] => items.slice((page - 1) * pagesize, page * pagesize);

/** The limit and the offset for a query that selects its page itself. */
export const pageLimit = ({
  page,
  pagesize = USUAL_SIZE,
}: {
  readonly page: number;
  readonly pagesize?: number | undefined;
}) => ({ limit: pagesize, offset: (page - 1) * pagesize });
