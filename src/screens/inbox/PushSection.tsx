import { selectFailure, selectStatus } from '../../../store/core/flows';
import {
  checkPush,
  selectPushState,
  turnOffPush,
  turnOnPush,
  type PushState,
} from '../../../store/inbox/notifications';
import { useText } from '../../text/useText';
import { Button } from '../../ui/forms/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Section } from '../../ui/layout/Section';
import { Card, Stack } from '../../ui/layout/Card';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { pushText } from './push.text';
import { Quiet } from './Quiet';

/** How messages reach this device, and the one press that changes it: nobody is asked unasked. */
export const PushSection = () => {
  const t = useText(pushText);
  const push = useAppSelector(selectPushState);
  return (
    <Card>
      <Section title={t.title}>
        {push === null ? <SkeletonLines count={2} /> : <PushControls of={push} />}
      </Section>
    </Card>
  );
};

const PushControls = ({ of: { status, isTopicSubscribed } }: { readonly of: PushState }) => {
  const t = useText(pushText);
  const dispatch = useAppDispatch();
  const hasFailed = useAppSelector((state) => selectFailure(state, turnOnPush)) !== null;
  return (
    <Stack>
      <p role="status">{t.says[status]}</p>
      {hasFailed && status === 'off' && (
        <Alert tone="bad" live>
          {t.failed}
        </Alert>
      )}
      {status === 'on' && !isTopicSubscribed && (
        <Alert
          tone="warn"
          action={
            <Quiet type="button" onClick={() => dispatch(checkPush.requested())}>
              {t.again}
            </Quiet>
          }
        >
          {t.noTopic}
        </Alert>
      )}
      {(status === 'off' || status === 'on' || status === 'refused') && (
        <PushToggle from={status} />
      )}
    </Stack>
  );
};

const flowByStatus = { refused: checkPush, off: turnOnPush, on: turnOffPush };

/** One button for every state, so that the focus stays on it when the state changes. */
const PushToggle = ({ from }: { readonly from: keyof typeof flowByStatus }) => {
  const t = useText(pushText);
  const dispatch = useAppDispatch();
  const flow = flowByStatus[from];
  const isBusy = useAppSelector((state) => selectStatus(state, flow)) === 'running';
  return (
    <div>
      <Button
        tone={from === 'off' ? 'primary' : 'ghost'}
        busy={isBusy}
        onClick={() => dispatch(flow.requested())}
      >
        {t.does[from]}
      </Button>
    </div>
  );
};
