import { createContext, use, useEffect, useMemo } from 'react';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { requestAllPacks, selectActivePacks } from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useStatus } from '../../../app/hooks/useFlow';
import { type BrowseState, purchaseQuery } from '../browse/browseState';

/** The box and the term of a purchase. */
interface PurchaseTarget {
  /**
   * The box to buy for; '' lets the operator choose the box. null means that the subscriber has no box and can buy only
   * products that need none.
   */
  readonly stbno: string | null;
  readonly term: ChargePeriod;
  /** The box and the term as a query, for links to packs and channels. */
  readonly query: string;
}

export const PurchaseTargetContext = createContext<PurchaseTarget>({
  stbno: '',
  term: 'MONTHLY',
  query: '',
});
export const usePurchaseTarget = (): PurchaseTarget => use(PurchaseTargetContext);

/** The products that need not be bought for the chosen box. */
export const useEntitlements = () => {
  const { stbno } = usePurchaseTarget();
  return useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
};

/** The subscriber's boxes and the chosen box. Until the boxes have loaded, it is the box of an active pack. */
const useTargetBox = (at: number): { readonly boxes: readonly Box[]; stbno: string | null } => {
  const boxes = useAppSelector(selectBoxes);
  const hasLoaded = useStatus(loadEquipment) === 'succeeded';
  const fromPack = useAppSelector(
    (state) => selectActivePacks(state)?.find(({ stbno }) => stbno !== '')?.stbno ?? '',
  );
  const chosen = (boxes[at] ?? boxes[0])?.stbno;
  return { boxes, stbno: chosen ?? (hasLoaded ? null : fromPack) };
};

/** The purchase target of a view; loads the catalogue, the boxes and the packs of the subscriber. */
export const useLoadPurchaseTarget = ({
  box,
  term,
}: Pick<BrowseState, 'box' | 'term'>): {
  readonly boxes: readonly Box[];
  readonly target: PurchaseTarget;
} => {
  const dispatch = useAppDispatch();
  const { boxes, stbno } = useTargetBox(box);
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
    dispatch(loadEquipment.requested());
    dispatch(requestAllPacks());
  }, [dispatch]);
  const query = purchaseQuery({ box, term });
  return { boxes, target: useMemo(() => ({ stbno, term, query }), [stbno, term, query]) };
};
