import type { PackName } from '../../../../store/packs/packList';

/** The pack that the query of an address names (`packPath`); null for the list of all. */
export const packNameIn = (query: URLSearchParams): PackName | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};
