import { compareChannels } from '../../../../store/core/values/channelOrder';
import type { Channel } from '../../../../store/wire/entities/packs/channels';

/** Channels that are in the same packs of a comparison. */
export interface ChannelOverlap {
  /** `productid`s in the order of the comparison. */
  readonly packs: readonly string[];
  readonly channels: readonly Channel[];
}

/**
 * Groups the channels by the packs that have them. Groups that more packs share come first. The channels of a group are
 * sorted by channel number.
 */
export const channelOverlapsOf = (
  packs: readonly { readonly productid: string; readonly channels: readonly Channel[] }[],
): readonly ChannelOverlap[] => {
  const holders = new Map<string, { channel: Channel; packs: string[] }>();
  for (const { productid, channels } of packs)
    for (const channel of channels) {
      const holder = holders.get(channel.channelid) ?? { channel, packs: [] };
      if (!holder.packs.includes(productid)) holder.packs.push(productid);
      holders.set(channel.channelid, holder);
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
    .map((overlap) => ({ ...overlap, channels: overlap.channels.sort(compareChannels) }))
    .sort(
      (overlap, other) =>
        other.packs.length - overlap.packs.length ||
        orderKey(overlap).localeCompare(orderKey(other)),
    );
};
