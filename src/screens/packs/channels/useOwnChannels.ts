import { useEffect, useMemo } from 'react';
import {
  loadPackChannels,
  selectAreChannelsComplete,
  selectPackLists,
} from '../../../../store/catalogue/catalogue';
import { selectChannelsByPack } from '../../../../store/catalogue/catalogueIndex';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure } from '../../../app/hooks/useFlow';
import type { CountedPack } from '../../../app/lists/ChannelCountNotes';
import { type OwnChannel, ownChannels } from './ownChannels';

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
  const load = useMemo(
    () => () => {
      if (productids !== '')
        dispatch(loadPackChannels.requested({ productids: productids.split(' ') }));
    },
    [dispatch, productids],
  );
  useEffect(load, [load]);
  return load;
};

/** The channels of these packs; null while loading. After a failure, the channels that were loaded before. */
export const useOwnChannels = (packs: readonly Pack[]): LoadedChannels | null => {
  const hasFailed = useFailure(loadPackChannels) !== null;
  const byPack = useAppSelector(selectChannelsByPack);
  const lists = useAppSelector(selectPackLists);
  const isWhole = useAppSelector(selectAreChannelsComplete);
  return useMemo(() => {
    const loadedPacks = packs.filter(({ productid }) => isWhole || productid in lists);
    const isComplete = loadedPacks.length === packs.length;
    if (!isComplete && (!hasFailed || loadedPacks.length === 0)) return null;
    const channels = ownChannels(
      loadedPacks.map(({ productid, productname }) => ({
        productname,
        channels: byPack.get(productid) ?? [],
      })),
    );
    const counted = loadedPacks.map(({ productid, productname, channelcount }) => ({
      productid,
      productname,
      channelcount,
      listed: byPack.get(productid)?.length ?? 0,
    }));
    return { channels, isComplete, packs: counted };
  }, [packs, byPack, lists, isWhole, hasFailed]);
};
