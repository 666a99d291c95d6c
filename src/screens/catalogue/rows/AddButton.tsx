import { addToCart, removeFromCart, type Wish } from '../../../../store/cart/cart';
import { selectCartLine, type Mark } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/forms/IconButton';
import { addIcon, checkIcon } from '../../../ui/data/icons';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBuying } from './buying';
import { offerText } from './offer.text';

interface AddButtonProps {
  readonly wish: Wish;
  readonly mark: Mark | undefined;
  /** With words, where there is room for them. */
  readonly isLong?: boolean;
}

/** Into the cart, and out of it again. Whoever has it, or cannot have it, is shown no button. */
export const AddButton = ({ wish, mark, isLong = false }: AddButtonProps) => {
  const t = useText(offerText);
  const dispatch = useAppDispatch();
  const { stbno, term } = useBuying();
  const shown = mark?.why === 'inCart' ? mark.line : null;
  const line = useAppSelector((state) => (shown ? selectCartLine(state, shown.cartitemid) : null));
  const needsBox = wish.producttype !== 'BROADBAND';
  if (mark?.why === 'owned') return null;
  if (!shown && (wish.price === null || wish.productid === '' || (needsBox && stbno === null)))
    return null;
  const press = () => {
    if (line) dispatch(removeFromCart.requested({ lines: [line] }));
    else
      dispatch(
        addToCart.requested({
          wishes: [wish],
          stbno: needsBox ? (stbno ?? '') : '',
          chargeperiod: term,
        }),
      );
  };
  const isBusy = shown?.pending === 'adding';
  return isLong ? (
    <Button tone={shown ? 'ghost' : 'primary'} busy={isBusy} onClick={press}>
      {shown ? t.removeShort : t.addShort}
    </Button>
  ) : (
    <IconButton
      icon={shown ? checkIcon : addIcon}
      label={(shown ? t.remove : t.add)(wish.productname)}
      tone={shown ? 'primary' : 'ghost'}
      busy={isBusy}
      onClick={press}
    />
  );
};
