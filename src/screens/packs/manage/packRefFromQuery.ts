import type { PackRef } from '../../../../store/packs/packList';

/** The pack in the query of an address (`packPath`); null if there is none. */
export const packRefFromQuery = (query: URLSearchParams): PackRef | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};
