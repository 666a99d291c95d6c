import { useEffect } from 'react';
import { loadEquipment } from '../../../store/account/equipment';
import { useDomains } from '../../app/PortalServices';
import { useAppDispatch } from '../../app/hooks';

/** Loads the names of the boxesRoute. Until they arrive, or without them, a box is called by the end of its number. */
export const useLoadBoxNames = (): void => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  useEffect(() => {
    domains.add('equipment').then(
      () => dispatch(loadEquipment.requested()),
      () => undefined,
    );
  }, [dispatch, domains]);
};
