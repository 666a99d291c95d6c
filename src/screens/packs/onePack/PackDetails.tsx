import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isBroadband, packStatusOf } from '../../../../store/packs/packList';
import { useText } from '../../../text/useText';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { Facts } from './Facts';
import { PackSize, ChargePeriod } from '../manage/PackRow';
import { packViewText } from './packView.text';
import { packWords } from './packWords.text';

interface PackProps {
  readonly pack: Pack;
}

/** What the operator says of a pack, its price with the tax as it came. */
export const PackDetails = ({ pack }: PackProps) => {
  const t = useText(packViewText);
  const isRunning = packStatusOf(pack) === 'ACTIVE';
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (pack.daysleft ?? 0) < 0;
  const endDate = pack.disconnectdate || pack.expirydate;
  return (
    <Facts
      facts={[
        [t.price, <Price key="price" pack={pack} />],
        isBroadband(pack)
          ? [t.speed, <PackSize key="extent" pack={pack} />]
          : [t.channels, <Channels key="extent" pack={pack} />],
        isBroadband(pack) ? null : [t.box, <TextOr key="box" text={pack.stbno} />],
        [t.activated, <DateText key="activated" of={pack.activatedon} />],
        [hasEnded ? t.ended : t.ends, <DateText key="ends" of={endDate} />],
        isRunning ? [t.renewable, <DateText key="from" of={pack.renewablefrom} />] : null,
      ]}
    />
  );
};

const Price = ({ pack }: PackProps) => {
  const t = useText(packViewText);
  return (
    <>
      <Money of={pack.totalprice ?? pack.price} /> <ChargePeriod pack={pack} />
      {pack.totalprice !== null && pack.tax !== null && <small>{t.gst(moneyText(pack.tax))}</small>}
    </>
  );
};

const Channels = ({ pack: { channelcount, hdchannelcount } }: PackProps) => {
  const t = useText(packWords);
  return (
    <>
      {channelcount ?? EMPTY_TEXT}
      {hdchannelcount !== null && hdchannelcount > 0 && <small>{t.hd(hdchannelcount)}</small>}
    </>
  );
};
