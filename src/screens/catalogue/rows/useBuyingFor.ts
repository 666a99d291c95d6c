import { useEffect, useMemo } from 'react';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadActivePacks } from '../../../../store/packs/packs';
import { useAppDispatch } from '../../../app/hooks';
import { useBox, type Buying } from './buying';
import { purchaseOf, type Choice } from '../browse/choice';

/** For which box and term, what that box has, and what there is to buy: asked for with each of the views. */
export const useBuyingFor = ({
  box,
  term,
}: Pick<Choice, 'box' | 'term'>): { readonly boxes: readonly Box[]; readonly buying: Buying } => {
  const dispatch = useAppDispatch();
  const { boxes, stbno } = useBox(box);
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
    dispatch(loadEquipment.requested());
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
  }, [dispatch]);
  const address = purchaseOf({ box, term });
  return { boxes, buying: useMemo(() => ({ stbno, term, address }), [stbno, term, address]) };
};
