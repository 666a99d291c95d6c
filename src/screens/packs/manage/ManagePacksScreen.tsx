import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment } from '../../../../store/account/equipment';
import { PACK_STATUSES, selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { usePortal } from '../../../app/PortalServices';
import { late } from '../../../app/late';
import { LazyScreen } from '../../../app/LazyScreen';
import type { ScreenRoute } from '../../../app/routes';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Chip, Chips } from '../../../ui/forms/Chip';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ADD_PACKS, packRefFromQuery, RENEW, SAVE } from './packPaths';
import { managePacksText } from './managePacks.text';
import { PackListSkeleton } from './PackListSkeleton';
import { useStatusFilter } from './useStatusFilter';

/** Comes while what stands in it is on its way. */
const PackList = late(
  async () => (await import(/* webpackChunkName: "packs-list" */ './PackList')).PackList,
  PackListSkeleton,
);

/** One pack, with what changes it: no address of its own, and nobody waits for it to see the list. */
const packViewRoute: ScreenRoute = {
  path: 'pack',
  screen: async () =>
    (await import(/* webpackChunkName: "packs-one" */ '../onePack/PackView')).PackView,
  needs: ['packChanges', 'broadband'],
};

/** The packs, or one of them: both stand at the one documented address. */
export const ManagePacksScreen = () => {
  const dispatch = useAppDispatch();
  const { screens } = usePortal();
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    dispatch(loadEquipment.requested());
    // Whoever opens the list looks at a pack next; and it knows of a cancellation without an answer.
    screens
      .of(packViewRoute)
      .come()
      .catch(() => undefined);
  }, [dispatch, screens]);
  return packRefFromQuery(query) === null ? <Packs /> : <LazyScreen route={packViewRoute} />;
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
      <PackList />
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
