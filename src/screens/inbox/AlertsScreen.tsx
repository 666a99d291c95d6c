import { useLocation } from 'react-router-dom';
import {
  checkPush,
  type PushState,
  selectInbox,
  selectPushState,
  turnOffPush,
  turnOnPush,
} from '../../../store/inbox/notifications';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailure, useIsRunning } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { TextButton } from '../../ui/buttons/TextButton';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { NavTab, NavTabs } from '../../ui/layout/NavTabs';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { AlertPages } from './AlertPages';
import { alertsText, pushText } from './inbox.text';
import { Messages } from './Messages';

/**
 * The state of push messages on this device, and the button that changes this state. If the operator sends no push
 * messages, an empty inbox shows a section that says so, and an inbox with messages shows no section.
 */
export const PushSection = () => {
  const t = useText(pushText);
  const push = useAppSelector(selectPushState);
  const inbox = useAppSelector(selectInbox);
  const isOffered = push?.status !== 'notOffered';
  if (!isOffered && inbox && inbox.messages.length > 0) return null;
  const isKnown = isOffered || inbox !== null;
  return (
    <Card>
      <Section title={t.title}>
        {push === null || !isKnown ? <SkeletonLines count={2} /> : <PushControls push={push} />}
      </Section>
    </Card>
  );
};

const PushControls = ({ push: { status, isTopicSubscribed } }: { readonly push: PushState }) => {
  const t = useText(pushText);
  const dispatch = useAppDispatch();
  const hasFailed = useFailure(turnOnPush) !== null;
  return (
    <Stack>
      <p role="status">{t.status[status]}</p>
      {hasFailed && status === 'off' && (
        <Alert tone="bad" live>
          {t.failed}
        </Alert>
      )}
      {status === 'on' && !isTopicSubscribed && (
        <Alert
          tone="warn"
          action={
            <TextButton $small type="button" onClick={() => dispatch(checkPush.requested())}>
              {t.again}
            </TextButton>
          }
        >
          {t.noTopic}
        </Alert>
      )}
      {(status === 'off' || status === 'on' || status === 'refused') && (
        <PushToggle status={status} />
      )}
    </Stack>
  );
};

const flowByStatus = { refused: checkPush, off: turnOnPush, on: turnOffPush };

/** One button for every state, so that it keeps the focus when the state changes. */
const PushToggle = ({ status }: { readonly status: keyof typeof flowByStatus }) => {
  const t = useText(pushText);
  const dispatch = useAppDispatch();
  const flow = flowByStatus[status];
  const isBusy = useIsRunning(flow);
  return (
    <div>
      <Button
        tone={status === 'off' ? 'primary' : 'ghost'}
        busy={isBusy}
        onClick={() => dispatch(flow.requested())}
      >
        {t.action[status]}
      </Button>
    </div>
  );
};

const MESSAGES = '#messages';

/**
 * The operator's alerts, and the messages pushed to this device. Each of the two views has a URL, so that a tap on a
 * push message can open its view.
 */
export const AlertsScreen = () => {
  const t = useText(alertsText);
  const { pathname, hash } = useLocation();
  const inbox = useAppSelector(selectInbox);
  const unread = inbox?.messages.filter(({ isRead }) => !isRead).length ?? 0;
  const isInbox = hash === MESSAGES;
  return (
    <Stack $gap="xl" $maxWidth="46rem">
      <ScreenTitle title={t.title} />
      <NavTabs aria-label={t.views}>
        <NavTab to={pathname} aria-current={isInbox ? undefined : 'page'}>
          {t.alerts}
        </NavTab>
        <NavTab to={MESSAGES} aria-current={isInbox ? 'page' : undefined}>
          {t.messages(unread)}
        </NavTab>
      </NavTabs>
      {isInbox ? (
        <Stack $gap="xl" data-view="messages">
          <PushSection />
          <Messages />
        </Stack>
      ) : (
        <div data-view="alerts">
          <AlertPages />
        </div>
      )}
    </Stack>
  );
};
