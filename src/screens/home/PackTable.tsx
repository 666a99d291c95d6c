import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { loadActivePacks, selectActivePacks, selectLastHome } from '../../../store/packs/packs';
import { isPackFailure } from '../../../store/packs/packResult';
import { MY_PACKS } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { useText } from '../../text/useText';
import { isIn } from '../../text/words';
import { color, weight } from '../../theme/tokens';
import { DaysLeft } from '../../ui/data/DateText';
import { List, Row } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EMPTY_TEXT, TextOr } from '../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UnreadableRows } from '../../app/UnreadableRows';
import { dashboardText } from './dashboard.text';
import { ListCard } from './homeLayout';
import { LastKnownPacks } from './LastKnownHome';

/** Every pack with its days and its price; of one that failed it says so. Without packs the card above says so. */
export const PackTable = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectActivePacks);
  const last = useAppSelector(selectLastHome);
  if (packs?.length === 0) return null;
  return (
    <ListCard>
      <Section title={t.myPacks} actions={<Link to={MY_PACKS}>{t.manage}</Link>}>
        <UnreadableRows call="activePacks" />
        <Loaded
          flow={loadActivePacks}
          value={packs}
          onRetry={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
          skeleton={<SkeletonRows count={3} />}
          lastKnown={last && <LastKnownPacks last={last} />}
        >
          {(running) => (
            <List>
              {running.map((pack) => (
                <Row
                  key={`${pack.productid} ${pack.stbno}`}
                  title={<TextOr text={pack.productname} />}
                  sub={<Extent pack={pack} />}
                  end={<Money amount={pack.totalprice ?? pack.price} />}
                  endSub={
                    <>
                      <LongTerm pack={pack} />
                      {isPackFailure(pack) ? (
                        <EndedText>{t.failed}</EndedText>
                      ) : (
                        <DaysLeftText days={pack.daysleft} />
                      )}
                    </>
                  }
                />
              ))}
            </List>
          )}
        </Loaded>
      </Section>
    </ListCard>
  );
};

/** A price that is not for a month says for how long it is. */
const LongTerm = ({ pack: { chargeperiod } }: { readonly pack: Pack }) => {
  const { per } = useText(dashboardText);
  const period = chargeperiod.toUpperCase();
  return isIn(per, period) ? <div>{per[period]}</div> : null;
};

const EndedText = styled.span`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

const DaysLeftText = ({ days }: { readonly days: number | null }) =>
  days !== null && days < 0 ? (
    <EndedText>
      <DaysLeft days={days} />
    </EndedText>
  ) : (
    <DaysLeft days={days} />
  );

const Extent = ({ pack: { channelcount, speedmbps } }: { readonly pack: Pack }) => {
  const t = useText(dashboardText);
  if (speedmbps) return <>{t.speed(speedmbps)}</>;
  return <>{channelcount === null ? EMPTY_TEXT : t.channels(channelcount)}</>;
};
