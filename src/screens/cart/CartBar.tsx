import { loadCart, selectCartLines, selectCartWriteFailure } from '../../../store/cart/cart';
import { CHECKOUT } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { useAppSelector } from '../../app/hooks';
import { useLoadIfIdleOnMount } from '../../app/hooks/useFlow';
import { cartText } from './cart.text';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
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
  const content = count > 0 && (
    <>
      {t.inCart(count)} · <CartTotal />
    </>
  );
  return (
    <>
      {/* Always there: a live region that arrives with its sentence is not read out. */}
      <VisuallyHidden role="status">{content}</VisuallyHidden>
      {(content || writeFailure) && (
        <DockedBar role="complementary" aria-label={t.cart} underList>
          <CartFailureAlert />
          {content && (
            <DockedLine>
              <p>{content}</p>
              <ButtonLink to={CHECKOUT}>{t.view}</ButtonLink>
            </DockedLine>
          )}
        </DockedBar>
      )}
    </>
  );
};
