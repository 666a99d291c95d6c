import {
  type BoxPacks,
  type CatalogueLookup,
  isFreeToAir,
  monthlyPrice,
  paidChannelsOf,
} from './boxPacks';
import type { MixCandidate } from './cheapestMix';
import type { Problem } from './fewestChanges';

/** What the subscriber wants to watch on one box. The lists contain channel ids. */
export interface ChannelSelection {
  readonly stbno: string;
  /** Whether every channel of the box is kept. If so, `unwanted` is ignored. */
  readonly keepsAll: boolean;
  /** Channels of the box that may be dropped. */
  readonly unwanted: readonly string[];
  /** Channels the box does not have. */
  readonly added: readonly string[];
}

/** Channels of changeable packs that no fixed pack has: the subscriber can give these up. */
export const optionalChannels = ({ changeable, fixed }: BoxPacks): readonly string[] => {
  const fixedChannels = new Set(fixed.flatMap(({ channels }) => channels));
  const all = new Set(changeable.flatMap(({ channels }) => channels));
  return [...all].filter((channel) => !fixedChannels.has(channel));
};

/** Requested channels that cost something. Free channels and those of fixed packs need no search. */
export const requiredChannels = (
  lookup: CatalogueLookup,
  boxPacks: BoxPacks,
  selection: ChannelSelection,
): readonly string[] => {
  const unwanted = new Set(selection.keepsAll ? [] : selection.unwanted);
  const sure = new Set(boxPacks.fixed.flatMap(({ channels }) => channels));
  const added = selection.added.filter((id) => {
    const channel = lookup.channels.get(id);
    return channel !== undefined && !isFreeToAir(channel) && !sure.has(id);
  });
  return [...new Set([...optionalChannels(boxPacks).filter((id) => !unwanted.has(id)), ...added])];
};

/**
 * The problem to solve: the required channels, and the packs and single channels that have a price and contain at least
 * one of them.
 */
export const problemOf = (
  lookup: CatalogueLookup,
  boxPacks: BoxPacks,
  selection: ChannelSelection,
): Problem => {
  const required = requiredChannels(lookup, boxPacks, selection);
  const requiredIds = new Set(required);
  const offers = [
    ...boxPacks.changeable.map(({ productid, price, channels }) => ({
      id: productid,
      price,
      channels,
    })),
    ...offersOnSale(lookup, boxPacks),
  ];
  return {
    required,
    offers: offers.filter(({ channels }) => channels.some((channel) => requiredIds.has(channel))),
    owned: boxPacks.changeable.map(({ productid }) => productid),
  };
};

/** The offers on sale. A product that runs on the box cannot be bought again, even if the subscriber has removed it. */
const offersOnSale = (
  lookup: CatalogueLookup,
  { changeable, fixed, leaving }: BoxPacks,
): readonly MixCandidate[] => {
  const running = new Set([...changeable, ...fixed, ...leaving].map(({ productid }) => productid));
  const packs = [...lookup.packs.values()].flatMap((pack): MixCandidate[] => {
    const price = pack.producttype === 'BOUQUET' ? monthlyPrice(pack) : null;
    if (price === null || running.has(pack.productid)) return [];
    return [{ id: pack.productid, price, channels: paidChannelsOf(lookup, pack.productid) }];
  });
  const singles = [...lookup.channels.values()].flatMap((channel): MixCandidate[] => {
    const { channelid, productid, price } = channel;
    if (productid === '' || price === null || isFreeToAir(channel) || running.has(productid))
      return [];
    return [{ id: productid, price, channels: [channelid] }];
  });
  return [...packs, ...singles];
};
