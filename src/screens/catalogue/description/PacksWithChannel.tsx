import { savingOf } from '../../../../store/core/values/money';
import { priceWithTax, shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { TitleLink } from '../../../ui/layout/NameLink';
import { Text } from '../../../ui/layout/Text';
import { descriptionText, offerText } from '../catalogue.text';
import { AddButton, packCartProduct } from '../rows/AddButton';
import {
  EntitlementText,
  useDescriptionPath,
  usePackFacts,
  usePriceNote,
} from '../rows/offerFacts';
import { useEntitlements } from '../rows/purchaseTarget';

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
          <PackLine key={pack.productid} pack={pack} />
        ))}
      </List>
    </>
  );
};

/**
 * What the pack saves in a month compared with the channel alone, with tax if both prices are known with tax, otherwise
 * before tax. null for a free channel, a pack that is not monthly, an unknown price, or a saving of less than a rupee.
 */
const packSaving = (channel: Channel, pack: AvailablePack) => {
  const isMonthly = pack.chargeperiod === '' || pack.chargeperiod === 'MONTHLY';
  if (!channel.pay || !isMonthly) return null;
  const [channelPrice, packPrice] = [priceWithTax(channel), priceWithTax(pack)];
  const isWithTax = channelPrice !== null && packPrice !== null;
  const amount = isWithTax
    ? savingOf(packPrice, channelPrice)
    : savingOf(pack.price, channel.price);
  return amount && { amount, isWithTax };
};

const PackLine = ({ pack }: { readonly pack: AvailablePack }) => {
  const { noPrice } = useText(offerText);
  const { contents, kindAndLanguage } = usePackFacts(pack);
  const entitlement = useEntitlements().products.get(pack.productid);
  return (
    <ListRow
      lead={<ProductPicture product={pack} />}
      title={
        <TitleLink to={useDescriptionPath('pack', pack.productid)}>{pack.productname}</TitleLink>
      }
      sub={
        <>
          <FactLine facts={[...contents, ...kindAndLanguage]} />
          {entitlement && (
            <Text as="div" $tone="success">
              <EntitlementText entitlement={entitlement} />
            </Text>
          )}
        </>
      }
      end={<Money amount={shownPriceOf(pack).amount} />}
      endSub={usePriceNote(pack) || noPrice}
      action={<AddButton product={packCartProduct(pack)} entitlement={entitlement} />}
    />
  );
};
