import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { FactLine } from '../../../ui/data/FactLine';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Section } from '../../../ui/layout/Section';
import { descriptionText } from '../catalogue.text';
import { packCartProduct } from '../rows/cartProducts';
import { usePackFacts } from '../rows/offerFacts';
import { usePurchaseTarget } from '../rows/purchaseTarget';
import { PackChannels } from './PackChannels';
import { PictureAndText } from './PictureAndText';
import { Purchase } from './Purchase';

interface PackDescriptionProps {
  readonly pack: AvailablePack;
  readonly boxes: readonly Box[];
}

export const PackDescription = ({ pack, boxes }: PackDescriptionProps) => {
  const t = useText(descriptionText);
  const { contents, kindAndLanguage } = usePackFacts(pack);
  const { stbno } = usePurchaseTarget();
  const { products } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  return (
    <>
      <PictureAndText>
        <ProductPicture product={pack} size="large" />
        <div>
          <p>
            <FactLine facts={[...contents, ...kindAndLanguage]} />
          </p>
          <p>
            <TextOrDashes text={pack.description} />
          </p>
        </div>
      </PictureAndText>
      <Purchase
        offer={pack}
        product={packCartProduct(pack)}
        entitlement={products.get(pack.productid)}
        boxes={boxes}
      />
      {pack.producttype !== 'BROADBAND' && (
        <Section title={t.channels}>
          <PackChannels pack={pack} />
        </Section>
      )}
    </>
  );
};
