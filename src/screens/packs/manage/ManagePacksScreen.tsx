import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { ADD_PACKS } from '../../../../store/core/paths';
import { packGroups, selectAllPacks } from '../../../../store/packs/packList';
import { requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { lazyPart, lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';
import { useDomains } from '../../../app/PortalServices';
import { useText } from '../../../text/useText';
import { useIsWide } from '../../../theme/mediaQueries';
import { controlHeight, media, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Icon } from '../../../ui/data/Icon';
import { addIcon } from '../../../ui/data/icons';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { managePacksText } from '../packs.text';
import { PackListSkeleton } from './PackListSkeleton';

/** Loaded while the packs are loading. */
const PackList = lazyScreen({
  id: 'packs-list',
  load: async () => (await import(/* webpackChunkName: "packs-list" */ './PackList')).PackList,
});

/** Loads the channels that the covers of the packs show, after the packs. */
const LoadCovers = lazyPart<{ readonly products: readonly Pack[] }>({
  id: 'packs-covers',
  load: async () =>
    (await import(/* webpackChunkName: "packs-list" */ '../../../app/pictures/useLoadCovers'))
      .LoadCovers,
  needs: ['catalogue'],
});

/** One pack and its changes. A separate chunk keeps this code out of the chunk of the list. */
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

/** Shows the list of packs, one pack, or channels. The query chooses, because there is only one documented address. */
export const ManagePacksScreen = () => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(requestAllPacks());
    dispatch(loadEquipment.requested());
    // This domain finds out the outcome of an earlier cancellation that got no answer.
    domains.add('packChanges').catch(() => undefined);
  }, [dispatch, domains]);
  const packs = useAppSelector(selectAllPacks);
  if (query.has('channels')) return <ScreenSlot screen={OwnChannels} />;
  return (
    <>
      {query.get('pack') ? <ScreenSlot screen={PackView} /> : <Packs />}
      {packs && <LoadCovers products={packs} failed={() => null} />}
    </>
  );
};

/** On a wide screen the line is as high as its button from the start. On a phone the menu replaces the button. */
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

/** Listens to events that bubble from its children. `display: contents` keeps it out of the layout. */
const Reach = styled.div`
  display: contents;
`;

const Packs = () => {
  const t = useText(managePacksText);
  const domains = useDomains();
  const isWide = useIsWide();
  // The empty state has its own link to add packs.
  const isEmpty = useAppSelector(selectAllPacks)?.length === 0;
  // `PackView` is loaded when the list is touched or focused, because the subscriber is likely to open a pack next.
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

/** The number of packs and of services. The line keeps its height until the packs are loaded. */
const Extent = () => {
  const t = useText(managePacksText);
  const packs = useAppSelector(selectAllPacks);
  const boxes = useAppSelector(selectBoxes);
  if (!packs) return '\u00a0';
  return packs.length > 0 && t.extent(packs.length, packGroups(packs, boxes).length);
};
