import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { ADD_PACKS } from '../../../../store/core/paths';
import { packGroups, selectAllPacks } from '../../../../store/packs/packList';
import { requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsWide } from '../../../app/hooks/useIsWide';
import { lazyPart, lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';
import { useDomains } from '../../../app/PortalServices';
import { useText } from '../../../text/useText';
import { controlHeight, media, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Icon } from '../../../ui/data/Icon';
import { addIcon } from '../../../ui/data/icons';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { ownChannelsQuery } from '../channels/ownChannels';
import { managePacksText } from '../packs.text';
import { PackListSkeleton } from './PackListSkeleton';
import { packRefFromQuery } from './packRefFromQuery';

/** Loaded while the packs themselves are on their way. */
const PackList = lazyScreen({
  id: 'packs-list',
  load: async () => (await import(/* webpackChunkName: "packs-list" */ './PackList')).PackList,
});

/** The channels, of which the covers are made, come after the packs themselves. */
const LoadCovers = lazyPart<{ readonly products: readonly Pack[] }>({
  id: 'packs-covers',
  load: async () =>
    (await import(/* webpackChunkName: "packs-list" */ '../../../app/pictures/useLoadCovers'))
      .LoadCovers,
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

/** The packs, one of them, or their channels: all are at the one documented address. */
export const ManagePacksScreen = () => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(requestAllPacks());
    dispatch(loadEquipment.requested());
    // It knows of a cancellation without an answer.
    domains.add('packChanges').catch(() => undefined);
  }, [dispatch, domains]);
  const packs = useAppSelector(selectAllPacks);
  if (ownChannelsQuery(query) !== null) return <ScreenSlot screen={OwnChannels} />;
  return (
    <>
      {packRefFromQuery(query) === null ? <Packs /> : <ScreenSlot screen={PackView} />}
      {packs && <LoadCovers products={packs} failed={() => null} />}
    </>
  );
};

/** As high as its button from the start. A phone has neither: the menu adds packs, and the bar counts what is due. */
const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  ${media.wide} {
    min-height: ${controlHeight};
  }
  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

/** Its parts are in the screen as if it were not there. */
const Reach = styled.div`
  display: contents;
`;

const Packs = () => {
  const t = useText(managePacksText);
  const domains = useDomains();
  const isWide = useIsWide();
  // The empty state says so, and has this link too.
  const isEmpty = useAppSelector(selectAllPacks)?.length === 0;
  // A pack is looked at next: its code is loaded when the list is touched or reached by the keyboard.
  const preload = () => PackView.preload(domains);
  return (
    <>
      <TitleLine>
        <ScreenTitle title={t.title} sub={isWide ? <Extent /> : undefined} />
        {isWide && !isEmpty && (
          <ButtonLink tone="ghost" to={ADD_PACKS}>
            <Icon path={addIcon} size={20} />
            {t.add}
          </ButtonLink>
        )}
      </TitleLine>
      <Reach onPointerDown={preload} onFocus={preload}>
        <PackList skeleton={<PackListSkeleton />} />
      </Reach>
    </>
  );
};

/** How many packs on how many services. The line keeps its height until that is known. */
const Extent = () => {
  const t = useText(managePacksText);
  const packs = useAppSelector(selectAllPacks);
  const boxes = useAppSelector(selectBoxes);
  if (!packs) return '\u00a0';
  return packs.length > 0 && t.extent(packs.length, packGroups(packs, boxes).length);
};
