import { packRefOf, type PackRef } from '../../../../store/packs/packList';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { HOME } from '../../../app/guard';

/** One documented address; which pack is looked at stands in its query. */
export const MY_PACKS = `${HOME}/mypacks`;
export const RENEW = `${MY_PACKS}/renew`;
export const ADD_PACKS = `${HOME}/addpacks`;
/** The same channels for less: a view of the screen that adds packs. */
export const SAVE = `${ADD_PACKS}?view=save`;
export const HISTORY = `${HOME}/myprofile/transaction`;

export const packPath = (pack: Pack): string => {
  const { productid, ending, since } = packRefOf(pack);
  const query = new URLSearchParams({
    pack: productid,
    ...(ending !== '' && { box: ending }),
    ...(since !== '' && { since }),
  });
  return `${MY_PACKS}?${query.toString()}`;
};

export const packRefFromQuery = (query: URLSearchParams): PackRef | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};
