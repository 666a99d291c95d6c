import { Fragment } from 'react';
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

/** The facts about a pack. The price includes tax if the operator gives the tax. */
export const PackDetails = ({ pack }: { readonly pack: Pack }) => {
  const now = useOperatorNow();
  const t = useText(packViewText);
  const { hd } = useText(packWords);
  const { amount, parts } = shownPriceOf(pack);
  const { channelcount, hdchannelcount } = pack;
  const isKept = packStatusOf(pack) === 'ACTIVE' && !isMarkedForRemoval(pack);
  const isRenewableLater = isKept && (daysUntil(pack.renewablefrom, now) ?? 0) >= 0;
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (pack.daysleft ?? 0) < 0;
  const endDate = pack.disconnectdate || pack.expirydate;
  return (
    <FactList
      look="compact"
      facts={[
        [
          t.price,
          <Fragment key="price">
            <Money amount={amount} /> <PriceTerm pack={pack} />
            {parts && <small>{t.gst(moneyText(parts.tax))}</small>}
          </Fragment>,
        ],
        isBroadband(pack)
          ? [t.speed, <PackSize key="extent" pack={pack} />]
          : [
              t.channels,
              <Fragment key="extent">
                {channelcount ?? EMPTY_TEXT}
                {hdchannelcount !== null && hdchannelcount > 0 && (
                  <small>{hd(hdchannelcount)}</small>
                )}
              </Fragment>,
            ],
        isBroadband(pack) ? null : [t.box, pack.stbno],
        [t.activated, <DateText key="activated" date={pack.activatedon} />],
        [hasEnded ? t.ended : t.ends, <DateText key="ends" date={endDate} />],
        isRenewableLater ? [t.renewable, <DateText key="from" date={pack.renewablefrom} />] : null,
      ]}
    />
  );
};
