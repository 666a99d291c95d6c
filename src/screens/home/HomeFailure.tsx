import { loadEquipment, selectBoxes } from '../../../store/account/equipment';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectIsOnline } from '../../../store/app/connection';
import { loadPromos, selectBanners } from '../../../store/home/promos';
import { loadAlerts, selectAlerts } from '../../../store/inbox/alerts';
import {
  loadActivePacks,
  requestAllPacks,
  selectActivePacks,
  selectLastHome,
} from '../../../store/packs/packs';
import { HOME_READS } from '../../../store/wire/homeReads';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailure, useFailureText } from '../../app/hooks/useFlow';
import { useRetry, useRetryOnReconnect } from '../../app/hooks/useRetry';
import type { TextsOf } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { dashboardText, homeText } from './home.text';

/** Says in one line which parts of the home screen could not be loaded, with a button that loads those again. */
export const HomeFailure = () => {
  const t = useText(homeText);
  const { again } = useText(dashboardText);
  const failureText = useFailureText();
  const isOnline = useAppSelector(selectIsOnline);
  const hasLastKnown = useAppSelector(selectLastHome) !== null;
  const failed = useFailedParts();
  const [first] = failed;
  const { retry, focusTarget } = useRetry(first === undefined, () =>
    failed.forEach(({ load }) => load()),
  );
  // Offline, the last known home screen is shown instead of the failed parts, and the offline strip says why.
  if (first === undefined || (!isOnline && hasLastKnown)) return focusTarget;
  const reasons = [...new Set(failed.map(({ failure }) => failureText(failure)))];
  return (
    <Alert
      tone="warn"
      live
      action={
        <Button tone="ghost" onClick={retry}>
          {again}
        </Button>
      }
    >
      {isOnline
        ? `${t.failed(failed.map(({ part }) => t.parts[part]))} ${reasons.join(' ')}`
        : t.offline}
    </Alert>
  );
};

const useFailedParts = () => {
  const dispatch = useAppDispatch();
  const parts = [
    usePart('packs', loadActivePacks, useAppSelector(selectActivePacks) !== null, () =>
      dispatch(requestAllPacks()),
    ),
    usePart('account', loadSubscriber, useAppSelector(selectUserInfo) !== null, () =>
      dispatch(loadSubscriber.requested()),
    ),
    usePart('boxes', loadEquipment, useAppSelector(selectBoxes).length > 0, () =>
      dispatch(loadEquipment.requested()),
    ),
    usePart('alerts', loadAlerts, useAppSelector(selectAlerts) !== null, () =>
      dispatch(loadAlerts.requested(HOME_READS.alerts)),
    ),
    usePart('offers', loadPromos, useAppSelector(selectBanners) !== null, () =>
      dispatch(loadPromos.requested({ portal: 'SELFCARE' })),
    ),
  ];
  return parts.filter((part) => part !== null);
};

type PartName = keyof TextsOf<typeof homeText>['parts'];
type Flow = Parameters<typeof useFailure>[0];

/** The failure of a part that could not be loaded and has no earlier data; null for any other part. */
const usePart = (part: PartName, flow: Flow, isLoaded: boolean, load: () => void) => {
  const failure = useFailure(flow);
  useRetryOnReconnect(flow, load);
  return failure === null || isLoaded ? null : { part, failure, load };
};
