import { useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  paymentWatched,
  selectChecked,
  selectIsWatched,
} from '../../../../../store/payments/payments';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { useText } from '../../../../text/useText';
import { Button, buttonLook } from '../../../../ui/forms/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { Stack } from '../../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { useSecondsUntil } from '../../../../app/hooks/useTimeUntil';
import { Countdown } from './Countdown';
import { LeaveIt } from './LeaveIt';
import { ManualUpiFacts } from '../ManualUpiFacts';
import { QrCode } from './QrCode';
import { upiText } from './upi.text';
import { useIsPhone } from '../useIsPhone';

const OpenApp = styled.a<{ readonly $tone: 'primary'; readonly $wide: boolean }>`
  ${buttonLook}
`;

interface WaitingProps {
  readonly of: Extract<PaymentAttempt, { readonly step: 'awaitingApp' }>;
}

/**
 * A request that nobody has paid yet, as far as the operator knows. It is asked about by itself;
 * that the payer comes back from the app proves nothing.
 */
export const WaitingRequest = ({ of: request }: WaitingProps) => {
  const seconds = useSecondsUntil(request.expires);
  return seconds > 0 ? (
    <Standing of={request} seconds={seconds} />
  ) : (
    <Over key={request.id} of={request} />
  );
};

const Standing = ({ of: request, seconds }: WaitingProps & { readonly seconds: number }) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  const { txnid, upiintent } = request;
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  const isUnasked = useAppSelector((state) => selectChecked(state, txnid)?.confirmed === false);
  useEffect(() => {
    if (!isWatched) dispatch(paymentWatched({ txnid }));
  }, [dispatch, isWatched, txnid]);
  return (
    <Stack>
      <Code intent={upiintent} />
      <Countdown seconds={seconds} />
      <p role="status">{isUnasked ? t.unasked : t.waiting}</p>
      <Button wide tone="ghost" onClick={() => dispatch(paymentWatched({ txnid }))}>
        {t.checkNow}
      </Button>
      <ManualUpiFacts intent={upiintent} />
      <LeaveIt id={request.id} />
    </Stack>
  );
};

/** On a phone the app is one press away, and the code is for another phone. */
const Code = ({ intent }: { readonly intent: string }) => {
  const t = useText(upiText);
  const isPhone = useIsPhone();
  const [isAsked, setAsked] = useState(false);
  if (!isPhone)
    return (
      <>
        <p>{t.scan}</p>
        <QrCode text={intent} />
      </>
    );
  return (
    <>
      <OpenApp href={intent} $tone="primary" $wide>
        {t.openApp}
      </OpenApp>
      <Button wide tone="ghost" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {isAsked ? t.hideQr : t.showQr}
      </Button>
      {isAsked && <QrCode text={intent} />}
    </>
  );
};

/** Its time is over. Whether it was paid in the last moment only the operator can say. */
const Over = ({ of: { id, txnid } }: WaitingProps) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  useEffect(() => void dispatch(paymentWatched({ txnid })), [dispatch, txnid]);
  return (
    <Stack>
      <Alert live tone="warn">
        {isWatched ? t.overAsking : t.overUnknown}
      </Alert>
      <Button wide busy={isWatched} onClick={() => dispatch(paymentWatched({ txnid }))}>
        {t.checkAgain}
      </Button>
      <LeaveIt id={id} />
    </Stack>
  );
};
