import type { Channel } from '../../../../store/wire/entities/packs/channels';

/** Channels that are in the same packs of a comparison. */
export interface ChannelOverlap {
  /** `productid`s in the order of the comparison. */
  readonly packs: readonly string[];
  readonly channels: readonly Channel[];
}

/** What all have first, then what fewer have; each channel once, in the order of its number. */
export const channelOverlapsOf = (
  packs: readonly { readonly productid: string; readonly channels: readonly Channel[] }[],
): readonly ChannelOverlap[] => {
  const holders = new Map<string, { channel: Channel; packs: string[] }>();
  for (const { productid, channels } of packs)
    for (const channel of channels) {
      const known = holders.get(channel.channelid) ?? { channel, packs: [] };
      if (!known.packs.includes(productid)) known.packs.push(productid);
      holders.set(channel.channelid, known);
    }
  const overlaps = new Map<string, { packs: readonly string[]; channels: Channel[] }>();
  for (const { channel, packs: holding } of holders.values()) {
    const key = holding.join(',');
    const overlap = overlaps.get(key) ?? { packs: holding, channels: [] };
    overlap.channels.push(channel);
    overlaps.set(key, overlap);
  }
  const order = packs.map(({ productid }) => productid);
  const orderKey = (overlap: ChannelOverlap) =>
    overlap.packs.map((productid) => order.indexOf(productid)).join();
  return [...overlaps.values()]
    .map((overlap) => ({ ...overlap, channels: overlap.channels.sort(compareByNumber) }))
    .sort(
      (one, two) =>
        two.packs.length - one.packs.length || orderKey(one).localeCompare(orderKey(two)),
    );
};

export const compareByNumber = (one: Channel, two: Channel): number =>
  (one.lcn ?? Infinity) - (two.lcn ?? Infinity) || one.channelname.localeCompare(two.channelname);
