import { useEffect } from 'react';
import type { ShownLine } from '../../../store/cart/cart';
import { surplusBasePacks } from '../../../store/cart/surplusBasePacks';
import { packKey, selectAllPacks } from '../../../store/packs/packList';
import { requestAllPacks } from '../../../store/packs/packs';
import type { WithReplacement } from '../../../store/packs/replacement';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { basePacksText } from './cart.text';

interface BasePackQuestionsProps {
  readonly lines: readonly ShownLine[];
}

type NamedProducts = readonly { readonly productname: string }[];
export const namesOf = (products: NamedProducts): readonly string[] =>
  products.map(({ productname }) => productname);

interface BaseQuestionProps {
  readonly stbno: string;
  readonly running: NamedProducts;
  readonly inCart: NamedProducts;
}

const BaseQuestion = ({ stbno, running, inCart }: BaseQuestionProps) => {
  const t = useText(basePacksText);
  return running.length > 0
    ? t.hasBase(stbno.slice(-4), namesOf(running), namesOf(inCart))
    : t.twoBases(namesOf(inCart));
};

/**
 * Asks about each box that has a base pack in the cart and more than one base pack in all. An active pack that the cart
 * replaces is not counted. The subscriber may want all of the base packs, so the question does not block the payment.
 */
export const BasePackQuestions = ({ lines }: BasePackQuestionsProps) => {
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectAllPacks);
  const replacement = useAppSelector((state: WithReplacement) => state.replacement?.chosen);
  const isMissing = packs === null;
  useEffect(() => {
    if (isMissing) dispatch(requestAllPacks());
  }, [dispatch, isMissing]);
  const isInCart = (id: string) => lines.some(({ productid }) => productid === id);
  const replaced = replacement?.added.every(({ productid }) => isInCart(productid))
    ? replacement.replaced.map(({ productid }) => packKey({ productid, stbno: replacement.stbno }))
    : [];
  const staying = packs?.filter((pack) => !replaced.includes(packKey(pack)));
  return surplusBasePacks(lines, staying ?? []).map((bases) => (
    <Alert key={bases.stbno} tone="warn" live>
      <BaseQuestion {...bases} />
    </Alert>
  ));
};
