import { loadEquipment } from '../../../store/account/equipment';
import { selectFailure } from '../../../store/core/flows';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { useComeBack } from '../../app/hooks/useRetryOnReconnect';
import { useText } from '../../text/useText';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/feedback/Alert';
import { useSay, useStore } from '../../app/hooks';
import { dashboardText } from './dashboard.text';

/** The balance and the box stand in no part of their own, so it is said here when they did not load. */
export const DetailsFailure = () => {
  const t = useText(dashboardText);
  const say = useSay();
  const isUnknown = useStore(selectUserInfo) === null;
  const subscriber = useStore((state) => selectFailure(state, loadSubscriber)) !== null;
  const equipment = useStore((state) => selectFailure(state, loadEquipment)) !== null;
  const askSubscriber = () => say(loadSubscriber.requested());
  const askEquipment = () => say(loadEquipment.requested());
  useComeBack(loadSubscriber, askSubscriber);
  useComeBack(loadEquipment, askEquipment);
  if (!(subscriber && isUnknown) && !equipment) return null;

  const again = () => {
    if (subscriber) askSubscriber();
    if (equipment) askEquipment();
  };
  return (
    <Notice
      tone="warn"
      spoken
      action={
        <Button tone="ghost" onClick={again}>
          {t.again}
        </Button>
      }
    >
      {t.noDetails}
    </Notice>
  );
};
