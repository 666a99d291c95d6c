import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { useAppSelector } from '../../../app/hooks';
import type { BrowseState } from '../browse/browseState';
import { usePurchaseTarget } from './purchaseTarget';

/** What both lists of offers are told. */
export interface OffersProps {
  readonly browse: BrowseState;
  readonly onShowAll: () => void;
}

/** What need not be bought for the chosen box. */
export const useEntitlements = () => {
  const { stbno } = usePurchaseTarget();
  return useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
};
