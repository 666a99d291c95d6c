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
import { Card, Stack } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { pushText } from './push.text';

/**
 * Whether push messages reach this device, and the button that changes it. Left out where the operator sends none
 * but the inbox has messages from before.
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

/** The same button in every state, so that it keeps the focus when the state changes. */
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
