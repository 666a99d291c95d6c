import { useCallback, useEffect, useMemo } from 'react';
import {
  loadPackChannels,
  selectAreChannelsComplete,
  selectPackLists,
} from '../../../../store/catalogue/catalogue';
import { selectChannelsByPack } from '../../../../store/catalogue/catalogueIndex';
import { compareChannels } from '../../../../store/core/values/channelOrder';
import { isBroadband, isPackRunning } from '../../../../store/packs/packList';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure } from '../../../app/hooks/useFlow';
import type { CountedPack } from '../../../app/lists/ChannelCountNotes';

/** The channels that an address asks for: of one box (by the end of its number), of one pack, or all. */
export interface OwnChannelsQuery {
  readonly ending: string;
  readonly productid: string;
}

/** null if the address does not ask for channels. */
export const ownChannelsQuery = (query: URLSearchParams): OwnChannelsQuery | null =>
  query.has('channels')
    ? { ending: query.get('channels') ?? '', productid: query.get('in') ?? '' }
    : null;

/** The running television packs that match the query. */
export const packsWithChannels = (
  packs: readonly Pack[],
  { ending, productid }: OwnChannelsQuery,
): readonly Pack[] =>
  packs.filter(
    (pack) =>
      isPackRunning(pack) &&
      !isBroadband(pack) &&
      pack.stbno.endsWith(ending) &&
      (productid === '' || pack.productid === productid),
  );

/** A channel that the household has, and the names of the packs that contain it. */
export interface OwnChannel {
  readonly channel: Channel;
  readonly packs: readonly string[];
}

/** Each channel once, sorted by channel number. */
export const ownChannels = (
  packs: readonly { readonly productname: string; readonly channels: readonly Channel[] }[],
): readonly OwnChannel[] => {
  const byId = new Map<string, OwnChannel>();
  for (const { productname, channels } of packs)
    for (const channel of channels) {
      const names = byId.get(channel.channelid)?.packs ?? [];
      byId.set(channel.channelid, { channel, packs: [...new Set([...names, productname])] });
    }
  return [...byId.values()].sort((first, second) => compareChannels(first.channel, second.channel));
};

interface LoadedChannels {
  readonly channels: readonly OwnChannel[];
  readonly isComplete: boolean;
  /** The packs whose channels are loaded. */
  readonly packs: readonly CountedPack[];
}

/** Loads the channels of these packs. */
export const useLoadPackChannels = (packs: readonly Pack[]): (() => void) => {
  const dispatch = useAppDispatch();
  const productids = [...new Set(packs.map(({ productid }) => productid))].join(' ');
  const load = useCallback(() => {
    if (productids !== '')
      dispatch(loadPackChannels.requested({ productids: productids.split(' ') }));
  }, [dispatch, productids]);
  useEffect(load, [load]);
  return load;
};

/** The channels of these packs; null until all are loaded. After a failure, the channels loaded so far, if any. */
export const useOwnChannels = (packs: readonly Pack[]): LoadedChannels | null => {
  const hasFailed = useFailure(loadPackChannels) !== null;
  const byPack = useAppSelector(selectChannelsByPack);
  const lists = useAppSelector(selectPackLists);
  const isWhole = useAppSelector(selectAreChannelsComplete);
  return useMemo(() => {
    const loaded = packs
      .filter(({ productid }) => isWhole || productid in lists)
      .map((pack) => ({ ...pack, channels: byPack.get(pack.productid) ?? [] }));
    const isComplete = loaded.length === packs.length;
    if (!isComplete && (!hasFailed || loaded.length === 0)) return null;
    return {
      isComplete,
      channels: ownChannels(loaded),
      packs: loaded.map((pack) => ({ ...pack, listed: pack.channels.length })),
    };
  }, [packs, byPack, lists, isWhole, hasFailed]);
};
