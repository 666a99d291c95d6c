import styled from 'styled-components';
import { shownPriceOf } from '../../../../store/core/values/price';
import { packPath } from '../../../../store/core/viewPaths';
import { isPackRunning, packRefOf } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { DaysLeftBar } from '../../../ui/data/DaysLeftBar';
import { ListRow } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { EMPTY_TEXT, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { NameLink } from '../../../ui/layout/NameLink';
import { PackEndDate, PackStatusText } from '../onePack/PackStatus';
import { packWords } from '../packs.text';
import { Ends } from './PackGroupCard';

const PackName = styled(NameLink)`
  overflow-wrap: anywhere;
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Bar = styled.div`
  display: grid;
  max-width: 13rem;
  padding: ${space.xs} 0;
`;

interface PackProps {
  readonly pack: Pack;
}

interface PackDaysProps extends PackProps {
  /** The bar at the foot says on which day it ends. */
  readonly isEndSaid?: boolean;
}

/** A pack on a phone: what it is, how long it lasts, what it costs. Its name opens everything else. */
export const PackRow = ({ pack, isEndSaid = false }: PackDaysProps) => (
  <ListRow
    lead={<ProductPicture product={pack} />}
    title={
      <Ends>
        <PackLink pack={pack} />
        <Money amount={shownPriceOf(pack).amount} />
      </Ends>
    }
    sub={
      <>
        <PackDays pack={pack} isEndSaid={isEndSaid} />
        <Ends>
          <span>{hasSize(pack) && <PackSize pack={pack} />}</span>
          <span>
            <PriceTerm pack={pack} />
          </span>
        </Ends>
      </>
    }
  />
);

export const PackLink = ({ pack }: PackProps) => (
  <PackName to={packPath(packRefOf(pack))}>
    <TextOrDashes text={pack.productname} />
  </PackName>
);

/** How long it lasts, in words and as a bar. Only what runs, or has run out, has days; what has run out has no bar. */
export const PackDays = ({ pack, isEndSaid = false }: PackDaysProps) => {
  const { daysleft } = pack;
  const hasDays = ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack)) && daysleft !== null;
  return (
    <>
      <Days>
        <PackStatusText pack={pack} />
        {/* The days say already that it ends. */}
        {hasDays && !isMarkedForRemoval(pack) ? (
          !isEndSaid && <DateText date={pack.expirydate} />
        ) : (
          <PackEndDate pack={pack} />
        )}
      </Days>
      {hasDays && isPackRunning(pack) && (
        <Bar>
          <DaysLeftBar daysLeft={daysleft} />
        </Bar>
      )}
    </>
  );
};

const hasSize = ({ channelcount, speedmbps }: Pack) => Boolean(speedmbps) || channelcount !== null;

export const PackSize = ({ pack: { channelcount, speedmbps } }: PackProps) => {
  const t = useText(packWords);
  if (speedmbps) return <>{t.speed(speedmbps)}</>;
  return <>{channelcount === null ? EMPTY_TEXT : t.channels(channelcount)}</>;
};

/** The term of the price; labelled as before tax when the operator does not say it with tax. */
export const PriceTerm = ({ pack }: PackProps) => {
  const t = useText(packWords);
  const { amount, isWithTax } = shownPriceOf(pack);
  const chargePeriod = pack.chargeperiod.toUpperCase();
  const period = isIn(t.per, chargePeriod) ? t.per[chargePeriod] : pack.chargeperiod;
  return <>{[period, amount !== null && !isWithTax && t.beforeTax].filter(Boolean).join(', ')}</>;
};
