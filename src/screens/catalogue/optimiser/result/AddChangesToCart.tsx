import { Link } from 'react-router-dom';
import { addToCart, selectIsInCart, type CartProduct } from '../../../../../store/cart/cart';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { CHECKOUT } from '../../../../../store/core/paths';
import { useFocusRescue } from '../../../../app/hooks/useFocusRescue';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { resultText } from './savingResult.text';

const toCartProduct = (pack: Saving['addedPacks'][number]): CartProduct => {
  const { productid, productname, producttype, channelcount, price } = pack;
  return { productid, productname, producttype, channelcount, price };
};

/** All new packs at once: one addition, so that the cart never holds half of the change. */
export const AddChangesToCart = ({
  saving: { stbno, addedPacks },
}: {
  readonly saving: Saving;
}) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const isInCart = useAppSelector((state) =>
    addedPacks.every(({ productid }) => selectIsInCart(state, productid, stbno)),
  );
  // The button goes with the press.
  const node = useFocusRescue<HTMLDivElement>(isInCart);
  return (
    <div ref={node} tabIndex={-1}>
      {isInCart ? (
        <Alert tone="ok" action={<Link to={CHECKOUT}>{t.checkout}</Link>}>
          {t.inCart}
        </Alert>
      ) : (
        <Button
          wide
          onClick={() =>
            dispatch(
              addToCart.requested({
                products: addedPacks.map(toCartProduct),
                stbno,
                chargeperiod: 'MONTHLY',
              }),
            )
          }
        >
          {t.toCart}
        </Button>
      )}
    </div>
  );
};
