import { createSelector } from '@reduxjs/toolkit';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';
import {
  byId,
  channelId,
  packId,
  selectAreChannelsComplete,
  selectChannels,
  selectListedChannels,
  selectPackLists,
  selectPacks,
  type WithCatalogue,
} from './catalogue';

/*
 * Which packs have which channels. The operator lists the packs of each channel (`bouquets`), and the channels of one
 * pack on request. The selectors derive everything else from these two lists.
 */

const NONE: readonly never[] = [];

/** Every known channel, including those that only came with the list of a pack. */
export const selectChannelsById = createSelector(
  selectChannels,
  selectListedChannels,
  (channels, listed) => byId([...listed, ...(channels ?? NONE)], channelId),
);

export const selectPacksById = createSelector(selectPacks, (packs) => byId(packs ?? NONE, packId));

/** The channels that are sold alone, by their product. */
export const selectChannelsByProduct = createSelector(
  selectChannelsById,
  (channels) =>
    new Map(
      [...channels.values()]
        .filter(({ productid }) => productid !== '')
        .map((channel) => [channel.productid, channel]),
    ),
);

const channelsByPack = (channels: Iterable<Channel>): Map<string, Channel[]> => {
  const byPack = new Map<string, Channel[]>();
  for (const channel of channels)
    for (const productid of new Set(channel.bouquets)) {
      const list = byPack.get(productid);
      if (list) list.push(channel);
      else byPack.set(productid, [channel]);
    }
  return byPack;
};

/**
 * The channels of each pack by `productid`. A list that was loaded separately takes precedence. The other lists are
 * complete only when all channels are loaded (`selectAreChannelsComplete`).
 */
export const selectChannelsByPack = createSelector(
  selectChannelsById,
  selectPackLists,
  (channels, lists): ReadonlyMap<string, readonly Channel[]> => {
    const byPack: Map<string, readonly Channel[]> = channelsByPack(channels.values());
    for (const [productid, ids] of Object.entries(lists))
      byPack.set(
        productid,
        ids.map((id) => channels.get(id)).filter((channel) => channel !== undefined),
      );
    return byPack;
  },
);

/** The channels of one pack; null while they are unknown. */
export const selectPackChannels = (
  state: WithCatalogue,
  productid: string,
): readonly Channel[] | null => selectChannelsByPack(state).get(productid) ?? null;

/**
 * The state before and after the catalogue domain is loaded. The domain is lazy, so a screen may show packs without it.
 */
type MaybeCatalogue = Partial<WithCatalogue>;

const hasCatalogue = (state: MaybeCatalogue): state is WithCatalogue =>
  state.catalogue !== undefined;

/** All channels of a pack, for its cover; null while any of them may be missing. */
export const selectCoverChannels = (
  state: MaybeCatalogue,
  productid: string,
): readonly Channel[] | null =>
  hasCatalogue(state) && (selectAreChannelsComplete(state) || productid in selectPackLists(state))
    ? selectPackChannels(state, productid)
    : null;

/** The channel that is sold as this product; null for any other product, and while the channel is unknown. */
export const selectSoldChannel = (state: MaybeCatalogue, productid: string): Channel | null =>
  (hasCatalogue(state) && selectChannelsByProduct(state).get(productid)) || null;

/** A pack as the catalogue offers it; null while the pack is unknown. */
export const selectOfferedPack = (state: MaybeCatalogue, productid: string): AvailablePack | null =>
  (hasCatalogue(state) && selectPacksById(state).get(productid)) || null;

const packsByChannel = (
  channelsOfPacks: ReadonlyMap<string, readonly Channel[]>,
): ReadonlyMap<string, readonly string[]> => {
  const byChannel = new Map<string, string[]>();
  for (const [productid, channels] of channelsOfPacks)
    for (const { channelid } of channels) {
      const list = byChannel.get(channelid);
      if (list) list.push(productid);
      else byChannel.set(channelid, [productid]);
    }
  return byChannel;
};

/** The `productid`s of the packs that hold a channel, by its `channelid`. */
export const selectPacksByChannel = createSelector(selectChannelsByPack, packsByChannel);
