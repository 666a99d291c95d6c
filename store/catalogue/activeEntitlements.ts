import { createSelector } from '@reduxjs/toolkit';
import { selectCart, selectCartLines, type ShownLine } from '../cart/cart';
import { selectChannelsByPack, selectChannelsByProduct } from './catalogueIndex';
import type { CartLine } from '../wire/entities/packs/cart';
import type { Channel } from '../wire/entities/packs/channels';
import type { Pack } from '../wire/entities/packs/packs';
import { selectActivePacks } from '../packs/packs';
import type { RootState } from '../core/rootReducer';

/** Why something need not be bought any more. */
export type Mark =
  | { readonly why: 'owned' }
  /** Part of a pack that the box has. */
  | { readonly why: 'inOwned'; readonly pack: string }
  | { readonly why: 'inCart'; readonly line: ShownLine }
  /** Part of a pack that is in the cart. */
  | { readonly why: 'inCartPack'; readonly pack: string };

/** What one box has and is about to have: of products by `productid`, of channels by `channelid`. */
export interface ActiveEntitlements {
  readonly products: ReadonlyMap<string, Mark>;
  readonly channels: ReadonlyMap<string, Mark>;
}

/** A pack without a box is broadband: it is for the household. */
const isFor =
  (box: string) =>
  ({ stbno }: { readonly stbno: string }): boolean =>
    stbno === '' || stbno === box;

/** A pack that has run out brings nothing any more, and may be bought again. */
const isRunning = ({ productstatus, daysleft }: Pack): boolean =>
  productstatus === 'ACTIVE' && (daysleft ?? 0) >= 0;

type Inside = ReadonlyMap<string, readonly Channel[]>;
type Alone = ReadonlyMap<string, Channel>;

const OWNED: Mark = { why: 'owned' };

/** What counts more is said later: a thing by itself more than as a part, what is there more than the cart. */
const holdingsOf = (
  packs: readonly Pack[],
  lines: readonly ShownLine[],
  inside: Inside,
  alone: Alone,
): ActiveEntitlements => {
  const products = new Map<string, Mark>();
  const channels = new Map<string, Mark>();
  const parts = (productid: string, mark: Mark) =>
    inside.get(productid)?.forEach(({ channelid }) => channels.set(channelid, mark));
  const itself = (productid: string, mark: Mark) => {
    products.set(productid, mark);
    const single = alone.get(productid);
    if (single) channels.set(single.channelid, mark);
  };
  for (const { productid, productname } of lines)
    parts(productid, { why: 'inCartPack', pack: productname });
  for (const { productid, productname } of packs)
    parts(productid, { why: 'inOwned', pack: productname });
  for (const line of lines) itself(line.productid, { why: 'inCart', line });
  for (const { productid } of packs) itself(productid, OWNED);
  return { products, channels };
};

const selectBox = (_: RootState, stbno: string): string => stbno;

/** What the chosen box has, what it gets with the cart, and through which pack. */
export const selectActiveEntitlements: (state: RootState, stbno: string) => ActiveEntitlements =
  createSelector(
    [selectActivePacks, selectCartLines, selectChannelsByPack, selectChannelsByProduct, selectBox],
    (packs, lines, inside, alone, box) =>
      holdingsOf(
        (packs ?? []).filter(isRunning).filter(isFor(box)),
        lines.filter(({ pending }) => pending !== 'removing').filter(isFor(box)),
        inside,
        alone,
      ),
  );

/** The operator's own line of what is shown; null while it is still on its way. */
export const selectCartLine = (state: RootState, cartitemid: string): CartLine | null =>
  selectCart(state)?.cartdetails.find((line) => line.cartitemid === cartitemid) ?? null;
