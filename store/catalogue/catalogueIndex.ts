import { createSelector } from '@reduxjs/toolkit';
import {
  byId,
  channelId,
  packId,
  selectChannels,
  selectListedChannels,
  selectPackLists,
  selectPacks,
} from './catalogue';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';
import type { RootState } from '../core/rootReducer';

/*
 * Who holds whom. The operator says it once, at each channel (`bouquets`), or pack by pack when
 * asked for one; everything else follows, and is worked out once for as long as neither changes.
 */

const NONE: readonly never[] = [];

/** Every channel that is known, also one that only came with the list of a pack. */
export const selectChannelsById: (state: RootState) => ReadonlyMap<string, Channel> =
  createSelector(selectChannels, selectListedChannels, (channels, listed) =>
    byId([...listed, ...(channels ?? NONE)], channelId),
  );

export const selectPacksById: (state: RootState) => ReadonlyMap<string, AvailablePack> =
  createSelector(selectPacks, (packs) => byId(packs ?? NONE, packId));

/** What goes into the cart to have a channel alone → that channel. */
export const selectChannelsByProduct: (state: RootState) => ReadonlyMap<string, Channel> =
  createSelector(
    selectChannelsById,
    (channels) =>
      new Map(
        [...channels.values()]
          .filter(({ productid }) => productid !== '')
          .map((channel) => [channel.productid, channel]),
      ),
  );

const inventory = (channels: Iterable<Channel>): Map<string, Channel[]> => {
  const inside = new Map<string, Channel[]>();
  for (const channel of channels)
    for (const productid of new Set(channel.bouquets)) {
      const list = inside.get(productid);
      if (list) list.push(channel);
      else inside.set(productid, [channel]);
    }
  return inside;
};

/**
 * The channels of each pack by its `productid`. A pack that was asked for by itself has its own
 * list; the others are complete only when the catalogue is (`selectIsChannelsWhole`).
 */
export const selectChannelsByPack: (state: RootState) => ReadonlyMap<string, readonly Channel[]> =
  createSelector(selectChannelsById, selectPackLists, (channels, lists) => {
    const inside: Map<string, readonly Channel[]> = inventory(channels.values());
    for (const [productid, ids] of Object.entries(lists))
      inside.set(
        productid,
        ids.map((id) => channels.get(id)).filter((channel) => channel !== undefined),
      );
    return inside;
  });

/** The channels of one pack; null when nothing has said yet which they are. */
export const selectPackChannels = (
  state: RootState,
  productid: string,
): readonly Channel[] | null => selectChannelsByPack(state).get(productid) ?? null;

const holders = (inside: ReadonlyMap<string, readonly Channel[]>): Map<string, string[]> => {
  const holding = new Map<string, string[]>();
  for (const [productid, channels] of inside)
    for (const { channelid } of channels) {
      const list = holding.get(channelid);
      if (list) list.push(productid);
      else holding.set(channelid, [productid]);
    }
  return holding;
};

/** The `productid`s of the packs that hold a channel, by its `channelid`. */
export const selectPacksByChannel: (state: RootState) => ReadonlyMap<string, readonly string[]> =
  createSelector(selectChannelsByPack, holders);
