import { useSearchParams } from 'react-router-dom';
import type { CartProduct } from '../../../../store/cart/cart';
import { type Entitlement, isOwned } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/layout/Card';
import { SoftText } from '../../../ui/layout/Text';
import { descriptionText, offerText } from '../catalogue.text';
import { AddButton } from '../rows/AddButton';
import { EntitlementText, usePriceNote } from '../rows/offerFacts';
import { BoxSelect, PurchaseTermSelect } from '../rows/PurchaseSelects';

interface PurchaseProps {
  readonly offer: AvailablePack | Channel;
  readonly product: CartProduct;
  readonly entitlement: Entitlement | undefined;
}

/** The price, the choice of box and term, and the button that adds the product to the cart. */
export const Purchase = ({ offer, product, entitlement }: PurchaseProps) => {
  const t = useText(descriptionText);
  const { amount, parts } = shownPriceOf(offer);
  const amountNote = usePriceNote(offer);
  const { noPrice } = useText(offerText);
  const [, setParams] = useSearchParams();
  const setParam = (name: string, value: string) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card>
      <p>
        <Money amount={amount} size="big" /> <SoftText as="span">{amountNote}</SoftText>
      </p>
      {parts && (
        <FactList
          look="compact"
          facts={[
            [t.beforeTax, <Money key="beforeTax" amount={parts.beforeTax} />],
            [t.tax, <Money key="tax" amount={parts.tax} />],
          ]}
        />
      )}
      {entitlement && (
        <Alert tone="ok">
          <EntitlementText entitlement={entitlement} />
        </Alert>
      )}
      {product.price === null && <SoftText>{noPrice}</SoftText>}
      {!isOwned(entitlement) && product.price !== null && product.productid !== '' && (
        <>
          {product.producttype !== 'BROADBAND' && (
            <BoxSelect onChange={(box) => setParam('box', String(box + 1))} />
          )}
          <PurchaseTermSelect onChange={(term) => setParam('term', term.toLowerCase())} />
          <AddButton size="sentence" product={product} entitlement={entitlement} />
          <SoftText>{t.note}</SoftText>
        </>
      )}
    </Card>
  );
};
