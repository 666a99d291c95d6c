import { compareChannels } from '../../core/values/channelOrder';
import { type Paise, sumOf } from '../../core/values/money';
import type { BoxPacks, CatalogueLookup, SoldChannel } from './boxPacks';
import type { PackMix } from './cheapestMix';
import type { Problem } from './fewestChanges';

export type NamedChannel = Pick<SoldChannel, 'channelid' | 'channelname' | 'lcn' | 'hd'>;

interface PricedPack {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  /** The price of a month, with or without tax like all prices of the search (`OptimiserInput.isWithTax`). */
  readonly price: Paise;
}
interface RemovedPack extends PricedPack {
  /** The pack can be watched until this date. */
  readonly expirydate: string;
}
/** A pack to add, with the channels that it brings. Each channel is listed under one pack only. */
export interface AddedPack extends PricedPack {
  readonly channelcount: number;
  /** Required channels that the box has today, in packs that would be removed. */
  readonly keptChannels: readonly NamedChannel[];
  /** Required channels that the box does not have. */
  readonly addedChannels: readonly NamedChannel[];
  /** Channels that are neither required nor on the box now. */
  readonly extraChannels: readonly NamedChannel[];
}

/** What would change, and what it would cost. Amounts are for a month and cover only packs that can be replaced. */
export interface Saving {
  readonly stbno: string;
  readonly currentPrice: Paise;
  readonly newPrice: Paise;
  /** No mix costs less than this. */
  readonly lowerBound: Paise;
  readonly isCheapest: boolean;
  readonly requiredCount: number;
  readonly keptPacks: readonly PricedPack[];
  readonly removedPacks: readonly RemovedPack[];
  readonly addedPacks: readonly AddedPack[];
  /** Channels that the box would lose; none of them is required. */
  readonly lostChannels: readonly NamedChannel[];
  /** Required channels that nothing on sale has. */
  readonly unavailableChannels: readonly NamedChannel[];
}

/** Turns the mix into changes to this box. Keeps the current packs if they suffice and the mix is not cheaper. */
export const toSaving = (
  lookup: CatalogueLookup,
  boxPacks: BoxPacks,
  { required, offers }: Problem,
  mix: PackMix,
): Saving => {
  const currentPrice = sumOf(boxPacks.changeable.map(({ price }) => price));
  const currentChannels = new Set(boxPacks.changeable.flatMap(({ channels }) => channels));
  const missing = new Set(mix.unavailable);
  const hasAll = required.every((channel) => currentChannels.has(channel) || missing.has(channel));
  const keepsCurrentPacks = hasAll && currentPrice <= mix.total;
  const chosen = keepsCurrentPacks
    ? boxPacks.changeable.map(({ productid }) => productid)
    : mix.offers.map(({ id }) => id);
  const newPrice = keepsCurrentPacks ? currentPrice : mix.total;
  const lowerBound = Math.min(mix.lowerBound, newPrice) as Paise; // one of the two
  return {
    stbno: boxPacks.stbno,
    currentPrice,
    newPrice,
    lowerBound,
    isCheapest: lowerBound === newPrice,
    requiredCount: required.length,
    ...packChangesOf(lookup, boxPacks, new Set(chosen), { required, offers }),
    unavailableChannels: namedChannels(lookup, mix.unavailable),
  };
};

const packChangesOf = (
  lookup: CatalogueLookup,
  { changeable, fixed }: BoxPacks,
  chosen: ReadonlySet<string>,
  { required, offers }: Pick<Problem, 'required' | 'offers'>,
): Pick<Saving, 'keptPacks' | 'removedPacks' | 'addedPacks' | 'lostChannels'> => {
  const currentIds = new Set(changeable.map(({ productid }) => productid));
  const keptPacks = changeable.filter(({ productid }) => chosen.has(productid));
  const before = new Set([...changeable, ...fixed].flatMap(({ channels }) => channels));
  const after = new Set([...keptPacks, ...fixed].flatMap(({ channels }) => channels));
  const requiredIds = new Set(required);
  const named = (ids: readonly string[]) => namedChannels(lookup, ids);
  const addedPacks = offers
    .filter(({ id }) => chosen.has(id) && !currentIds.has(id))
    // Larger packs come first, so that a channel is listed under a single-channel product only if no added pack has it.
    .sort((first, second) => second.channels.length - first.channels.length)
    .map(({ id, price, channels }): AddedPack => {
      const fresh = channels.filter((channel) => !after.has(channel));
      fresh.forEach((channel) => after.add(channel));
      const needed = fresh.filter((channel) => requiredIds.has(channel));
      return {
        ...productNameOf(lookup, id),
        price,
        channelcount: channels.length,
        keptChannels: named(needed.filter((channel) => before.has(channel))),
        addedChannels: named(needed.filter((channel) => !before.has(channel))),
        extraChannels: named(
          fresh.filter((channel) => !requiredIds.has(channel) && !before.has(channel)),
        ),
      };
    });
  return {
    keptPacks: keptPacks.map(toPricedPack),
    removedPacks: changeable
      .filter(({ productid }) => !chosen.has(productid))
      .map((pack) => ({ ...toPricedPack(pack), expirydate: pack.expirydate })),
    addedPacks,
    lostChannels: named([...before].filter((channel) => !after.has(channel))),
  };
};

const toPricedPack = ({ productid, productname, producttype, price }: PricedPack): PricedPack => ({
  productid,
  productname,
  producttype,
  price,
});

const productNameOf = (
  { packs, channels, channelsByProduct }: CatalogueLookup,
  productid: string,
) => {
  const pack = packs.get(productid);
  if (pack) return { productid, productname: pack.productname, producttype: pack.producttype };
  const single = channels.get(channelsByProduct.get(productid)?.[0] ?? '');
  return { productid, productname: single?.channelname ?? '', producttype: 'CHANNEL' };
};

/** Lists the channels in the order of their numbers. Channels without a number come last. */
export const namedChannels = (
  { channels }: CatalogueLookup,
  ids: readonly string[],
): readonly NamedChannel[] =>
  ids
    .flatMap((id) => channels.get(id) ?? [])
    .map(({ channelid, channelname, lcn, hd }) => ({ channelid, channelname, lcn, hd }))
    .sort(compareChannels);
