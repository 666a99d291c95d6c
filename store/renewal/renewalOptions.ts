import { compareDates, momentInIndia } from '../core/values/dates';
import { isCurrent, packKey } from '../packs/packList';
import { isMarkedForRemoval, mayBeRenewed } from '../packs/packs';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';

/** One that ended long ago is offered only where the operator itself says that it can be renewed. */
const isOffered = (pack: Pack): boolean =>
  isCurrent(pack) || (mayBeRenewed(pack) && !isCancelled(pack));

export interface RenewalOptions {
  /** The operator would renew them today, or does not say. */
  readonly ready: readonly Pack[];
  /** The operator would refuse them today; each has the day from which it may be renewed, if known. */
  readonly later: readonly Pack[];
  /**
   * The boxes to choose one from, where two have the same product: one renewal then can be about one
   * box only. Empty when everything fits into one renewal.
   */
  readonly boxes: readonly string[];
}

export const renewalOptionsOf = (packs: readonly Pack[]): RenewalOptions => {
  const offered = packs.filter(isOffered);
  // One without its box may be listed once for each: a renewal never holds a product twice.
  const keys = offered.map(packKey);
  const current = offered.filter((pack, at) => keys.indexOf(packKey(pack)) === at);
  const ready = current.filter(mayBeRenewed);
  const products = current.map(({ productid }) => productid);
  const isOnSeveralBoxes = new Set(products).size < products.length;
  return {
    ready,
    later: current
      .filter((pack) => !mayBeRenewed(pack))
      .sort((one, other) => compareDates(one.renewablefrom, other.renewablefrom)),
    boxes: isOnSeveralBoxes ? [...new Set(ready.map(({ stbno }) => stbno))] : [],
  };
};

/**
 * The first of these packs if all of them end on the same day; null if they end on several days or on an unknown one.
 */
export const packOfCommonEnd = (packs: readonly Pack[]): Pack | null => {
  const days = new Set(packs.map(({ expirydate }) => momentInIndia(expirydate).day));
  const [first] = packs;
  return first && days.size === 1 && !days.has('') ? first : null;
};

export interface DueDay {
  /** "2026-12-24" */
  readonly day: string;
  readonly packs: readonly Pack[];
}

/** The days on which packs end from today on, each with its packs. `today` is an Indian day. */
export const dueDaysOf = (packs: readonly Pack[], today: string): readonly DueDay[] => {
  const dated = packs
    .filter((pack) => isOffered(pack) && !isMarkedForRemoval(pack))
    .map((pack) => ({ pack, day: momentInIndia(pack.expirydate).day }))
    .filter(({ day }) => day !== '' && day >= today);
  return [...new Set(dated.map(({ day }) => day))].sort().map((day) => ({
    day,
    packs: dated.filter((one) => one.day === day).map(({ pack }) => pack),
  }));
};
