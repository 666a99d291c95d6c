import { loadCart, selectCartLines, selectCartWriteFailure } from '../../../store/cart/cart';
import { CHECKOUT } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { useAppSelector } from '../../app/hooks';
import { useLoadIfIdleOnMount } from '../../app/hooks/useFlow';
import { cartText } from './cart.text';
import { CartTotal } from './CartTotal';
import { CartFailureAlert } from './CartFailureAlert';
import { DockedBar, DockedLine } from '../../ui/layout/DockedBar';

/** The number of items in the cart and their total, visible wherever something can be added to it. */
export const CartBar = () => {
  const t = useText(cartText);
  const lines = useAppSelector(selectCartLines);
  const writeFailure = useAppSelector(selectCartWriteFailure);
  useLoadIfIdleOnMount(loadCart);
  const count = lines.filter(({ pending }) => pending !== 'removing').length;
  if (count === 0 && !writeFailure) return null;
  return (
    <DockedBar role="complementary" aria-label={t.cart} underList>
      <CartFailureAlert />
      {count > 0 && (
        <DockedLine>
          <p role="status">
            {t.inCart(count)} · <CartTotal />
          </p>
          <ButtonLink to={CHECKOUT}>{t.view}</ButtonLink>
        </DockedLine>
      )}
    </DockedBar>
  );
};
