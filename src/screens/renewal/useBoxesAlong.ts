import { useEffect } from 'react';
import { loadEquipment } from '../../../store/account/equipment';
import { usePortal } from '../../app/PortalServices';
import type { ScreenRoute } from '../../app/routes';
import { useAppDispatch } from '../../app/hooks';

/** No screen: the names of the boxes, loaded in the background. */
const boxesRoute: ScreenRoute = {
  path: 'boxes',
  screen: async () => () => null,
  needs: ['equipment'],
};

/** Until they come, or when they do not, a box is called by the end of its number. */
export const useLoadBoxNames = (): void => {
  const dispatch = useAppDispatch();
  const { screens } = usePortal();
  useEffect(() => {
    screens
      .of(boxesRoute)
      .come()
      .then(
        () => dispatch(loadEquipment.requested()),
        () => undefined,
      );
  }, [dispatch, screens]);
};
