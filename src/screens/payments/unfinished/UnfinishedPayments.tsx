import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import {
  resumePayment,
  abandonPayment,
  paymentAcknowledged,
  selectAttempts,
  selectOpenAttempts,
} from '../../../../store/payments/payments';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { isUnacknowledged, type PaymentAttempt } from '../../../../store/payments/attempt';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { MomentText } from '../../../ui/data/MomentText';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { LazyOtpDialog } from '../otp/LazyOtpDialog';
import { purposesText } from '../pay/purposes.text';
import { paymentStatusPath } from '../pay/paymentStatusPath';
import { unfinishedText } from './unfinished.text';

const Ways = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
`;

/**
 * Every payment of which nobody knows yet how it ends, what was paid while nobody looked, and the
 * sheet for the code of one. Nothing here charges anything by itself. Stands once on a screen.
 */
export const UnfinishedPayments = () => {
  const t = useText(unfinishedText);
  const attempts = useAppSelector(selectOpenAttempts);
  return (
    <>
      <PaidMeanwhile />
      {attempts.length > 0 && (
        <Section title={t.title(attempts.length)}>
          <Trouble />
          <List>
            {attempts.map((attempt) => (
              <Line key={attempt.id} of={attempt} action={<Actions of={attempt} />} />
            ))}
          </List>
        </Section>
      )}
      <LazyOtpDialog />
    </>
  );
};

/** A browser that died, or a page that was left, has not shown the result. */
const PaidMeanwhile = () => {
  const t = useText(unfinishedText);
  const dispatch = useAppDispatch();
  const attempts = useAppSelector(selectAttempts).filter(isUnacknowledged);
  if (attempts.length === 0) return null;
  return (
    <Section title={t.paidMeanwhile}>
      <List>
        {attempts.map((attempt) => (
          <Line
            key={attempt.id}
            of={attempt}
            action={
              <Ways>
                <Link to={paymentStatusPath(attempt.txnid)}>{t.seeResult}</Link>
                <Button
                  tone="ghost"
                  onClick={() => dispatch(paymentAcknowledged({ txnid: attempt.txnid }))}
                >
                  {t.seen}
                </Button>
              </Ways>
            }
          />
        ))}
      </List>
    </Section>
  );
};

interface LineProps {
  readonly of: PaymentAttempt;
  readonly action: ReactNode;
}

const Line = ({ of: attempt, action }: LineProps) => {
  const t = useText(unfinishedText);
  const purposes = useText(purposesText);
  return (
    <Row
      title={purposes[attempt.bill.purpose]}
      sub={
        <>
          {attempt.bill.account && `${visibleEndOf(attempt.bill.account)} · `}
          {t.steps[attempt.step]} · <MomentText of={new Date(attempt.begun).toISOString()} />
        </>
      }
      end={<Money of={amountOf(attempt)} />}
      action={action}
    />
  );
};

/** Of a streaming service it may not have been told yet. */
const amountOf = ({ bill: { amount } }: PaymentAttempt) => (amount > 0 ? amount : null);

/** Where a request to pay is shown again. */
const shownAt = ({ id, bill }: PaymentAttempt): string =>
  `${bill.purpose === 'OTT' ? '/ottquickpay' : '/instantpaymentdetails/'}?show=${encodeURIComponent(id)}`;

const Actions = ({ of: attempt }: { readonly of: PaymentAttempt }) => {
  const t = useText(unfinishedText);
  const dispatch = useAppDispatch();
  // Each row knows of its own press only.
  const [pressed, setPressed] = useState<'goOn' | 'leave' | ''>('');
  const isGoing = useAppSelector((state) => selectStatus(state, resumePayment) === 'running');
  const isLeaving = useAppSelector((state) => selectStatus(state, abandonPayment) === 'running');
  const { id, step } = attempt;
  const isAtApp = step === 'awaitingApp';
  const isWaiting =
    isAtApp || step === 'asking' || step === 'atProvider' || step === 'awaitingCode';
  const press = (which: 'goOn' | 'leave') => {
    setPressed(which);
    dispatch((which === 'goOn' ? resumePayment : abandonPayment).requested({ id }));
  };
  return (
    <Ways>
      {'txnid' in attempt && attempt.txnid !== '' && (
        <Link to={paymentStatusPath(attempt.txnid)}>{t.check}</Link>
      )}
      {isAtApp && <Link to={shownAt(attempt)}>{t.showCode}</Link>}
      {isWaiting && attempt.method !== 'UPI' && (
        <Button tone="ghost" busy={isGoing && pressed === 'goOn'} onClick={() => press('goOn')}>
          {step === 'awaitingCode' ? t.enterCode : t.goOn}
        </Button>
      )}
      {isWaiting && (
        <Button tone="ghost" busy={isLeaving && pressed === 'leave'} onClick={() => press('leave')}>
          {t.leave}
        </Button>
      )}
    </Ways>
  );
};

const Trouble = () => {
  const language = useLanguage();
  const goingOn = useAppSelector((state) => selectFailure(state, resumePayment));
  const leaving = useAppSelector((state) => selectFailure(state, abandonPayment));
  const failure = goingOn ?? leaving;
  if (!failure) return null;
  return (
    <Alert live tone="bad">
      {translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
