import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment } from '../../../../store/account/equipment';
import { PACK_STATUSES, selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { ADD_PACKS, RENEW, SAVE } from '../../../../store/core/paths';
import { useDomains } from '../../../app/PortalServices';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { packRefFromQuery } from './packRefFromQuery';
import { managePacksText } from './managePacks.text';
import { PackListSkeleton } from './PackListSkeleton';
import { useStatusFilter } from './useStatusFilter';

/** Loaded while the packs themselves are on their way. */
const PackList = lazyPart({
  id: 'packs-list',
  load: async () => (await import(/* webpackChunkName: "packs-list" */ './PackList')).PackList,
});

/** One pack with what changes it; the list is shown without waiting for it. */
const PackView = lazyPart({
  id: 'packs-one',
  load: async () =>
    (await import(/* webpackChunkName: "packs-one" */ '../onePack/PackView')).PackView,
  needs: ['packChanges', 'broadband'],
});

/** The packs, or one of them: both stand at the one documented address. */
export const ManagePacksScreen = () => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    dispatch(loadEquipment.requested());
    // A pack is looked at next; and its domain knows of a cancellation without an answer.
    PackView.preload(domains);
  }, [dispatch, domains]);
  return packRefFromQuery(query) === null ? <Packs /> : <ScreenSlot screen={PackView} />;
};

const PackLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
  }
  ${media.wide} {
    & > * {
      flex: none;
    }
  }
`;

const Packs = () => {
  const t = useText(managePacksText);
  const hasNone = useAppSelector(selectAllPacks)?.length === 0;
  return (
    <>
      <ScreenTitle title={t.title} />
      {!hasNone && (
        <>
          <PackLinks>
            <ButtonLink to={RENEW}>{t.renew}</ButtonLink>
            <ButtonLink tone="ghost" to={ADD_PACKS}>
              {t.add}
            </ButtonLink>
            <ButtonLink tone="ghost" to={SAVE}>
              {t.less}
            </ButtonLink>
          </PackLinks>
          <StatusFilter />
        </>
      )}
      <PackList shape={<PackListSkeleton />} />
    </>
  );
};

const StatusFilter = () => {
  const t = useText(managePacksText);
  const { shown, show } = useStatusFilter();
  return (
    <Chips label={t.show}>
      <Chip chosen={shown === null} onToggle={() => show(null)}>
        {t.all}
      </Chip>
      {PACK_STATUSES.map((status) => (
        <Chip
          key={status}
          chosen={shown === status}
          onToggle={(isOn) => show(isOn ? status : null)}
        >
          {t.filters[status]}
        </Chip>
      ))}
    </Chips>
  );
};
