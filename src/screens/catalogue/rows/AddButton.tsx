import { addToCart, removeFromCart, type CartProduct } from '../../../../store/cart/cart';
import { selectCartLine, type Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { addIcon, checkIcon } from '../../../ui/data/icons';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { usePurchaseTarget } from './purchaseTarget';
import { offerText } from './offer.text';

interface AddButtonProps {
  readonly product: CartProduct;
  readonly entitlement: Entitlement | undefined;
  /** With words, where there is room for them. */
  readonly isLong?: boolean;
}

/** Adds to the cart and removes from it. Not shown when the subscriber has the product or cannot buy it. */
export const AddButton = ({ product, entitlement, isLong = false }: AddButtonProps) => {
  const t = useText(offerText);
  const dispatch = useAppDispatch();
  const { stbno, term } = usePurchaseTarget();
  const shownLine = entitlement?.reason === 'inCart' ? entitlement.line : null;
  const line = useAppSelector((state) =>
    shownLine ? selectCartLine(state, shownLine.cartitemid) : null,
  );
  const needsBox = product.producttype !== 'BROADBAND';
  if (entitlement?.reason === 'owned') return null;
  if (
    !shownLine &&
    (product.price === null || product.productid === '' || (needsBox && stbno === null))
  )
    return null;
  const press = () => {
    if (line) dispatch(removeFromCart.requested({ lines: [line] }));
    else
      dispatch(
        addToCart.requested({
          products: [product],
          stbno: needsBox ? (stbno ?? '') : '',
          chargeperiod: term,
        }),
      );
  };
  const isBusy = shownLine?.pending === 'adding';
  return isLong ? (
    <Button tone={shownLine ? 'ghost' : 'primary'} busy={isBusy} onClick={press}>
      {shownLine ? t.removeShort : t.addShort}
    </Button>
  ) : (
    <IconButton
      icon={shownLine ? checkIcon : addIcon}
      label={(shownLine ? t.remove : t.add)(product.productname)}
      tone={shownLine ? 'primary' : 'ghost'}
      busy={isBusy}
      onClick={press}
    />
  );
};
