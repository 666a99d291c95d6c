import type { Channel } from '../../../../store/wire/entities/packs/channels';

/** Channels that stand in the same packs of a comparison. */
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
  const parts = new Map<string, { packs: readonly string[]; channels: Channel[] }>();
  for (const { channel, packs: of } of holders.values()) {
    const key = of.join(',');
    const subproblem = parts.get(key) ?? { packs: of, channels: [] };
    subproblem.channels.push(channel);
    parts.set(key, subproblem);
  }
  const order = packs.map(({ productid }) => productid);
  const orderKey = ({ packs: of }: ChannelOverlap) =>
    of.map((productid) => order.indexOf(productid)).join();
  return [...parts.values()]
    .map((subproblem) => ({ ...subproblem, channels: subproblem.channels.sort(compareByNumber) }))
    .sort(
      (one, two) =>
        two.packs.length - one.packs.length || orderKey(one).localeCompare(orderKey(two)),
    );
};

export const compareByNumber = (one: Channel, two: Channel): number =>
  (one.lcn ?? Infinity) - (two.lcn ?? Infinity) || one.channelname.localeCompare(two.channelname);
