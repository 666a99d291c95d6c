import type { PackRef } from '../../../../store/packs/packList';

/** The pack named in the query of a URL that `packPath` made; null if the query names none. */
export const packRefFromQuery = (query: URLSearchParams): PackRef | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};
