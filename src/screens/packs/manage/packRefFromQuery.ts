import type { PackRef } from '../../../../store/packs/packList';

/** The pack that the query of an address names (`packPath`); null if it names none. */
export const packRefFromQuery = (query: URLSearchParams): PackRef | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};
