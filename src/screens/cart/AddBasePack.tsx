import { useCallback, useEffect } from 'react';
import {
  addToCart,
  type CartProduct,
  removeFromCart,
  selectCart,
  selectCartLines,
} from '../../../store/cart/cart';
import { basePacksOf } from '../../../store/cart/surplusBasePacks';
import type { ChargePeriod } from '../../../store/packs/chargePeriods';
import { selectAllPacks } from '../../../store/packs/packList';
import { replacementChosen, replacementOf } from '../../../store/packs/replacement';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { BaseQuestion, namesOf } from './BasePackQuestions';
import { basePacksText } from './basePacks.text';

export interface AddBasePackProps {
  /** A base pack that is to be added. */
  readonly product: CartProduct;
  readonly stbno: string;
  readonly term: ChargePeriod;
  readonly onClose: () => void;
}

/**
 * Adds a base pack. Where its box has others it asks first whether they are replaced. What waits in the cart is taken out at once; what runs
 * is ended after the payment, and the cart says so.
 */
export const AddBasePack = ({ product, stbno, term, onClose }: AddBasePackProps) => {
  const t = useText(basePacksText);
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const packs = useAppSelector(selectAllPacks);
  const cart = useAppSelector(selectCart);
  const { inCart, running, count } = basePacksOf(stbno, lines, packs ?? []);
  const add = useCallback(() => {
    onClose();
    dispatch(addToCart.requested({ products: [product], stbno, chargeperiod: term }));
  }, [dispatch, onClose, product, stbno, term]);
  useEffect(() => {
    if (count === 0) add();
  }, [count, add]);
  const replace = () => {
    const outdated = inCart.map(({ cartitemid }) => cartitemid);
    const removed = cart?.cartdetails.filter(({ cartitemid }) => outdated.includes(cartitemid));
    if (removed?.length) dispatch(removeFromCart.requested({ lines: removed }));
    add();
    if (running.length > 0) dispatch(replacementChosen(replacementOf(stbno, [product], running)));
  };
  if (count === 0) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.replaceAsk(namesOf([...running, ...inCart]))}
      actions={
        <>
          <Button tone="ghost" onClick={add}>
            {t.addAsWell}
          </Button>
          <Button onClick={replace}>{t.replace}</Button>
        </>
      }
    >
      <p>
        <BaseQuestion stbno={stbno} running={running} inCart={[...inCart, product]} />
      </p>
    </Dialog>
  );
};
