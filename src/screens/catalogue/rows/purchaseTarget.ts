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
  /** The boxes to choose from. */
  readonly boxes: readonly Box[];
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
  boxes: [],
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

/** The purchase target of a view; loads the catalogue, the boxes and the packs of the subscriber. */
export const useLoadPurchaseTarget = ({
  box,
  term,
}: Pick<BrowseState, 'box' | 'term'>): PurchaseTarget => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
    dispatch(loadEquipment.requested());
    dispatch(requestAllPacks());
  }, [dispatch]);
  const boxes = useAppSelector(selectBoxes);
  const hasLoadedBoxes = useStatus(loadEquipment) === 'succeeded';
  // The box of an active pack is used until the boxes are loaded.
  const boxOfPack = useAppSelector(
    (state) => selectActivePacks(state)?.find(({ stbno }) => stbno !== '')?.stbno ?? '',
  );
  const stbno = (boxes[box] ?? boxes[0])?.stbno ?? (hasLoadedBoxes ? null : boxOfPack);
  const query = purchaseQuery({ box, term });
  return useMemo(() => ({ boxes, stbno, term, query }), [boxes, stbno, term, query]);
};
