import styled from 'styled-components';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { savingOf } from '../../../../store/core/values/money';
import { priceWithTax, shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { TitleLink } from '../../../ui/layout/NameLink';
import { descriptionText, offerText } from '../catalogue.text';
import { AddButton } from '../rows/AddButton';
import { packCartProduct } from '../rows/cartProducts';
import { EntitlementText } from '../rows/EntitlementText';
import { useDescriptionPath, usePackFacts, usePriceNote } from '../rows/offerFacts';
import { usePurchaseTarget } from '../rows/purchaseTarget';

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

const Owned = styled.div`
  color: ${color.success};
`;

const PackLine = ({ pack }: { readonly pack: AvailablePack }) => {
  const { noPrice } = useText(offerText);
  const { contents, kindAndLanguage } = usePackFacts(pack);
  const { stbno } = usePurchaseTarget();
  const entitlement = useAppSelector((state) =>
    selectActiveEntitlements(state, stbno ?? ''),
  ).products.get(pack.productid);
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
            <Owned>
              <EntitlementText entitlement={entitlement} />
            </Owned>
          )}
        </>
      }
      end={<Money amount={shownPriceOf(pack).amount} />}
      endSub={usePriceNote(pack) || noPrice}
      action={<AddButton product={packCartProduct(pack)} entitlement={entitlement} />}
    />
  );
};
