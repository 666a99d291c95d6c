import { addToCart, type CartProduct } from '../../../../../store/cart/cart';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import {
  type Replacement,
  replacementChosen,
  replacementOf,
} from '../../../../../store/packs/replacement';
import { useAppDispatch } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { resultText } from '../../catalogue.text';

const toCartProduct = (pack: Saving['addedPacks'][number]): CartProduct => {
  const { productid, productname, producttype, channelcount, price } = pack;
  return { productid, productname, producttype, channelcount, price };
};

export const toReplacement = ({ stbno, addedPacks, removedPacks }: Saving): Replacement =>
  replacementOf(stbno, addedPacks, removedPacks);

/**
 * All new packs at once: one addition, so that the cart never holds half of the change. The cart shows what they
 * cost and which packs end; one press there pays and ends them.
 */
export const TakeMix = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const { stbno, addedPacks } = saving;
  const take = () => {
    const products = addedPacks.map(toCartProduct);
    dispatch(addToCart.requested({ products, stbno, chargeperiod: 'MONTHLY' }));
    dispatch(replacementChosen(toReplacement(saving)));
  };
  return (
    <>
      <Button wide onClick={take}>
        {t.take}
      </Button>
      <p>{t.takeHint}</p>
    </>
  );
};
