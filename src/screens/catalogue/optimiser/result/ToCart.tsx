import { Link } from 'react-router-dom';
import { addToCart, selectIsInCart, type Wish } from '../../../../../store/cart/cart';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { CHECKOUT } from '../../../../../store/core/paths';
import { useFocusRescue } from '../../../../app/hooks/useFocusRescue';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { resultText } from './result.text';

const asWish = (pack: Saving['comes'][number]): Wish => {
  const { productid, productname, producttype, channelcount, price } = pack;
  return { productid, productname, producttype, channelcount, price };
};

/** All new packs at once: one addition, so that the cart never holds half of the change. */
export const ToCart = ({ of: { stbno, comes } }: { readonly of: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const isThere = useAppSelector((state) =>
    comes.every(({ productid }) => selectIsInCart(state, productid, stbno)),
  );
  // The button goes with the press.
  const place = useFocusRescue<HTMLDivElement>(isThere);
  return (
    <div ref={place} tabIndex={-1}>
      {isThere ? (
        <Alert tone="ok" action={<Link to={CHECKOUT}>{t.checkout}</Link>}>
          {t.inCart}
        </Alert>
      ) : (
        <Button
          wide
          onClick={() =>
            dispatch(
              addToCart.requested({
                wishes: comes.map(asWish),
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
