import styled from 'styled-components';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { ADD_PACKS } from '../../../../store/core/paths';
import { type PackGroup, packGroups } from '../../../../store/packs/packList';
import {
  loadActivePacks,
  requestAllPacks,
  selectActivePacks,
  selectLastHome,
  selectPackState,
} from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useStatus } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { controlHeight, media, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Blank, BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { ServiceHead, ServiceName } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { dashboardText, homeText } from '../home.text';
import { LastKnownState } from '../LastKnownHome';
import { ServiceTile } from './ServiceTile';
import { Headline, Tile, TileActions, TileBody } from './tileLayout';

/** The tiles side by side. A phone shows a tile and the edge of the next tile, so that the subscriber swipes. */
const Tiles = styled.section`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 92%;
  gap: ${space.m};
  /* Room for the shadow and the focus ring, which a scrolling element cuts off at its edge. */
  margin: -${space.l};
  padding: ${space.l};
  overflow-x: auto;
  scroll-padding: ${space.l};
  scroll-snap-type: x proximity;
  & > * {
    scroll-snap-align: start;
  }
  & > :only-child {
    grid-column: 1 / -1;
    width: calc(100vw - 2 * ${space.l});
    max-width: 100%;
  }
  @media (max-width: 599.98px) {
    &:has(> :only-child) {
      grid-auto-columns: 100%;
    }
  }
  @media (min-width: 600px) {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
    margin: 0;
    padding: 0;
    overflow: visible;
    & > :only-child {
      width: auto;
    }
  }
  ${media.print} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
  }
`;

/** A tile for each service. `HomeFailure` below the tiles names what could not be loaded. */
export const ServiceTiles = () => {
  const t = useText(homeText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectActivePacks);
  const boxes = useAppSelector(selectBoxes);
  const last = useAppSelector(selectLastHome);
  const packCount = useAppSelector(selectPackState)?.count ?? 0;
  const load = () => dispatch(requestAllPacks());
  const areBoxesSettled = useAreBoxesSettled();
  const isWaiting = useRevealInOrder(areBoxesSettled) === false;
  return (
    <>
      <UnreadableRows call="activePacks" />
      <Loaded
        flow={loadActivePacks}
        value={isWaiting ? null : packs}
        onRetry={load}
        skeleton={<TilesSkeleton />}
        lastKnown={last && <LastKnownState last={last} onRetry={load} />}
        failed={null}
      >
        {(allPacks) => {
          const services = servicesOf(allPacks, boxes);
          return services.length === 0 ? (
            <NoServices />
          ) : (
            <Tiles aria-label={t.services}>
              {services.map((service) => (
                <ServiceTile
                  key={`${service.place} ${service.stbno}`}
                  service={service}
                  isAlone={services.length === 1 && packCount > 0}
                  isOnlyBox={boxes.length === 1}
                  hasPacksWithoutBox={services.some(({ place }) => place === 'nowhere')}
                  box={boxes.find(
                    ({ stbno }) => service.place === 'box' && stbno === service.stbno,
                  )}
                />
              ))}
            </Tiles>
          );
        }}
      </Loaded>
    </>
  );
};

/** The services of the household. A box without packs is also a service and comes after the boxes with packs. */
export const servicesOf = (
  packs: readonly Pack[],
  boxes: readonly Pick<Box, 'stbno'>[],
): readonly PackGroup[] => {
  const groups = packGroups(packs, boxes);
  const withoutPacks = boxes
    .filter(({ stbno }) => !packs.some((pack) => pack.stbno === stbno))
    .map(({ stbno }): PackGroup => ({ place: 'box', stbno, packs: [] }));
  const isBox = ({ place }: PackGroup) => place === 'box';
  return [...groups.filter(isBox), ...withoutPacks, ...groups.filter((group) => !isBox(group))];
};

/** Whether the boxes were loaded or failed to load. The list does not tell this, because it is empty at first. */
const useAreBoxesSettled = (): boolean => {
  const isLoaded = useStatus(loadEquipment) === 'succeeded';
  return useIsSettled(loadEquipment, isLoaded || null);
};

const NoServices = () => {
  const t = useText(dashboardText);
  return (
    <Tile>
      <div>
        <Headline>{t.noPacks}</Headline>
        <SoftText>{t.noPacksDescription}</SoftText>
      </div>
      <ButtonLink wide to={ADD_PACKS}>
        {t.add}
      </ButtonLink>
    </Tile>
  );
};

/** A tile in its usual size, so that nothing moves when the packs are loaded. */
const TilesSkeleton = () => (
  <LoadingRegion>
    <Tiles as="div">
      <Tile as="div">
        <ServiceHead>
          <BlankBlock $height="40px" />
          <ServiceName>
            <Blank $width="9rem" />
            <SoftText>
              <Blank $width="6rem" />
            </SoftText>
          </ServiceName>
        </ServiceHead>
        <Stack $gap="s">
          <Row $gap="none m" $align="baseline" $apart>
            <Headline>
              <Blank $width="7rem" />
            </Headline>
            <SoftText>
              <Blank $width="9rem" />
            </SoftText>
          </Row>
          <BlankBlock $height="8px" />
        </Stack>
        <TileBody data-gauge>
          <Blank $width="100%" />
        </TileBody>
        <TileActions>
          <BlankBlock $height={controlHeight} />
          <BlankBlock $height={controlHeight} />
        </TileActions>
      </Tile>
    </Tiles>
  </LoadingRegion>
);
