import { useSearchParams } from 'react-router-dom';
import type { CartProduct } from '../../../../store/cart/cart';
import { type Entitlement, isOwned } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/layout/Card';
import { SoftText } from '../../../ui/layout/Text';
import { browseStateFromQuery } from '../browse/browseState';
import { descriptionText, offerText } from '../catalogue.text';
import { AddButton } from '../rows/AddButton';
import { EntitlementText, usePriceNote } from '../rows/offerFacts';
import { BoxSelect, PurchaseTermSelect } from '../rows/PurchaseSelects';

interface PurchaseProps {
  readonly offer: AvailablePack | Channel;
  readonly product: CartProduct;
  readonly entitlement: Entitlement | undefined;
  readonly boxes: readonly Box[];
}

/** The price, the choice of box and term, and the button that adds the product to the cart. */
export const Purchase = ({ offer, product, entitlement, boxes }: PurchaseProps) => {
  const t = useText(descriptionText);
  const { amount, parts } = shownPriceOf(offer);
  const amountNote = usePriceNote(offer);
  const { noPrice } = useText(offerText);
  const needsBox = product.producttype !== 'BROADBAND';
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
          {needsBox && <PurchaseBox boxes={boxes} />}
          <PurchaseTerm />
          <AddButton size="sentence" product={product} entitlement={entitlement} />
          <SoftText>{t.note}</SoftText>
        </>
      )}
    </Card>
  );
};

const usePurchaseQuery = () => {
  const [query, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { browse: browseStateFromQuery(query), set };
};

const PurchaseBox = ({ boxes }: { readonly boxes: readonly Box[] }) => {
  const { browse, set } = usePurchaseQuery();
  return (
    <BoxSelect boxes={boxes} browse={browse} onChange={({ box }) => set('box', String(box + 1))} />
  );
};

const PurchaseTerm = () => {
  const { browse, set } = usePurchaseQuery();
  return (
    <PurchaseTermSelect term={browse.term} onChange={(term) => set('term', term.toLowerCase())} />
  );
};
