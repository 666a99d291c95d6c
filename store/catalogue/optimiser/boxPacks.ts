import { isBasePack } from '../../cart/surplusBasePacks';
import type { Paise } from '../../core/values/money';
import { monthsOfPeriod } from '../../packs/chargePeriods';
import { isBroadband } from '../../packs/packList';
import { isMarkedForRemoval } from '../../packs/packs';
import type { Channel } from '../../wire/entities/packs/channels';
import type { AvailablePack, Pack } from '../../wire/entities/packs/packs';
import { packStatusOf } from '../../wire/entities/packs/packStatus';

/** What the optimiser needs to know about a pack on sale. All prices are of one kind: with tax, or before tax. */
type SoldPack = Pick<
  AvailablePack,
  'productid' | 'productname' | 'producttype' | 'price' | 'chargeperiod' | 'channelcount'
>;
export type SoldChannel = Pick<
  Channel,
  'channelid' | 'productid' | 'channelname' | 'lcn' | 'hd' | 'pay' | 'price' | 'bouquets'
>;

/** The catalogue, looked up by id. */
export interface CatalogueLookup {
  readonly packs: ReadonlyMap<string, SoldPack>;
  readonly channels: ReadonlyMap<string, SoldChannel>;
  /** The channels of each product: those of a pack, or the one channel that is sold alone under this id. */
  readonly channelsByProduct: ReadonlyMap<string, readonly string[]>;
}

/** A pack that is running on a box. */
interface OwnPack {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  readonly expirydate: string;
  /** The price of a month. Null when the operator gives no price. */
  readonly price: Paise | null;
  /** Ids of its paid channels; free-to-air channels do not affect the price. */
  readonly channels: readonly string[];
}
interface ChangeablePack extends OwnPack {
  readonly price: Paise;
}

/** The running packs of one box, grouped by what the search may do with them. */
export interface BoxPacks {
  readonly stbno: string;
  readonly changeable: readonly ChangeablePack[];
  /** Never replaced: the base pack, and packs whose price or channels are not fully known. */
  readonly fixed: readonly OwnPack[];
  /** These end with their term, because the subscriber has removed them. */
  readonly leaving: readonly OwnPack[];
}

export const catalogueLookupOf = (
  packs: readonly SoldPack[],
  channels: readonly SoldChannel[],
): CatalogueLookup => {
  const channelsByProduct = new Map<string, string[]>();
  for (const { channelid, productid, bouquets } of channels)
    for (const product of productid === '' ? bouquets : [productid, ...bouquets]) {
      const channelIds = channelsByProduct.get(product);
      if (channelIds) channelIds.push(channelid);
      else channelsByProduct.set(product, [channelid]);
    }
  return {
    packs: new Map(packs.map((pack) => [pack.productid, pack])),
    channels: new Map(channels.map((channel) => [channel.channelid, channel])),
    channelsByProduct,
  };
};

/** A channel is free to air only if it is not a pay channel and the operator also gives a price of 0. */
export const isFreeToAir = ({ pay, price }: Pick<SoldChannel, 'pay' | 'price'>): boolean =>
  !pay && price === 0;

/** The price of a month; null when unknown. For a longer term, the price per month is rounded down to whole paise. */
export const monthlyPrice = ({
  price,
  chargeperiod,
}: Pick<SoldPack, 'price' | 'chargeperiod'>): Paise | null => {
  const months = chargeperiod === '' ? 1 : monthsOfPeriod(chargeperiod);
  return price === null || months === null ? null : (Math.floor(price / months) as Paise); // rounded to whole paise
};

/** The ids of a product's channels that are not free to air. */
export const paidChannelsOf = (
  { channelsByProduct, channels }: CatalogueLookup,
  productid: string,
): readonly string[] =>
  (channelsByProduct.get(productid) ?? []).filter((id) => {
    const channel = channels.get(id);
    return channel !== undefined && !isFreeToAir(channel);
  });

export const boxPacksOf = (
  lookup: CatalogueLookup,
  packs: readonly Pack[],
  stbno: string,
): BoxPacks => {
  const running = packs.filter((pack) => isRunning(pack) && pack.stbno === stbno);
  const remaining = running.filter((pack) => !isMarkedForRemoval(pack));
  const changeable = remaining.flatMap((pack) => {
    const own = toOwnPack(lookup, pack);
    return own.price !== null && isReplaceable(lookup, pack) ? [{ ...own, price: own.price }] : [];
  });
  const changing = new Set(changeable.map(({ productid }) => productid));
  const fixed = remaining.filter(({ productid }) => !changing.has(productid));
  return {
    stbno,
    changeable,
    fixed: fixed.map((pack) => toOwnPack(lookup, pack)),
    leaving: running.filter(isMarkedForRemoval).map((pack) => toOwnPack(lookup, pack)),
  };
};

/** The names of the packs that are never replaced, as one text. */
export const namesOfFixed = ({ fixed, leaving }: Pick<BoxPacks, 'fixed' | 'leaving'>): string =>
  [...fixed, ...leaving].map(({ productname }) => productname).join(', ');

/** Television only: broadband has no box. */
export const isRunning = (pack: Pack): boolean =>
  packStatusOf(pack) === 'ACTIVE' && !isBroadband(pack) && pack.stbno !== '';

/**
 * Takes the lower of the price paid and the catalogue price, so that the saving is never overstated. A higher price
 * paid includes a share of the network capacity fee, which any other mix has to pay too. A lower price paid includes a
 * discount for a longer term, which a new pack would not have.
 */
const toOwnPack = (lookup: CatalogueLookup, pack: Pack): OwnPack => {
  const sold = lookup.packs.get(pack.productid);
  const single = lookup.channelsByProduct.get(pack.productid)?.[0];
  const listed = sold
    ? monthlyPrice(sold)
    : pack.producttype === 'CHANNEL' && single !== undefined
      ? (lookup.channels.get(single)?.price ?? null)
      : null;
  const paid = monthlyPrice(pack);
  return {
    productid: pack.productid,
    productname: pack.productname,
    producttype: pack.producttype,
    expirydate: pack.expirydate,
    price: paid === null || listed === null ? paid : (Math.min(paid, listed) as Paise), // one of the two
    channels: paidChannelsOf(lookup, pack.productid),
  };
};

/**
 * A base pack is never replaced. Any other pack can be replaced if at least one of its channels is known. If the
 * operator counts the channels of the pack, at least that many must be known, because an unknown channel would be lost
 * unnoticed.
 */
const isReplaceable = ({ channelsByProduct }: CatalogueLookup, pack: Pack): boolean => {
  const { productid, channelcount } = pack;
  const knownCount = channelsByProduct.get(productid)?.length ?? 0;
  return !isBasePack(pack) && knownCount > 0 && knownCount >= (channelcount ?? 0);
};
