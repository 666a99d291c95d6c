import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { selectIdempotency } from '../../../../store/app/app';
import { refusalCode } from '../../../../store/core/failure';
import { INSTANT_PAYMENT, OTT_QUICK_PAY } from '../../../../store/core/paths';
import { paymentStatusPath, requestPath } from '../../../../store/core/viewPaths';
import {
  isOpen,
  isReplaceable,
  isUnacknowledged,
  type PaymentAttempt,
  txnidOf,
} from '../../../../store/payments/attempt';
import { overlaps } from '../../../../store/payments/bill';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { leadsTo } from '../../../../store/payments/methods';
import {
  abandonPayment,
  paymentAcknowledged,
  replacePayment,
  resumePayment,
  selectAttempts,
  selectOpenAttempts,
} from '../../../../store/payments/payments';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { DateText } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow, RowActions } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { GetHelp } from '../../help/newTicket/GetHelp';
import { useStreamingService } from '../ott/streamingService';
import { PaymentRefusal } from '../pay/PaymentRefusal';
import { purposesText, unfinishedText } from '../payments.text';
import { BalanceOutcomes } from './BalanceOutcomes';

export interface UnfinishedPaymentsProps {
  /** Whether payments from the balance are shown too. The screens of the cart and the renewal show them separately. */
  readonly withBalance?: boolean;
}

/**
 * Payments with an unknown outcome or an unseen result. Nothing is charged without a press. Rendered once per screen.
 */
export const UnfinishedPayments = ({ withBalance = false }: UnfinishedPaymentsProps) => {
  const t = useText(unfinishedText);
  const attempts = useAppSelector(selectOpenAttempts);
  // The result of a press is shown above the list, because the press may have removed its row from the list.
  const [lastPress, setLastPress] = useState<LastPress | null>(null);
  return (
    <>
      {withBalance && <BalanceOutcomes />}
      <PaidUnacknowledged />
      {lastPress && <PressResult press={lastPress} />}
      {attempts.length > 0 && (
        <Section title={t.title(attempts.length)}>
          <List>
            {attempts.map((attempt) => (
              <AttemptRow
                key={attempt.id}
                attempt={attempt}
                action={
                  <AttemptActions
                    attempt={attempt}
                    pressed={lastPress?.attempt.id === attempt.id ? lastPress.action : null}
                    onPress={(action) => setLastPress({ attempt, action })}
                  />
                }
              />
            ))}
          </List>
        </Section>
      )}
    </>
  );
};

/** Payments that succeeded, but whose page was closed before the result was shown. */
const PaidUnacknowledged = () => {
  const t = useText(unfinishedText);
  const dispatch = useAppDispatch();
  const attempts = useAppSelector(selectAttempts).filter(isUnacknowledged);
  if (attempts.length === 0) return null;
  return (
    <Section title={t.paidMeanwhile}>
      <List>
        {attempts.map((attempt) => (
          <AttemptRow
            key={attempt.id}
            attempt={attempt}
            action={
              <RowActions $gap="s m">
                <Link to={paymentStatusPath(attempt.txnid)}>{t.seeResult}</Link>
                <Button
                  tone="ghost"
                  onClick={() => dispatch(paymentAcknowledged({ txnid: attempt.txnid }))}
                >
                  {t.seen}
                </Button>
              </RowActions>
            }
          />
        ))}
      </List>
    </Section>
  );
};

interface AttemptRowProps {
  readonly attempt: PaymentAttempt;
  readonly action: ReactNode;
}

const AttemptRow = ({ attempt, action }: AttemptRowProps) => {
  const t = useText(unfinishedText);
  const purposes = useText(purposesText);
  const service = useStreamingService(attempt);
  return (
    <ListRow
      title={purposes[attempt.bill.purpose]}
      sub={
        <FactLine
          facts={[
            service.name,
            service.term,
            attempt.bill.account && visibleEndOf(attempt.bill.account),
            t.steps[attempt.step],
            <DateText key="begun" date={new Date(attempt.begun).toISOString()} withTime />,
          ]}
        />
      }
      end={<Money amount={amountOf(attempt)} />}
      action={action}
    />
  );
};

/** null while the price of a streaming service is not known yet. */
const amountOf = ({ bill: { amount } }: PaymentAttempt) => (amount > 0 ? amount : null);

/** The path at which the QR code of this request is shown again. */
const shownAt = ({ id, bill }: PaymentAttempt): string =>
  requestPath(bill.purpose === 'OTT' ? OTT_QUICK_PAY : INSTANT_PAYMENT, id);

const ACTIONS = {
  resume: resumePayment,
  replace: replacePayment,
  abandon: abandonPayment,
} as const;
type ActionName = keyof typeof ACTIONS;

interface LastPress {
  readonly attempt: PaymentAttempt;
  readonly action: ActionName;
}

interface AttemptActionsProps {
  readonly attempt: PaymentAttempt;
  /** The last press, if it was in this row. */
  readonly pressed: ActionName | null;
  readonly onPress: (action: ActionName) => void;
}

const AttemptActions = ({ attempt, pressed, onPress }: AttemptActionsProps) => {
  const t = useText(unfinishedText);
  const dispatch = useAppDispatch();
  const running = {
    resume: useIsRunning(resumePayment),
    replace: useIsRunning(replacePayment),
    abandon: useIsRunning(abandonPayment),
  };
  const [isAsked, setIsAsked] = useState(false);
  const isHonoured = useAppSelector(selectIdempotency) === 'honoured';
  const { id, step } = attempt;
  const isAtApp = step === 'awaitingApp';
  const isWaiting =
    isAtApp || step === 'asking' || step === 'atProvider' || step === 'awaitingCode';
  // Whether the attempt can only be replaced, because continuing would begin another payment: the payer has left the
  // attempt, or it is at the provider and the operator does not honour idempotency keys.
  const isReplaced = step === 'left' || (step === 'atProvider' && !isHonoured);
  // One payment at a time is continued, replaced or left. A press in another row would do nothing.
  const stateOf = (action: ActionName) => ({
    busy: running[action] && pressed === action,
    disabled: running[action] && pressed !== action,
  });
  const press = (action: ActionName) => {
    onPress(action);
    dispatch(ACTIONS[action].requested({ id }));
  };
  return (
    <RowActions $gap="s m">
      {txnidOf(attempt) !== '' && (
        <Link to={paymentStatusPath(txnidOf(attempt))}>{t.checkStatus}</Link>
      )}
      {isAtApp && <Link to={shownAt(attempt)}>{t.showCode}</Link>}
      {(isWaiting || isReplaceable(attempt)) &&
        !leadsTo(attempt.method, 'awaitingApp') &&
        !isAsked && (
          <Button
            tone="ghost"
            {...stateOf('resume')}
            onClick={() => (isReplaced ? setIsAsked(true) : press('resume'))}
          >
            {step === 'awaitingCode' ? t.enterCode : t.goOn}
          </Button>
        )}
      {isAsked && isReplaceable(attempt) && (
        <Alert
          live
          tone="warn"
          action={
            <Button tone="ghost" {...stateOf('replace')} onClick={() => press('replace')}>
              {t.notPaid}
            </Button>
          }
        >
          {t.mayBePaid}
        </Alert>
      )}
      {isWaiting && (
        <Button tone="ghost" {...stateOf('abandon')} onClick={() => press('abandon')}>
          {t.leave}
        </Button>
      )}
    </RowActions>
  );
};

/** Says why the last press did nothing, or that the payment turned out to have failed. */
const PressResult = ({ press: { attempt, action } }: { readonly press: LastPress }) => {
  const t = useText(unfinishedText);
  const failure = useFailure(ACTIONS[action]);
  const message = useFailureMessage(ACTIONS[action]);
  const attempts = useAppSelector(selectAttempts);
  const current = attempts.find(({ id }) => id === attempt.id);
  const isFollowed = attempts.some((one) => isOpen(one) && overlaps(one.bill, attempt.bill));
  if (!failure && current?.step === 'failed' && !isFollowed)
    return (
      <Alert
        live
        tone="bad"
        action={
          txnidOf(current) !== '' && (
            <Link to={paymentStatusPath(txnidOf(current))}>{t.seeResult}</Link>
          )
        }
      >
        {t.steps.failed}
      </Alert>
    );
  if (failure && (action === 'replace' || failure.kind === 'blocked'))
    return (
      <>
        <PaymentRefusal failure={failure} bill={attempt.bill} />
        {refusalCode(failure) === 'PAYMENT_IN_PROGRESS' && 'txnid' in attempt && (
          <GetHelp
            question="unconfirmed"
            reference={attempt.txnid}
            amount={amountOf(attempt)}
            time={attempt.begun}
          />
        )}
      </>
    );
  return (
    message !== null && (
      <Alert live tone="bad">
        {message}
      </Alert>
    )
  );
};
