import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ADD_PACKS } from '../../../../store/core/paths';
import { renewServicePath } from '../../../../store/core/viewPaths';
import { isBroadband, type PackGroup } from '../../../../store/packs/packList';
import { packStateOf, renewableOf } from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { WhenNear } from '../../../app/lazy/WhenNear';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText, DaysLeft } from '../../../ui/data/DateText';
import { DaysLeftBar } from '../../../ui/data/DaysLeftBar';
import { daysTone } from '../../../ui/data/daysTone';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';
import { Pill } from '../../../ui/feedback/Pill';
import { ServiceHead, ServiceMark, ServiceName } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { useBoxRefresh } from '../../help/guide/useBoxRefresh';
import { dashboardText, homeText } from '../home.text';
import { PackLines } from './PackLines';
import { Headline, Tile, TileActions, TileBody } from './tileLayout';

/** The data used on the broadband line. Its code and its data are requested when the tile is in view. */
const BroadbandUsage = lazyPart<{ readonly packs: ReactNode }>({
  id: 'home-broadband',
  load: async () =>
    (await import(/* webpackChunkName: "home-broadband" */ './BroadbandUsage')).BroadbandUsage,
  needs: ['broadband'],
});

interface ServiceTileProps {
  readonly service: PackGroup;
  /** undefined for broadband, and for a box that is not in the operator's list. */
  readonly box: Box | undefined;
  /**
   * True for the only service of the household if at least one of its packs did not fail. Its Renew button is in the
   * wallet instead.
   */
  readonly isAlone: boolean;
  /** Whether the household has no other box. If so, its name needs no number. */
  readonly isOnlyBox: boolean;
  /** Whether the operator lists packs without a box, which may belong to this box. */
  readonly hasPacksWithoutBox: boolean;
}

/** One service: its name, its state and its end, its packs with prices, and its buttons. */
export const ServiceTile = ({
  service,
  box,
  isAlone,
  isOnlyBox,
  hasPacksWithoutBox,
}: ServiceTileProps) => {
  const id = useId();
  const { name, sub } = useServiceName(service, box, isOnlyBox);
  const provided = service.packs.filter((pack) => !isPackFailure(pack));
  const state = packStateOf(provided);
  const lines = <PackLines packs={service.packs} days={state.days} />;
  return (
    <ServiceSurface aria-labelledby={id}>
      <ServiceHead>
        <ServiceMark aria-hidden $tone={service.place === 'broadband' ? 'fibre' : 'brand'}>
          <Icon path={service.place === 'broadband' ? wifiIcon : packsIcon} />
        </ServiceMark>
        <ServiceName>
          <h2 id={id}>{name}</h2>
          {sub !== '' && <SoftText>{sub}</SoftText>}
        </ServiceName>
        {(service.packs.length > 0 || !hasPacksWithoutBox) && (
          <StatePill packs={service.packs} provided={provided} days={state.days} />
        )}
      </ServiceHead>
      {provided.length > 0 && <Ending days={state.days} date={state.expirydate} />}
      <TileBody data-gauge={service.place === 'broadband' || undefined}>
        {service.place === 'broadband' ? (
          <WhenNear skeleton={lines}>
            <BroadbandUsage packs={lines} skeleton={lines} failed={() => lines} />
          </WhenNear>
        ) : (
          lines
        )}
      </TileBody>
      <ServiceActions service={service} name={name} box={box} isAlone={isAlone} />
    </ServiceSurface>
  );
};

/** The body fills the height of the row, so that the buttons of all tiles are aligned. */
const ServiceSurface = styled(Tile)`
  display: flex;
  flex-direction: column;
  & > ${TileBody} {
    flex: 1;
  }
  & > ${TileActions} {
    align-self: stretch;
  }
`;

const useServiceName = (
  { place, stbno, packs }: PackGroup,
  box: Box | undefined,
  isOnlyBox: boolean,
) => {
  const t = useText(homeText);
  const { speed } = useText(dashboardText);
  const boxWords = useBoxWords();
  if (place === 'broadband') {
    const mbps = packs.find(isBroadband)?.speedmbps ?? null;
    return { name: t.broadband, sub: mbps === null ? '' : speed(mbps) };
  }
  if (place === 'nowhere') return { name: t.noBox, sub: '' };
  const number = boxWords.numbered(stbno);
  return box?.boxname
    ? { name: box.boxname, sub: isOnlyBox ? '' : number }
    : { name: number, sub: '' };
};

interface StatePillProps {
  readonly packs: readonly Pack[];
  /** The packs without those that failed. */
  readonly provided: readonly Pack[];
  readonly days: number | null;
}

const StatePill = ({ packs, provided, days }: StatePillProps) => {
  const { state } = useText(homeText);
  if (packs.length === 0) return <Pill>{state.none}</Pill>;
  if (provided.length === 0) return <Pill $tone="bad">{state.failed}</Pill>;
  if (days === null) return <Pill $tone="ok">{state.active}</Pill>;
  const tone = daysTone(days);
  if (tone === 'danger') return <Pill $tone="bad">{days < 0 ? state.ended : state.lastDay}</Pill>;
  return <Pill $tone={tone === 'warn' ? 'warn' : 'ok'}>{state.active}</Pill>;
};

interface EndingProps {
  readonly days: number | null;
  readonly date: string;
}

const Ending = ({ days, date }: EndingProps) => {
  const { noDays } = useText(dashboardText);
  if (days === null) return <Headline>{noDays}</Headline>;
  return (
    <Stack $gap="s">
      <Row $gap="none m" $align="baseline" $apart>
        <Headline $tone={daysTone(days) === 'danger' ? 'danger' : 'ink'}>
          <DaysLeft days={days} />
        </Headline>
        <SoftText as="span">
          {/* The year is clear from the days left, which are beside the date. */}
          <DateText date={date} withoutYear={Math.abs(days) < 180} />
        </SoftText>
      </Row>
      <DaysLeftBar daysLeft={days} />
    </Stack>
  );
};

interface ActionsProps extends Omit<ServiceTileProps, 'isOnlyBox' | 'hasPacksWithoutBox'> {
  readonly name: string;
}

/**
 * "Renew" if the operator allows it and the wallet does not offer it, "Add packs" if there is no pack, and the refresh
 * of a box.
 */
const ServiceActions = ({ service, isAlone, name, box }: ActionsProps) => {
  const { place, stbno, packs } = service;
  const t = useText(homeText);
  const { renew, add } = useText(dashboardText);
  const refresh = useBoxRefresh(place === 'box' ? box : undefined, name);
  // The wallet already has the Renew button for the only service.
  const mayBeRenewed = !isAlone && renewableOf(packs).packs.length > 0;
  const isEmpty = packs.length === 0;
  return (
    <>
      {(mayBeRenewed || isEmpty || refresh.button) && (
        <TileActions>
          {mayBeRenewed && (
            <ButtonLink
              tone="tonal"
              wide
              to={renewServicePath({ place, stbno })}
              label={t.renewNamed(name)}
            >
              {renew}
            </ButtonLink>
          )}
          {isEmpty && (
            <ButtonLink tone="tonal" wide to={ADD_PACKS} label={t.addNamed(name)}>
              {add}
            </ButtonLink>
          )}
          {refresh.button}
        </TileActions>
      )}
      {refresh.answer}
    </>
  );
};
