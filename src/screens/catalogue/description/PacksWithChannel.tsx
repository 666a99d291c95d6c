import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { savingOf } from '../../../../store/core/values/money';
import { priceWithTax } from '../../../../store/core/values/price';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { List } from '../../../ui/data/List';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { AddButton } from '../rows/AddButton';
import { usePurchaseTarget } from '../rows/purchaseTarget';
import { OfferRow, OfferText, PackPrice, useDescriptionPath } from '../rows/OfferRow';
import { KindPill, PackSummary } from '../rows/PackSummary';
import { packCartProduct } from '../rows/cartProducts';
import { descriptionText } from './description.text';

interface PacksWithChannelProps {
  readonly channel: Channel;
  readonly packs: readonly AvailablePack[];
}

/** The packs with a channel, and a note when one of them costs less than the channel alone. */
export const PacksWithChannel = ({ channel, packs }: PacksWithChannelProps) => {
  const t = useText(descriptionText);
  const cheapest = packs[0];
  const saving = cheapest && packSaving(channel, cheapest);
  if (packs.length === 0) return <p>{t.noPacks}</p>;
  return (
    <>
      {cheapest && saving && (
        <Alert>
          {(saving.isWithTax ? t.cheaper : t.cheaperBeforeTax)(
            cheapest.productname,
            moneyText(saving.amount),
          )}
        </Alert>
      )}
      <List>
        {packs.map((pack) => (
          <li key={pack.productid}>
            <PackLine pack={pack} />
          </li>
        ))}
      </List>
    </>
  );
};

/**
 * For a month, both with tax or, where one of them is not known with it, both before tax. Null when nothing to speak
 * of is saved or a price is unknown.
 */
const packSaving = (channel: Channel, pack: AvailablePack) => {
  const isMonthly = pack.chargeperiod === '' || pack.chargeperiod === 'MONTHLY';
  if (!channel.pay || !isMonthly) return null;
  const [own, other] = [priceWithTax(channel), priceWithTax(pack)];
  const isWithTax = own !== null && other !== null;
  const amount = isWithTax ? savingOf(other, own) : savingOf(pack.price, channel.price);
  return amount && { amount, isWithTax };
};

const PackLine = ({ pack }: { readonly pack: AvailablePack }) => {
  const { stbno } = usePurchaseTarget();
  const entitlement = useAppSelector((state) =>
    selectActiveEntitlements(state, stbno ?? ''),
  ).products.get(pack.productid);
  return (
    <OfferRow>
      <ProductPicture product={pack} />
      <OfferText
        to={useDescriptionPath('pack', pack.productid)}
        name={pack.productname}
        badge={<KindPill kind={pack.producttype} />}
        sub={<PackSummary pack={pack} />}
        entitlement={entitlement}
      />
      <PackPrice pack={pack} />
      <AddButton product={packCartProduct(pack)} entitlement={entitlement} />
    </OfferRow>
  );
};
