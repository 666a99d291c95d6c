import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isBroadband, packStatusOf } from '../../../../store/packs/packList';
import { useText } from '../../../text/useText';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { Facts } from './Facts';
import { Extent, Period } from '../manage/PackRow';
import { packViewText } from './packView.text';
import { packWords } from './packWords.text';

interface OfPack {
  readonly of: Pack;
}

/** What the operator says of a pack, its price with the tax as it came. */
export const PackFacts = ({ of: pack }: OfPack) => {
  const t = useText(packViewText);
  const isRunning = packStatusOf(pack) === 'ACTIVE';
  const isOver = packStatusOf(pack) === 'CANCEL' || (pack.daysleft ?? 0) < 0;
  const ends = pack.disconnectdate || pack.expirydate;
  return (
    <Facts
      facts={[
        [t.price, <Price key="price" of={pack} />],
        isBroadband(pack)
          ? [t.speed, <Extent key="extent" of={pack} />]
          : [t.channels, <Channels key="extent" of={pack} />],
        isBroadband(pack) ? null : [t.box, <TextOr key="box" text={pack.stbno} />],
        [t.activated, <DateText key="activated" of={pack.activatedon} />],
        [isOver ? t.ended : t.ends, <DateText key="ends" of={ends} />],
        isRunning ? [t.renewable, <DateText key="from" of={pack.renewablefrom} />] : null,
      ]}
    />
  );
};

const Price = ({ of: pack }: OfPack) => {
  const t = useText(packViewText);
  return (
    <>
      <Money of={pack.totalprice ?? pack.price} /> <Period of={pack} />
      {pack.totalprice !== null && pack.tax !== null && <small>{t.gst(moneyText(pack.tax))}</small>}
    </>
  );
};

const Channels = ({ of: { channelcount, hdchannelcount } }: OfPack) => {
  const t = useText(packWords);
  return (
    <>
      {channelcount ?? EMPTY_TEXT}
      {hdchannelcount !== null && hdchannelcount > 0 && <small>{t.hd(hdchannelcount)}</small>}
    </>
  );
};
