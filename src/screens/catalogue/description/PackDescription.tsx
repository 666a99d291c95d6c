import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { usePurchaseTarget } from '../rows/purchaseTarget';
import { offerText } from '../rows/offer.text';
import { KindPill, PackSummary } from '../rows/PackSummary';
import { packCartProduct } from '../rows/cartProducts';
import { PackChannels } from './PackChannels';
import { descriptionText } from './description.text';
import { PictureAndText } from './PictureAndText';
import { Purchase } from './Purchase';

interface PackDescriptionProps {
  readonly pack: AvailablePack;
  readonly boxes: readonly Box[];
}

export const PackDescription = ({ pack, boxes }: PackDescriptionProps) => {
  const t = useText(descriptionText);
  const texts = useText(offerText);
  const { stbno } = usePurchaseTarget();
  const { products } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  const isWithTax = pack.totalprice !== null;
  const period =
    // Checked just before.
    isIn(texts.per, pack.chargeperiod) ? pack.chargeperiod : 'MONTHLY';
  return (
    <>
      <PictureAndText>
        <ProductPicture product={pack} size="large" />
        <div>
          <p>
            <PackSummary pack={pack} />
            <KindPill kind={pack.producttype} />
          </p>
          <p>
            <TextOr text={pack.description} />
          </p>
        </div>
      </PictureAndText>
      <Purchase
        product={packCartProduct(pack)}
        entitlement={products.get(pack.productid)}
        boxes={boxes}
        amount={pack.totalprice ?? pack.price}
        amountNote={`${texts.per[period]}, ${isWithTax ? texts.withTax : texts.beforeTax}`}
        priceParts={
          isWithTax
            ? [
                [t.beforeTax, <Money key="beforeTax" amount={pack.price} />],
                [t.tax, <Money key="tax" amount={pack.tax} />],
              ]
            : []
        }
      />
      {pack.producttype !== 'BROADBAND' && (
        <Section title={t.channels}>
          <PackChannels productid={pack.productid} />
        </Section>
      )}
    </>
  );
};
