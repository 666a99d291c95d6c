import { useEffect } from 'react';
import type { ShownLine } from '../../../store/cart/cart';
import { surplusBasePacks } from '../../../store/cart/surplusBasePacks';
import { selectAllPacks } from '../../../store/packs/packList';
import { requestAllPacks } from '../../../store/packs/packs';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { checkoutText } from './checkout.text';

interface BasePackQuestionsProps {
  readonly lines: readonly ShownLine[];
}

const namesOf = (products: readonly { readonly productname: string }[]): readonly string[] =>
  products.map(({ productname }) => productname);

/** Asks about a second base pack of a box, in the cart or running on it already. The subscriber may want it, and pays it then. */
export const BasePackQuestions = ({ lines }: BasePackQuestionsProps) => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectAllPacks);
  const isUnknown = packs === null;
  useEffect(() => {
    if (isUnknown) dispatch(requestAllPacks());
  }, [dispatch, isUnknown]);
  return surplusBasePacks(lines, packs ?? []).map(({ stbno, inCart, running }) => (
    <Alert key={stbno} tone="warn" live>
      {running.length > 0
        ? t.hasBase(stbno.slice(-4), namesOf(running), namesOf(inCart))
        : t.twoBases(namesOf(inCart))}
    </Alert>
  ));
};
