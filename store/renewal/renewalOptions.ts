import { compareDates, momentInIndia } from '../core/values/dates';
import { isCurrent, packKey } from '../packs/packList';
import { isMarkedForRemoval, mayBeRenewed } from '../packs/packs';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';

/** A pack that ended long ago is offered only if the operator itself says that it can be renewed. */
const isOffered = (pack: Pack): boolean =>
  isCurrent(pack) || (mayBeRenewed(pack) && !isCancelled(pack));

export interface RenewalOptions {
  /** Packs that the operator would renew today, and packs for which the operator does not say. */
  readonly ready: readonly Pack[];
  /** Packs that the operator would refuse today. Each has the day from which it may be renewed, if known. */
  readonly later: readonly Pack[];
  /**
   * The boxes with packs in `ready`, if any product is on several boxes; otherwise empty. The subscriber chooses one of
   * these boxes, because a request contains each product only once.
   */
  readonly boxes: readonly string[];
}

export const renewalOptionsOf = (packs: readonly Pack[]): RenewalOptions => {
  const offered = packs.filter(isOffered);
  // A pack without a box number may be listed once for each box, but a renewal never has a product twice.
  const keys = offered.map(packKey);
  const current = offered.filter((pack, at) => keys.indexOf(packKey(pack)) === at);
  const ready = current.filter(mayBeRenewed);
  const products = current.map(({ productid }) => productid);
  const isOnSeveralBoxes = new Set(products).size < products.length;
  return {
    ready,
    later: current
      .filter((pack) => !mayBeRenewed(pack))
      .sort((first, second) => compareDates(first.renewablefrom, second.renewablefrom)),
    boxes: isOnSeveralBoxes ? [...new Set(ready.map(({ stbno }) => stbno))] : [],
  };
};

/** The first of these packs if all end on the same day; null if their ends differ or an end is unknown. */
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

/** The days in India, from `today` on, on which packs end, and the packs that end on each of them. */
export const dueDaysOf = (packs: readonly Pack[], today: string): readonly DueDay[] => {
  const dated = packs
    .filter((pack) => isOffered(pack) && !isMarkedForRemoval(pack))
    .map((pack) => ({ pack, day: momentInIndia(pack.expirydate).day }))
    .filter(({ day }) => day !== '' && day >= today);
  return [...new Set(dated.map(({ day }) => day))].sort().map((day) => ({
    day,
    packs: dated.filter((entry) => entry.day === day).map(({ pack }) => pack),
  }));
};
