import { useEffect, useState } from 'react';
import { loadAlerts } from '../../../store/inbox/alerts';
import {
  loadMoreAlerts,
  seeAlerts,
  selectAlertCount,
  selectAlertPages,
  selectAllAlerts,
  selectInbox,
} from '../../../store/inbox/notifications';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Loaded } from '../../app/hooks/Loaded';
import { useFailureMessage, useIsRunning } from '../../app/hooks/useFlow';
import { useFocusRescue } from '../../app/hooks/useFocusRescue';
import { UnreadableRows } from '../../app/UnreadableRows';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { List } from '../../ui/data/List';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { emptyTray } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { Stack } from '../../ui/layout/Stack';
import { SoftText } from '../../ui/layout/Text';
import { AlertRow } from './AlertRow';
import { alertsText } from './inbox.text';

/** Every alert, newest first. Shown alerts are marked as seen on this device. */
export const AlertPages = () => {
  const t = useText(alertsText);
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAllAlerts);
  const seenBefore = useSeenBefore();
  useEffect(() => void dispatch(loadAlerts.requested({ page: 1 })), [dispatch]);
  useMarkSeen(alerts?.map(({ idalert }) => idalert) ?? []);
  return (
    <Loaded
      flow={loadAlerts}
      value={alerts}
      onRetry={() => dispatch(loadAlerts.requested({ page: 1 }))}
      skeleton={<SkeletonRows count={4} end={false} />}
    >
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState
            picture={<Illustration drawing={emptyTray} />}
            title={t.none}
            description={t.noneDescription}
          />
        ) : (
          <Stack $gap="m">
            <div>
              <UnreadableRows call="alerts" />
              <List>
                {shown.map((alert) => (
                  <AlertRow
                    key={alert.idalert}
                    alert={alert}
                    isNew={seenBefore?.includes(alert.idalert) === false}
                  />
                ))}
              </List>
            </div>
            <MoreAlerts shown={shown.length} />
          </Stack>
        )
      }
    </Loaded>
  );
};

/** The alerts that were seen before this visit. All other alerts keep their "New" mark until the visit ends. */
const useSeenBefore = (): readonly string[] | null => {
  const inbox = useAppSelector(selectInbox);
  const [before, setBefore] = useState(inbox?.seen ?? null);
  if (before === null && inbox) setBefore(inbox.seen);
  return before;
};

const useMarkSeen = (ids: readonly string[]): void => {
  const dispatch = useAppDispatch();
  const seen = useAppSelector(selectInbox)?.seen;
  const unseen = seen ? ids.filter((id) => !seen.includes(id)).join('\n') : '';
  useEffect(() => {
    if (unseen !== '') dispatch(seeAlerts.requested(unseen.split('\n')));
  }, [unseen, dispatch]);
};

/**
 * The number of alerts and the button for the next page. If the first page has all alerts, neither is shown. After the
 * last page the focus moves to the number.
 */
const MoreAlerts = ({ shown }: { readonly shown: number }) => {
  const t = useText(alertsText);
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectAlertCount);
  const pages = useAppSelector(selectAlertPages);
  const isBusy = useIsRunning(loadMoreAlerts);
  const failureMessage = useFailureMessage(loadMoreAlerts);
  const isComplete = shown >= count;
  const countLine = useFocusRescue<HTMLParagraphElement>(isComplete);
  return (
    <Stack $gap="m" $justify="start">
      <SoftText ref={countLine} tabIndex={-1} role="status">
        {(pages > 1 || !isComplete) && t.shown(shown, count)}
      </SoftText>
      {failureMessage && (
        <Alert tone="bad" live>
          {failureMessage}
        </Alert>
      )}
      {!isComplete && (
        <Button
          tone="ghost"
          busy={isBusy}
          onClick={() => dispatch(loadMoreAlerts.requested({ page: pages + 1 }))}
        >
          {t.more}
        </Button>
      )}
    </Stack>
  );
};
