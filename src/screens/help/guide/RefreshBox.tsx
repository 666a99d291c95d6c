import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { sentenceOf } from '../../../../store/core/messages';
import { retrackBox, selectRetrackAfter, selectRetracked } from '../../../../store/account/retrack';
import { leavesDoubt } from '../../../../store/writes/outcome';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { dayOf } from '../../../ui/data/dayText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { guideText } from './guide.text';
import { useMinutesUntil } from './useMinutesUntil';

const Outcome = styled.div`
  &:focus {
    outline: none;
  }
`;

/** "Refresh my box", with how long it takes and when it may be used again, as the operator says it. */
export const RefreshBox = ({ box }: { readonly box: Box }) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const attempt = useFlowRequest(retrackBox);
  const sent = useAppSelector((state) => selectRetracked(state, box.stbno));
  const after = useAppSelector((state) => selectRetrackAfter(state, box));
  const minutes = useMinutesUntil(after);
  const isCooling = minutes > 0;
  const outcome = useRef<HTMLDivElement>(null);
  // The button that had the focus cannot be pressed any more.
  useEffect(() => {
    if (isCooling && attempt.hasBegun) outcome.current?.focus();
  }, [isCooling, attempt.hasBegun]);
  const press = () => {
    if (isCooling) return;
    attempt.begin();
    const { stbno, smcno } = box;
    dispatch(retrackBox.requested({ stbno, ...(smcno !== '' && { smcno }) }));
  };
  return (
    <>
      {isCooling && (
        <Outcome ref={outcome} tabIndex={-1}>
          <Alert tone="ok">
            <p>
              {sent === null
                ? t.sentBefore
                : sent.waitminutes > 0
                  ? t.sent(sent.waitminutes)
                  : t.sentSome}
            </p>
            <p>{t.later(dayOf(after)?.time ?? '', minutes)}</p>
          </Alert>
        </Outcome>
      )}
      <RefreshFailure failure={attempt.failure} isCooling={isCooling} />
      <Button wide busy={attempt.isBusy} disabled={isCooling} onClick={press}>
        {t.refresh}
      </Button>
    </>
  );
};

interface RefreshFailureProps {
  readonly failure: ReturnType<typeof useFlowRequest>['failure'];
  /** The operator says that it was refreshed after all. */
  readonly isCooling: boolean;
}

const RefreshFailure = ({ failure, isCooling }: RefreshFailureProps) => {
  const t = useText(guideText);
  const language = useLanguage();
  if (failure === null || isCooling) return null;
  return (
    <Alert tone="bad" live>
      {leavesDoubt(failure) ? t.refreshUnknown : translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
