import { loadEquipment, selectPrimaryBox } from '../../../store/account/equipment';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectIsOnline } from '../../../store/app/connection';
import { useRetryOnReconnect } from '../../app/hooks/useRetryOnReconnect';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { useFailure } from '../../app/hooks/useFlow';

/** Shown when the balance or the box did not load: no other part of the screen reports it. */
export const AccountLoadFailure = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const isUnknown = useAppSelector(selectUserInfo) === null;
  const subscriber = useFailure(loadSubscriber) !== null;
  const hasBox = useAppSelector(selectPrimaryBox) !== null;
  const equipment = useFailure(loadEquipment) !== null && !hasBox;
  const isOnline = useAppSelector(selectIsOnline);
  const askEquipment = () => dispatch(loadEquipment.requested());
  useRetryOnReconnect(loadEquipment, askEquipment);
  // Without a network the strip at the top says why.
  if (!isOnline || (!(subscriber && isUnknown) && !equipment)) return null;

  const again = () => {
    if (subscriber) dispatch(loadSubscriber.requested());
    if (equipment) askEquipment();
  };
  return (
    <Alert
      tone="warn"
      live
      action={
        <Button tone="ghost" onClick={again}>
          {t.again}
        </Button>
      }
    >
      {t.noDetails}
    </Alert>
  );
};
