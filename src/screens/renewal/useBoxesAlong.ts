import { useEffect } from 'react';
import { loadEquipment } from '../../../store/account/equipment';
import { usePortal } from '../../app/PortalServices';
import type { ScreenRoute } from '../../app/routes';
import { useAppDispatch } from '../../app/hooks';

/** No screen: the names of the boxes, for which nobody waits. */
const boxes: ScreenRoute = {
  path: 'boxes',
  screen: async () => () => null,
  needs: ['equipment'],
};

/** Until they come, or when they do not, a box is called by the end of its number. */
export const useBoxesAlong = (): void => {
  const dispatch = useAppDispatch();
  const { screens } = usePortal();
  useEffect(() => {
    screens
      .of(boxes)
      .come()
      .then(
        () => dispatch(loadEquipment.requested()),
        () => undefined,
      );
  }, [dispatch, screens]);
};
