import styled from 'styled-components';
import { addToCart, type CartProduct, removeFromCart } from '../../../../store/cart/cart';
import { type Entitlement, selectCartLine } from '../../../../store/catalogue/activeEntitlements';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/data/Icon';
import { addIcon, checkIcon } from '../../../ui/data/icons';
import { offerText } from './offer.text';
import { usePurchaseTarget } from './purchaseTarget';

/** In a card: its one action, as high as a finger. */
const CardButton = styled(Button)`
  min-height: ${target};
  padding-inline: ${space.m};
`;

interface AddButtonProps {
  readonly product: CartProduct;
  readonly entitlement: Entitlement | undefined;
  /** An icon in a row, a word in a card, a sentence on the product's own page. */
  readonly size?: 'icon' | 'word' | 'sentence';
}

/** Adds to the cart and removes from it. Not shown when the subscriber has the product or cannot buy it. */
export const AddButton = ({ product, entitlement, size = 'icon' }: AddButtonProps) => {
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
  const icon = shownLine ? checkIcon : addIcon;
  const label = (shownLine ? t.remove : t.add)(product.productname);
  switch (size) {
    case 'icon':
      return (
        <IconButton
          icon={icon}
          label={label}
          tone={shownLine ? 'primary' : 'ghost'}
          busy={isBusy}
          onClick={press}
        />
      );
    case 'word':
      return (
        <CardButton
          tone={shownLine ? 'tonal' : 'ghost'}
          busy={isBusy}
          // The name of a button begins with the words on it, or holds them.
          aria-label={shownLine ? `${t.inCartWord}. ${label}` : label}
          title={label}
          onClick={press}
        >
          <Icon path={icon} size={18} />
          {shownLine ? t.inCartWord : t.addWord}
        </CardButton>
      );
    case 'sentence':
      return (
        <Button tone={shownLine ? 'ghost' : 'primary'} busy={isBusy} onClick={press}>
          {shownLine ? t.removeShort : t.addShort}
        </Button>
      );
  }
};
