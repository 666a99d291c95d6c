import type { Channel } from '../../../../store/wire/entities/packs/channels';

/** Channels that stand in the same packs of a comparison. */
export interface Part {
  /** `productid`s in the order of the comparison. */
  readonly packs: readonly string[];
  readonly channels: readonly Channel[];
}

/** What all have first, then what fewer have; each channel once, in the order of its number. */
export const partsOf = (
  packs: readonly { readonly productid: string; readonly channels: readonly Channel[] }[],
): readonly Part[] => {
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
    const part = parts.get(key) ?? { packs: of, channels: [] };
    part.channels.push(channel);
    parts.set(key, part);
  }
  const order = packs.map(({ productid }) => productid);
  const place = ({ packs: of }: Part) => of.map((productid) => order.indexOf(productid)).join();
  return [...parts.values()]
    .map((part) => ({ ...part, channels: part.channels.sort(byNumber) }))
    .sort(
      (one, two) => two.packs.length - one.packs.length || place(one).localeCompare(place(two)),
    );
};

export const byNumber = (one: Channel, two: Channel): number =>
  (one.lcn ?? Infinity) - (two.lcn ?? Infinity) || one.channelname.localeCompare(two.channelname);
