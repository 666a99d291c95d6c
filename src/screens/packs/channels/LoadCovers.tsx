import { useMemo } from 'react';
import { selectAllPacks } from '../../../../store/packs/packList';
import { useAppSelector } from '../../../app/hooks';
import { packsWithChannels } from './ownChannels';
import { useLoadPackChannels } from './useOwnChannels';

const EVERY_PACK = { ending: '', productid: '' };

/** Loads the channels of the packs in use, so that each pack has its cover; shows nothing itself. */
export const LoadCovers = () => {
  const packs = useAppSelector(selectAllPacks);
  useLoadPackChannels(useMemo(() => packsWithChannels(packs ?? [], EVERY_PACK), [packs]));
  return null;
};
