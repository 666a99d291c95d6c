import { shownPriceOf } from '../../../../store/core/values/price';
import { isBroadband } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { DateText, daysUntil } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { PackSize, PriceTerm } from '../manage/PackRow';
import { packViewText, packWords } from '../packs.text';

interface PackProps {
  readonly pack: Pack;
}

/** The facts about a pack. The price includes tax if the operator gives the tax. */
export const PackDetails = ({ pack }: PackProps) => {
  const now = useOperatorNow();
  const t = useText(packViewText);
  const isKept = packStatusOf(pack) === 'ACTIVE' && !isMarkedForRemoval(pack);
  const isRenewableLater = isKept && (daysUntil(pack.renewablefrom, now) ?? 0) >= 0;
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (pack.daysleft ?? 0) < 0;
  const endDate = pack.disconnectdate || pack.expirydate;
  return (
    <FactList
      look="compact"
      facts={[
        [t.price, <Price key="price" pack={pack} />],
        isBroadband(pack)
          ? [t.speed, <PackSize key="extent" pack={pack} />]
          : [t.channels, <Channels key="extent" pack={pack} />],
        isBroadband(pack) ? null : [t.box, pack.stbno],
        [t.activated, <DateText key="activated" date={pack.activatedon} />],
        [hasEnded ? t.ended : t.ends, <DateText key="ends" date={endDate} />],
        isRenewableLater ? [t.renewable, <DateText key="from" date={pack.renewablefrom} />] : null,
      ]}
    />
  );
};

const Price = ({ pack }: PackProps) => {
  const t = useText(packViewText);
  const { amount, parts } = shownPriceOf(pack);
  return (
    <>
      <Money amount={amount} /> <PriceTerm pack={pack} />
      {parts && <small>{t.gst(moneyText(parts.tax))}</small>}
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
