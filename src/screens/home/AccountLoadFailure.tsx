import { loadEquipment } from '../../../store/account/equipment';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
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
  const equipment = useFailure(loadEquipment) !== null;
  const askSubscriber = () => dispatch(loadSubscriber.requested());
  const askEquipment = () => dispatch(loadEquipment.requested());
  useRetryOnReconnect(loadSubscriber, askSubscriber);
  useRetryOnReconnect(loadEquipment, askEquipment);
  if (!(subscriber && isUnknown) && !equipment) return null;

  const again = () => {
    if (subscriber) askSubscriber();
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
