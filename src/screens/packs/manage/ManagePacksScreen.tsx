import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment } from '../../../../store/account/equipment';
import { selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { useDomains } from '../../../app/PortalServices';
import { lazyPart, lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';
import { useText } from '../../../text/useText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ownChannelsQuery } from '../channels/ownChannels';
import { packRefFromQuery } from './packRefFromQuery';
import { managePacksText } from './managePacks.text';
import { PackListSkeleton } from './PackListSkeleton';

/** Loaded while the packs themselves are on their way. */
const PackList = lazyScreen({
  id: 'packs-list',
  load: async () => (await import(/* webpackChunkName: "packs-list" */ './PackList')).PackList,
});

/** The channels, of which the covers are made, come after the packs themselves. */
const LoadCovers = lazyPart({
  id: 'packs-covers',
  load: async () =>
    (await import(/* webpackChunkName: "packs-list" */ '../channels/LoadCovers')).LoadCovers,
  needs: ['catalogue'],
});

/** One pack with what changes it; the list is shown without waiting for it. */
const PackView = lazyScreen({
  id: 'packs-one',
  load: async () =>
    (await import(/* webpackChunkName: "packs-one" */ '../onePack/PackView')).PackView,
  needs: ['packChanges', 'broadband'],
});

const OwnChannels = lazyScreen({
  id: 'packs-channels',
  load: async () =>
    (await import(/* webpackChunkName: "packs-channels" */ '../channels/OwnChannels')).OwnChannels,
  needs: ['catalogue'],
});

/** The packs, one of them, or their channels: all stand at the one documented address. */
export const ManagePacksScreen = () => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    dispatch(loadEquipment.requested());
    // It knows of a cancellation without an answer.
    domains.add('packChanges').catch(() => undefined);
  }, [dispatch, domains]);
  const hasPacks = useAppSelector(selectAllPacks) !== null;
  if (ownChannelsQuery(query) !== null) return <ScreenSlot screen={OwnChannels} />;
  return (
    <>
      {packRefFromQuery(query) === null ? <Packs /> : <ScreenSlot screen={PackView} />}
      {hasPacks && <LoadCovers failed={() => null} />}
    </>
  );
};

/** Its parts stand in the screen as if it were not there. */
const Reach = styled.div`
  display: contents;
`;

const Packs = () => {
  const domains = useDomains();
  // A pack is looked at next: its code is loaded when the list is touched or reached by the keyboard.
  const preload = () => PackView.preload(domains);
  return (
    <>
      <ScreenTitle title={useText(managePacksText).title} />
      <Reach onPointerDown={preload} onFocus={preload}>
        <PackList shape={<PackListSkeleton />} />
      </Reach>
    </>
  );
};
