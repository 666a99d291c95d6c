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

interface KnownChannels {
  readonly channels: readonly OwnChannel[];
  readonly isComplete: boolean;
  /** The packs whose channels are here. */
  readonly packs: readonly CountedPack[];
}

/** Loads what is in these packs: for their covers, and to list it. */
export const useLoadPackChannels = (packs: readonly Pack[]): (() => void) => {
  const dispatch = useAppDispatch();
  const wanted = [...new Set(packs.map(({ productid }) => productid))].join(' ');
  const load = useMemo(
    () => () => {
      if (wanted !== '') dispatch(loadPackChannels.requested({ productids: wanted.split(' ') }));
    },
    [dispatch, wanted],
  );
  useEffect(load, [load]);
  return load;
};

/** The channels of these packs; null while they are loading. What came before a failure is shown. */
export const useOwnChannels = (packs: readonly Pack[]): KnownChannels | null => {
  const hasFailed = useFailure(loadPackChannels) !== null;
  const byPack = useAppSelector(selectChannelsByPack);
  const lists = useAppSelector(selectPackLists);
  const isWhole = useAppSelector(selectAreChannelsComplete);
  return useMemo(() => {
    const known = packs.filter(({ productid }) => isWhole || productid in lists);
    const isComplete = known.length === packs.length;
    if (!isComplete && (!hasFailed || known.length === 0)) return null;
    const channels = ownChannels(
      known.map(({ productid, productname }) => ({
        productname,
        channels: byPack.get(productid) ?? [],
      })),
    );
    const counted = known.map(({ productid, productname, channelcount }) => ({
      ...{ productid, productname, channelcount },
      listed: byPack.get(productid)?.length ?? 0,
    }));
    return { channels, isComplete, packs: counted };
  }, [packs, byPack, lists, isWhole, hasFailed]);
};
