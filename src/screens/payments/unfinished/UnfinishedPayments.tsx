import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import {
  goOnWithPayment,
  leavePayment,
  paymentTold,
  selectAttempts,
  selectOpenAttempts,
} from '../../../../store/payments/payments';
import { endOf } from '../../../../store/payments/maskedAccount';
import { isUntold, type Attempt } from '../../../../store/payments/attempt';
import { spoken } from '../../../text/spoken';
import { useLanguage, useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { MomentText } from '../../../ui/data/MomentText';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Notice } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { useSay, useStore } from '../../../app/hooks';
import { CodeSheetHere } from '../code/CodeSheetHere';
import { purposesText } from '../pay/purposes.text';
import { statusOf } from '../pay/statusOf';
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
  const attempts = useStore(selectOpenAttempts);
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
      <CodeSheetHere />
    </>
  );
};

/** A browser that died, or a page that was left, has not shown the result. */
const PaidMeanwhile = () => {
  const t = useText(unfinishedText);
  const say = useSay();
  const attempts = useStore(selectAttempts).filter(isUntold);
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
                <Link to={statusOf(attempt.txnid)}>{t.seeResult}</Link>
                <Button tone="ghost" onClick={() => say(paymentTold({ txnid: attempt.txnid }))}>
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
  readonly of: Attempt;
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
          {attempt.bill.account && `${endOf(attempt.bill.account)} · `}
          {t.steps[attempt.step]} · <MomentText of={new Date(attempt.begun).toISOString()} />
        </>
      }
      end={<Money of={amountOf(attempt)} />}
      action={action}
    />
  );
};

/** Of a streaming service it may not have been told yet. */
const amountOf = ({ bill: { amount } }: Attempt) => (amount > 0 ? amount : null);

/** Where a request to pay is shown again. */
const shownAt = ({ id, bill }: Attempt): string =>
  `${bill.purpose === 'OTT' ? '/ottquickpay' : '/instantpaymentdetails/'}?show=${encodeURIComponent(id)}`;

const Actions = ({ of: attempt }: { readonly of: Attempt }) => {
  const t = useText(unfinishedText);
  const say = useSay();
  // Each row knows of its own press only.
  const [pressed, setPressed] = useState<'goOn' | 'leave' | ''>('');
  const isGoing = useStore((state) => selectStatus(state, goOnWithPayment) === 'running');
  const isLeaving = useStore((state) => selectStatus(state, leavePayment) === 'running');
  const { id, step } = attempt;
  const isAtApp = step === 'awaitingApp';
  const isWaiting =
    isAtApp || step === 'asking' || step === 'atProvider' || step === 'awaitingCode';
  const press = (which: 'goOn' | 'leave') => {
    setPressed(which);
    say((which === 'goOn' ? goOnWithPayment : leavePayment).requested({ id }));
  };
  return (
    <Ways>
      {'txnid' in attempt && attempt.txnid !== '' && (
        <Link to={statusOf(attempt.txnid)}>{t.check}</Link>
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
  const goingOn = useStore((state) => selectFailure(state, goOnWithPayment));
  const leaving = useStore((state) => selectFailure(state, leavePayment));
  const failure = goingOn ?? leaving;
  if (!failure) return null;
  return (
    <Notice spoken tone="bad">
      {spoken(sentenceOf(failure), language)}
    </Notice>
  );
};
