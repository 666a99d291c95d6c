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

type Named = readonly { readonly productname: string }[];
export const namesOf = (products: Named): readonly string[] =>
  products.map(({ productname }) => productname);

interface BaseQuestionProps {
  readonly stbno: string;
  readonly running: Named;
  readonly inCart: Named;
}

/** Whether the box needs all of them. */
export const BaseQuestion = ({ stbno, running, inCart }: BaseQuestionProps) => {
  const t = useText(basePacksText);
  return running.length > 0
    ? t.hasBase(stbno.slice(-4), namesOf(running), namesOf(inCart))
    : t.twoBases(namesOf(inCart));
};

/**
 * Asks about a second base pack of a box, in the cart or running on it already, which nothing in the cart replaces. The
 * subscriber may want it, and pays it then.
 */
export const BasePackQuestions = ({ lines }: BasePackQuestionsProps) => {
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectAllPacks);
  const replacement = useAppSelector((state: WithReplacement) => state.replacement?.chosen);
  const isUnknown = packs === null;
  useEffect(() => {
    if (isUnknown) dispatch(requestAllPacks());
  }, [dispatch, isUnknown]);
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
