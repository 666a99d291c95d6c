import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packRefOf, packStatusOf } from '../../../../store/packs/packList';
import { packPath } from '../../../../store/core/paths';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { space } from '../../../theme/tokens';
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
    end={<Money amount={pack.totalprice ?? pack.price} />}
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
        <PackEndDate pack={pack} />
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

/** The term of the price; labelled as before tax when the operator gives no total. */
export const PriceTerm = ({ pack: { chargeperiod, totalprice, price } }: PackProps) => {
  const t = useText(packWords);
  const chargePeriod = chargeperiod.toUpperCase();
  const period = isIn(t.per, chargePeriod) ? t.per[chargePeriod] : chargeperiod;
  const isBeforeTax = totalprice === null && price !== null;
  return <>{[period, isBeforeTax && t.beforeTax].filter(Boolean).join(', ')}</>;
};
