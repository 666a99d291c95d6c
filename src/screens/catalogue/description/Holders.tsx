import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/money';
import { useText } from '../../../text/useText';
import { List } from '../../../ui/data/List';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { AddButton } from '../rows/AddButton';
import { useBuying } from '../rows/buying';
import { Line, OfferWords, PackPrice, useDescription } from '../rows/OfferLine';
import { KindPill, PackFacts } from '../rows/PackFacts';
import { wishOfPack } from '../browse/wishes';
import { descriptionText } from './description.text';

interface HoldersProps {
  readonly of: Channel;
  readonly packs: readonly AvailablePack[];
}

/** The packs that bring a channel; and it is said when one of them costs less than the channel alone. */
export const Holders = ({ of: channel, packs }: HoldersProps) => {
  const t = useText(descriptionText);
  const cheapest = packs[0];
  const less = cheapest && savingOf(channel, cheapest);
  if (packs.length === 0) return <p>{t.noPacks}</p>;
  return (
    <>
      {cheapest && less && <Alert>{t.cheaper(cheapest.productname, moneyText(less))}</Alert>}
      <List>
        {packs.map((pack) => (
          <li key={pack.productid}>
            <Holder of={pack} />
          </li>
        ))}
      </List>
    </>
  );
};

/** Both before tax and for a month; null where nothing is saved, or nobody can say. */
const savingOf = ({ pay, price }: Channel, pack: AvailablePack): Paise | null => {
  const isMonthly = pack.chargeperiod === '' || pack.chargeperiod === 'MONTHLY';
  if (!pay || price === null || pack.price === null || !isMonthly) return null;
  return pack.price < price ? ((price - pack.price) as Paise) : null; // whole paise stay whole
};

const Holder = ({ of: pack }: { readonly of: AvailablePack }) => {
  const { stbno } = useBuying();
  const mark = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? '')).products.get(
    pack.productid,
  );
  return (
    <Line>
      <OfferWords
        to={useDescription('pack', pack.productid)}
        name={pack.productname}
        badge={<KindPill of={pack.producttype} />}
        sub={<PackFacts of={pack} />}
        mark={mark}
      />
      <PackPrice of={pack} />
      <AddButton wish={wishOfPack(pack)} mark={mark} />
    </Line>
  );
};
