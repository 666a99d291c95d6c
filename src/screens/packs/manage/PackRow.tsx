import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packRefOf, packStatusOf, termDaysOf } from '../../../../store/packs/packList';
import { packPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { target } from '../../../theme/tokens';
import { Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Ring } from '../../../ui/data/Ring';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { packWords } from '../onePack/packWords.text';
import { PackEndDate, PackStatusText } from '../onePack/PackStatus';

/** The home screen's ring, small enough for a row. */
export const SmallRing = styled.div`
  flex: none;
  & > * {
    display: block;
    width: 52px;
    height: 52px;
  }
`;

const PackLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target};
  /* A full target that does not make the row taller. */
  margin: -8px 0;
  overflow-wrap: anywhere;
`;

interface PackProps {
  readonly pack: Pack;
}

/** Only what runs, or has run out, has days. */
const shownDaysLeft = (pack: Pack): number | null =>
  ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack)) ? pack.daysleft : null;

/** A pack in one line: how long it lasts, what it is, what it costs. Its name opens everything else. */
export const PackRow = ({ pack }: PackProps) => (
  <Row
    lead={
      <SmallRing>
        <Ring days={shownDaysLeft(pack)} term={termDaysOf(pack)} silent />
      </SmallRing>
    }
    title={
      <PackLink to={packPath(packRefOf(pack))}>
        <TextOr text={pack.productname} />
      </PackLink>
    }
    sub={
      <>
        <div>
          <PackStatusText pack={pack} />
        </div>
        <div>
          <PackEndDate pack={pack} />
        </div>
        <PackSize pack={pack} />
      </>
    }
    end={<Money amount={pack.totalprice ?? pack.price} />}
    endSub={<PriceTerm pack={pack} />}
  />
);

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
