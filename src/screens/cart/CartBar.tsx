import { useEffect } from 'react';
import { loadCart, selectCartLines, selectCartTrouble } from '../../../store/cart/cart';
import { CHECKOUT } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { cartText } from './cart.text';
import { CartTotal } from './CartTotal';
import { CartTroubleNotice } from './CartTroubleNotice';
import { FootBar, FootLine } from './FootBar';

/** How much is in the cart and what it comes to, in view wherever something can be put into it. */
export const CartBar = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const trouble = useAppSelector(selectCartTrouble);
  useEffect(() => {
    dispatch(loadCart.requested());
  }, [dispatch]);
  const count = lines.filter(({ pending }) => pending !== 'removing').length;
  if (count === 0 && !trouble) return null;
  return (
    <FootBar aria-label={t.cart}>
      <CartTroubleNotice />
      {count > 0 && (
        <FootLine>
          <p role="status">
            {t.inCart(count)} · <CartTotal />
          </p>
          <ButtonLink to={CHECKOUT}>{t.view}</ButtonLink>
        </FootLine>
      )}
    </FootBar>
  );
};
