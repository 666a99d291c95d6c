import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packNameOf, packStatusOf, termDaysOf } from '../../../../store/packs/packList';
import { packPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { target } from '../../../theme/tokens';
import { Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Ring } from '../../../ui/data/Ring';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { packWords } from '../onePack/packWords.text';
import { End, Standing } from '../onePack/Standing';

/** The home screen's ring, small enough for a row. */
export const SmallRing = styled.div`
  flex: none;
  & > * {
    display: block;
    width: 52px;
    height: 52px;
  }
`;

const Name = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target};
  /* A full target that does not make the row taller. */
  margin: -8px 0;
  overflow-wrap: anywhere;
`;

interface OfPack {
  readonly of: Pack;
}

/** Only what runs, or has run out, has days. */
const daysOf = (pack: Pack): number | null =>
  ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack)) ? pack.daysleft : null;

/** A pack in one line: how long it lasts, what it is, what it costs. Its name opens everything else. */
export const PackRow = ({ of: pack }: OfPack) => (
  <Row
    lead={
      <SmallRing>
        <Ring days={daysOf(pack)} term={termDaysOf(pack)} silent />
      </SmallRing>
    }
    title={
      <Name to={packPath(packNameOf(pack))}>
        <TextOr text={pack.productname} />
      </Name>
    }
    sub={
      <>
        <div>
          <Standing of={pack} />
        </div>
        <div>
          <End of={pack} />
        </div>
        <Extent of={pack} />
      </>
    }
    end={<Money of={pack.totalprice ?? pack.price} />}
    endSub={<Period of={pack} />}
  />
);

export const Extent = ({ of: { channelcount, speedmbps } }: OfPack) => {
  const t = useText(packWords);
  if (speedmbps) return <>{t.speed(speedmbps)}</>;
  return <>{channelcount === null ? EMPTY_TEXT : t.channels(channelcount)}</>;
};

/** What the price is for; before tax where the operator gave no more. */
export const Period = ({ of: { chargeperiod, totalprice, price } }: OfPack) => {
  const t = useText(packWords);
  const named = chargeperiod.toUpperCase();
  const period = isIn(t.per, named) ? t.per[named] : chargeperiod;
  const isBeforeTax = totalprice === null && price !== null;
  return <>{[period, isBeforeTax && t.beforeTax].filter(Boolean).join(', ')}</>;
};
