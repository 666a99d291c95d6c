import { isPackRunning } from '../packs/packList';
import { isMarkedForRemoval } from '../packs/packs';
import type { Pack } from '../wire/entities/packs/packs';
import type { ShownLine } from './cart';

export const isBasePack = ({ producttype }: { readonly producttype: string }): boolean =>
  producttype.toUpperCase() === 'BASE';

/** A box that would have several base packs after the payment: it needs one. */
export interface SurplusBases {
  readonly stbno: string;
  /** One at least. */
  readonly inCart: readonly ShownLine[];
  /** What runs on the box already and goes on. */
  readonly running: readonly Pack[];
}

/** The boxes for which the cart is questioned; `packs` are those of the household. */
export const surplusBasePacks = (
  lines: readonly ShownLine[],
  packs: readonly Pack[],
): readonly SurplusBases[] => {
  const wanted = lines.filter((line) => isBasePack(line) && line.pending !== 'removing');
  const owned = packs.filter(
    (pack) => isBasePack(pack) && isPackRunning(pack) && !isMarkedForRemoval(pack),
  );
  return [...new Set(wanted.map(({ stbno }) => stbno))]
    .map((stbno) => ({
      stbno,
      inCart: wanted.filter((line) => line.stbno === stbno),
      running: owned.filter((pack) => pack.stbno === stbno),
    }))
    .filter(({ inCart, running }) => inCart.length + running.length > 1);
};
