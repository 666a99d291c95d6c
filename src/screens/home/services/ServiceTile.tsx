import { useId } from 'react';
import styled from 'styled-components';
import { ADD_PACKS } from '../../../../store/core/paths';
import { renewServicePath } from '../../../../store/core/viewPaths';
import { isBroadband } from '../../../../store/packs/packList';
import { packStateOf, renewableOf } from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { WhenNear } from '../../../app/lazy/WhenNear';
import { useText } from '../../../text/useText';
import { color, size } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText, DaysLeft } from '../../../ui/data/DateText';
import { DaysLeftBar, ENDS_SOON } from '../../../ui/data/DaysLeftBar';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';
import { Pill } from '../../../ui/feedback/Pill';
import { ServiceMark, ServiceName } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/SoftText';
import { useBoxRefresh } from '../../help/guide/useBoxRefresh';
import { dashboardText, homeText } from '../home.text';
import { BroadbandUsage } from './broadbandPart';
import { PackLines } from './PackLines';
import type { Service } from './services';
import {
  Headline,
  Tile,
  TileActions,
  TileBody,
  TileEnds,
  TileEndsLine,
  TileHead,
} from './tileLayout';

interface ServiceTileProps {
  readonly service: Service;
  /** undefined for broadband, and for a box that the operator's list does not have. */
  readonly box: Box | undefined;
  /** The household has no other service. */
  readonly isAlone: boolean;
  /** Its name is enough to know it by. */
  readonly isOnlyBox: boolean;
  /** Packs of which the operator does not say the box may play on this one. */
  readonly mayHaveMore: boolean;
}

/** One service: which it is, whether it runs and until when, its packs and prices, and what can be done. */
export const ServiceTile = ({
  service,
  box,
  isAlone,
  isOnlyBox,
  mayHaveMore,
}: ServiceTileProps) => {
  const id = useId();
  const { name, sub } = useServiceName(service, box, isOnlyBox);
  const given = service.packs.filter((pack) => !isPackFailure(pack));
  const state = packStateOf(given);
  const lines = <PackLines packs={service.packs} days={state.days} />;
  return (
    <ServiceSurface aria-labelledby={id}>
      <TileHead>
        <ServiceMark aria-hidden $fibre={service.place === 'broadband'}>
          <Icon path={service.place === 'broadband' ? wifiIcon : packsIcon} />
        </ServiceMark>
        <ServiceName>
          <h2 id={id}>{name}</h2>
          {sub !== '' && <SoftText>{sub}</SoftText>}
        </ServiceName>
        {(service.packs.length > 0 || !mayHaveMore) && (
          <StatePill packs={service.packs} given={given} days={state.days} />
        )}
      </TileHead>
      {given.length > 0 && <Ending days={state.days} date={state.expirydate} />}
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
  { place, stbno, packs }: Service,
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
  readonly given: readonly Pack[];
  readonly days: number | null;
}

const StatePill = ({ packs, given, days }: StatePillProps) => {
  const { state } = useText(homeText);
  if (packs.length === 0) return <Pill>{state.none}</Pill>;
  if (given.length === 0) return <Pill $tone="bad">{state.failed}</Pill>;
  if (days !== null && days < 0) return <Pill $tone="bad">{state.ended}</Pill>;
  if (days === 0) return <Pill $tone="bad">{state.lastDay}</Pill>;
  const isSoon = days !== null && days <= ENDS_SOON;
  return <Pill $tone={isSoon ? 'warn' : 'ok'}>{state.active}</Pill>;
};

const EndDate = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface EndingProps {
  readonly days: number | null;
  readonly date: string;
}

const Ending = ({ days, date }: EndingProps) => {
  const { noDays } = useText(dashboardText);
  if (days === null) return <Headline>{noDays}</Headline>;
  return (
    <TileEnds>
      <TileEndsLine>
        <Headline $over={days <= 0}>
          <DaysLeft days={days} />
        </Headline>
        <EndDate>
          <DateText date={date} />
        </EndDate>
      </TileEndsLine>
      <DaysLeftBar daysLeft={days} />
    </TileEnds>
  );
};

interface ActionsProps extends Omit<ServiceTileProps, 'isOnlyBox' | 'mayHaveMore'> {
  readonly name: string;
}

/** Renewing where the operator would renew, packs where there are none, and the refresh of a box. */
const ServiceActions = ({ service, isAlone, name, box }: ActionsProps) => {
  const { place, stbno, packs } = service;
  const t = useText(homeText);
  const { renew, add } = useText(dashboardText);
  const refresh = useBoxRefresh(place === 'box' ? box : undefined, name);
  // The household's own button renews the only service.
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
