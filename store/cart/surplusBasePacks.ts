import { isPackRunning } from '../packs/packList';
import { isMarkedForRemoval } from '../packs/packs';
import type { Pack } from '../wire/entities/packs/packs';
import type { ShownLine } from './cart';

export const isBasePack = ({ producttype }: { readonly producttype: string }): boolean =>
  producttype === 'BASE';

/** The base packs that a box would have after the payment. A box needs only one. */
export interface BasePacks {
  readonly stbno: string;
  readonly inCart: readonly ShownLine[];
  /** Base packs that already run on the box and will continue. */
  readonly running: readonly Pack[];
  readonly count: number;
}

/** `packs` are the packs of the household. */
export const basePacksOf = (
  stbno: string,
  lines: readonly ShownLine[],
  packs: readonly Pack[],
): BasePacks => {
  const inCart = lines.filter(
    (line) => line.stbno === stbno && isBasePack(line) && line.pending !== 'removing',
  );
  const running = packs.filter(
    (pack) =>
      pack.stbno === stbno && isBasePack(pack) && isPackRunning(pack) && !isMarkedForRemoval(pack),
  );
  return { stbno, inCart, running, count: inCart.length + running.length };
};

/** The boxes with a base pack in the cart and more than one base pack in all, running ones included. */
export const surplusBasePacks = (
  lines: readonly ShownLine[],
  packs: readonly Pack[],
): readonly BasePacks[] =>
  [...new Set(lines.map(({ stbno }) => stbno))]
    .map((stbno) => basePacksOf(stbno, lines, packs))
    .filter(({ inCart, count }) => inCart.length > 0 && count > 1);
