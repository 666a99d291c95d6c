import { type CartProduct, removeFromCart, selectCart } from '../../../store/cart/cart';
import type { BasePacks } from '../../../store/cart/surplusBasePacks';
import {
  replacementChosen,
  replacementDropped,
  replacementOf,
  selectReplacement,
} from '../../../store/packs/replacement';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { useIsReplacing } from '../packs/replacement/useIsReplacing';
import { namesOf } from './BasePackQuestions';
import { basePacksText } from './cart.text';

export interface SecondBasePackProps {
  /** The base pack to add. */
  readonly product: CartProduct;
  /** The other base packs of the box: active ones and those in the cart. */
  readonly others: BasePacks;
  /** Adds the pack and closes the dialog. */
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/**
 * Asks whether a base pack replaces the other base packs of its box. If so, base packs in the cart are removed at once,
 * and active base packs end after the payment.
 */
export const SecondBasePack = ({ product, others, onAdd, onClose }: SecondBasePackProps) => {
  const t = useText(basePacksText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const isReplacing = useIsReplacing();
  const chosen = useAppSelector(selectReplacement);
  const { stbno, inCart, running } = others;
  const replace = () => {
    const outdated = inCart.map(({ cartitemid }) => cartitemid);
    const removed = cart?.cartdetails.filter(({ cartitemid }) => outdated.includes(cartitemid));
    if (removed?.length) dispatch(removeFromCart.requested({ lines: removed }));
    onAdd();
    if (running.length > 0) dispatch(replacementChosen(replacementOf(stbno, [product], running)));
  };
  const addAsWell = () => {
    const isSame = ({ productid }: { readonly productid: string }) =>
      productid === product.productid;
    // Otherwise an earlier "Replace" for this pack would still end the other packs.
    if (!isReplacing && chosen?.stbno === stbno && chosen.added.some(isSame))
      dispatch(replacementDropped());
    onAdd();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.replaceAsk(namesOf([...running, ...inCart]))}
      actions={
        <>
          <Button tone="ghost" onClick={addAsWell}>
            {t.addAsWell}
          </Button>
          <Button busy={running.length > 0 && isReplacing} onClick={replace}>
            {t.replace}
          </Button>
        </>
      }
    >
      <p>{t.needsOne}</p>
    </Dialog>
  );
};
