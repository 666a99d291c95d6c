import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { retrackBox, selectRetrackAfter, selectRetracked } from '../../../../store/account/retrack';
import { instantOf } from '../../../../store/core/values/dates';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { calendarDay } from '../../../ui/data/dayText';
import { Alert } from '../../../ui/feedback/Alert';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { guideText } from './guide.text';

const OutcomeRegion = styled.div`
  &:focus {
    outline: none;
  }
`;

interface RefreshBoxProps {
  readonly box: Box;
  /** The press that led here was about this already. */
  readonly isPressed?: boolean;
}

/** Refreshes the box. The operator says how long it takes and when the box may be refreshed again. */
export const RefreshBox = ({ box, isPressed = false }: RefreshBoxProps) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const request = useFlowRequest(retrackBox);
  const sent = useAppSelector((state) => selectRetracked(state, box.stbno));
  const after = useAppSelector((state) => selectRetrackAfter(state, box));
  const minutes = useMinutesUntil(after);
  const isBlocked = minutes > 0;
  // An operator need not say when the box can be refreshed again.
  const isSent = isBlocked || request.hasSucceeded;
  const outcome = useRef<HTMLDivElement>(null);
  // The focused button may be disabled now, so the focus moves to the result.
  useEffect(() => {
    if (isSent && request.hasBegun) outcome.current?.focus();
  }, [isSent, request.hasBegun]);
  const press = () => {
    if (isBlocked) return;
    request.begin();
    const { stbno, smcno } = box;
    dispatch(retrackBox.requested({ stbno, ...(smcno !== '' && { smcno }) }));
  };
  const pressOnce = useEffectEvent(() => {
    if (isPressed) press();
  });
  useEffect(() => pressOnce(), []);
  return (
    <>
      {isSent && (
        <OutcomeRegion ref={outcome} tabIndex={-1}>
          <Alert tone="ok">
            <p>
              {sent === null
                ? t.sentBefore
                : sent.waitminutes > 0
                  ? t.sent(sent.waitminutes)
                  : t.sentSome}
            </p>
            {isBlocked && <p>{t.later(calendarDay(after)?.time ?? '', minutes)}</p>}
          </Alert>
        </OutcomeRegion>
      )}
      <RefreshFailure failure={request.failure} isBlocked={isBlocked} />
      <Button wide busy={request.isBusy} disabled={isBlocked} onClick={press}>
        {t.refresh}
      </Button>
    </>
  );
};

interface RefreshFailureProps {
  readonly failure: ReturnType<typeof useFlowRequest>['failure'];
  /** The operator says that it was refreshed after all. */
  readonly isBlocked: boolean;
}

const RefreshFailure = ({ failure, isBlocked }: RefreshFailureProps) => {
  const t = useText(guideText);
  const failureText = useFailureText();
  if (failure === null || isBlocked) return null;
  if (isOutcomeUnknown(failure))
    return <OutcomeUnknown failure={failure}>{t.refreshUnknown}</OutcomeUnknown>;
  return (
    <Alert tone="bad" live>
      {failureText(failure)}
    </Alert>
  );
};

const MINUTE = 60_000;
/** Milliseconds between two updates. */
const UPDATE_INTERVAL = 5_000;

const minutesUntil = (moment: string, now: number): number => {
  const left = (instantOf(moment) ?? 0) - now;
  return Math.max(0, Math.ceil(left / MINUTE));
};

/** Whole minutes until a moment of the operator; 0 when it is past or cannot be read. */
const useMinutesUntil = (moment: string): number => {
  const [, update] = useState(0);
  const minutes = minutesUntil(moment, useOperatorNow());
  const isWaiting = minutes > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const clock = setInterval(() => update((count) => count + 1), UPDATE_INTERVAL);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return minutes;
};
