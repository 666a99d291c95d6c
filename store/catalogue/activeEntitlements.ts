import { createSelector } from '@reduxjs/toolkit';
import { selectCart, selectCartLines, type ShownLine } from '../cart/cart';
import { isPackRunning } from '../packs/packList';
import { selectActivePacks } from '../packs/packs';
import type { CartLine } from '../wire/entities/packs/cart';
import type { Channel } from '../wire/entities/packs/channels';
import type { Pack } from '../wire/entities/packs/packs';
import type { WithCatalogue } from './catalogue';
import { selectChannelsByPack, selectChannelsByProduct } from './catalogueIndex';

/** Why a product or a channel need not be bought. */
export type Entitlement =
  | { readonly reason: 'owned' }
  /** Part of a pack that the box has. */
  | { readonly reason: 'inOwned'; readonly pack: string }
  | { readonly reason: 'inCart'; readonly line: ShownLine }
  /** Part of a pack that is in the cart. */
  | { readonly reason: 'inCartPack'; readonly pack: string };

/** Whether the box already has the product or channel, alone or in a pack. A product in the cart is not owned yet. */
export const isOwned = (entitlement: Entitlement | undefined): boolean =>
  entitlement?.reason === 'owned' || entitlement?.reason === 'inOwned';

/** What a box has, and will have once the cart is paid: products by `productid`, channels by `channelid`. */
interface ActiveEntitlements {
  readonly products: ReadonlyMap<string, Entitlement>;
  readonly channels: ReadonlyMap<string, Entitlement>;
}

/** A pack without a box (broadband) is for the whole household. */
const isForBox =
  (box: string) =>
  ({ stbno }: { readonly stbno: string }): boolean =>
    stbno === '' || stbno === box;

type WithEntitlements = WithCatalogue &
  Parameters<typeof selectActivePacks>[0] &
  Parameters<typeof selectCartLines>[0];

const OWNED: Entitlement = { reason: 'owned' };

/**
 * Later entries overwrite earlier ones. The order of precedence for a channel is: its own product on the box, its own
 * product in the cart, a pack on the box, a pack in the cart.
 */
const entitlementsOf = (
  packs: readonly Pack[],
  lines: readonly ShownLine[],
  channelsByPack: ReadonlyMap<string, readonly Channel[]>,
  channelsByProduct: ReadonlyMap<string, Channel>,
): ActiveEntitlements => {
  const products = new Map<string, Entitlement>();
  const channels = new Map<string, Entitlement>();
  const setIncludedChannels = (productid: string, entitlement: Entitlement) =>
    channelsByPack.get(productid)?.forEach(({ channelid }) => channels.set(channelid, entitlement));
  const setProduct = (productid: string, entitlement: Entitlement) => {
    products.set(productid, entitlement);
    const single = channelsByProduct.get(productid);
    if (single) channels.set(single.channelid, entitlement);
  };
  for (const { productid, productname } of lines)
    setIncludedChannels(productid, { reason: 'inCartPack', pack: productname });
  for (const { productid, productname } of packs)
    setIncludedChannels(productid, { reason: 'inOwned', pack: productname });
  for (const line of lines) setProduct(line.productid, { reason: 'inCart', line });
  for (const { productid } of packs) setProduct(productid, OWNED);
  return { products, channels };
};

const selectStbno = (_: WithEntitlements, stbno: string): string => stbno;

/** What the chosen box has and what the cart adds. The entry of a channel that is part of a pack names that pack. */
export const selectActiveEntitlements = createSelector(
  [selectActivePacks, selectCartLines, selectChannelsByPack, selectChannelsByProduct, selectStbno],
  (packs, lines, channelsByPack, channelsByProduct, box) =>
    entitlementsOf(
      // An expired pack brings no channels and may be bought again.
      (packs ?? []).filter(isPackRunning).filter(isForBox(box)),
      lines.filter(({ pending }) => pending !== 'removing').filter(isForBox(box)),
      channelsByPack,
      channelsByProduct,
    ),
);

/** The operator's cart line with this id; null for a shown line that is still being added. */
export const selectCartLine = (state: WithEntitlements, cartitemid: string): CartLine | null =>
  selectCart(state)?.cartdetails.find((line) => line.cartitemid === cartitemid) ?? null;
