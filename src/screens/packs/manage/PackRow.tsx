import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packRefOf, packStatusOf } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import { packPath } from '../../../../store/core/paths';
import { shownPriceOf } from '../../../../store/core/values/price';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { EndsBar } from '../../../ui/data/EndsBar';
import { Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { NameLink } from '../../../ui/layout/NameLink';
import { packWords } from '../onePack/packWords.text';
import { PackEndDate, PackStatusText } from '../onePack/PackStatus';

const PackName = styled(NameLink)`
  overflow-wrap: anywhere;
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  align-items: baseline;
  font-size: ${size.small};
  color: ${color.inkSoft};
  svg {
    flex: 1 0 100%;
    margin: ${space.xs} 0;
    max-width: 13rem;
  }
`;

interface PackProps {
  readonly pack: Pack;
}

/** A pack in one line: what it is, how long it lasts, what it costs. Its name opens everything else. */
export const PackRow = ({ pack }: PackProps) => (
  <Row
    lead={<ProductPicture product={pack} />}
    title={<PackLink pack={pack} />}
    sub={
      <>
        <PackEnds pack={pack} />
        <PackSize pack={pack} />
      </>
    }
    end={<Money amount={shownPriceOf(pack).amount} />}
    endSub={<PriceTerm pack={pack} />}
  />
);

export const PackLink = ({ pack }: PackProps) => (
  <PackName to={packPath(packRefOf(pack))}>
    <TextOr text={pack.productname} />
  </PackName>
);

/** How long it lasts, in words and as a bar. Only what runs, or has run out, has days. */
export const PackEnds = ({ pack }: PackProps) => {
  const hasDays = ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack)) && pack.daysleft !== null;
  return (
    <Ends>
      <div>
        <PackStatusText pack={pack} />
      </div>
      <div>
        {/* The days say already that it ends. */}
        {hasDays && !isMarkedForRemoval(pack) ? (
          <DateText date={pack.expirydate} />
        ) : (
          <PackEndDate pack={pack} />
        )}
      </div>
      {hasDays && <EndsBar daysLeft={pack.daysleft ?? 0} />}
    </Ends>
  );
};

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
