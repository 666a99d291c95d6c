import { selectIsLoggedIn } from '../../../../store/identity/session';
import { failedPackNames, providedUntil } from '../../../../store/packs/packResult';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { selectCheckTimes } from '../../../../store/payments/payments';
import type { PaymentStatus } from '../../../../store/payments/paymentStatus';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { useAppSelector } from '../../../app/hooks';
import { useSecondsUntil } from '../../../app/hooks/timers';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { CopyText } from '../../../ui/feedback/CopyText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { SoftText } from '../../../ui/layout/Text';
import { ActiveUntil, daysLeftOf } from '../../../ui/result/ActiveUntil';
import { ResultHead } from '../../../ui/result/ResultHead';
import { ResultColumn } from '../../../ui/result/ResultLayout';
import type { ResultState } from '../../../ui/result/resultLook';
import { ReplacedPacks, useIsHeld } from '../../packs/replacement/ReplacedPacks';
import { paymentResultText, paymentStatusText } from '../payments.text';
import { NextSteps } from './NextSteps';

/** When the portal asks the operator again. */
const CheckTimes = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentResultText);
  const times = useAppSelector((state) => selectCheckTimes(state, txnid));
  if (!times) return <SoftText>{t.checking}</SoftText>;
  const { nextAt } = times;
  return (
    <SoftText>
      <NextCheck key={nextAt} at={nextAt} />
    </SoftText>
  );
};

const NextCheck = ({ at }: { readonly at: number }) => {
  const t = useText(paymentResultText);
  const seconds = useSecondsUntil(at);
  return seconds === 0 ? t.checking : t.nextCheck(seconds);
};

/** Loaded after the status. */
const PaymentDetails = lazyPart({
  id: 'payment-status-details',
  load: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './PaymentDetails')).PaymentDetails,
});

interface PaymentStatusViewProps {
  readonly status: PaymentStatus;
  readonly txnid: string;
  readonly checked: CheckedPayment | null;
  readonly attempt: PaymentAttempt | null;
  readonly isWatched: boolean;
}

const states: Readonly<Record<PaymentStatus, ResultState>> = {
  asking: 'asking',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  maybeTaken: 'unknown',
  comingBack: 'failed',
  disputed: 'unknown',
  withProvider: 'unknown',
  notYet: 'unknown',
  unknown: 'unknown',
  otherAmount: 'unknown',
};

const TITLES = {
  asking: 'asking',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  notYet: 'notYet',
  unknown: 'unknown',
  otherAmount: 'otherAmount',
  comingBack: 'comingBack',
  maybeTaken: 'unknown',
  disputed: 'otherAmount',
  withProvider: 'notYet',
} as const satisfies Record<PaymentStatus, string>;

/** The statuses for which the operator's answer has details. */
const WITH_DETAILS: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'paid',
  'failed',
  'cancelled',
  'maybeTaken',
  'comingBack',
]);
/** The final statuses: the operator has said how the payment ended. */
const ENDS: ReadonlySet<PaymentStatus> = new Set([...WITH_DETAILS, 'disputed', 'otherAmount']);
/** The subscriber must not pay again yet. */
const UNSETTLED: ReadonlySet<PaymentStatus> = new Set(['withProvider', 'notYet', 'unknown']);

/** The status of a payment and the next steps. */
export const PaymentStatusView = (props: PaymentStatusViewProps) => {
  const { status, txnid, checked, attempt } = props;
  const now = useOperatorNow();
  const t = useText(paymentStatusText);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isHeld = useIsHeld();
  const results = checked?.results ?? [];
  const ends = status === 'paid' && !results.some(isHeld) ? providedUntil(results) : [];
  const isPart = failedPackNames(results).length > 0;
  return (
    <ResultColumn>
      <ResultHead
        state={status === 'paid' && isPart ? 'partly' : states[status]}
        title={t.titles[TITLES[status]]}
        // The title takes the focus when the status becomes final, but not at each earlier check.
        view={ENDS.has(status) ? status : 'waiting'}
        amount={amountOf(checked, attempt)}
        daysLeft={daysLeftOf(ends, now)}
      >
        <Meaning status={status} checked={checked} attempt={attempt} />
        <ActiveUntil ends={ends} isPart={isPart} />
      </ResultHead>
      {status === 'asking' && <SkeletonLines count={4} />}
      {UNSETTLED.has(status) && <DontPayAgain {...props} />}
      {WITH_DETAILS.has(status) && (
        <PaymentDetails
          skeleton={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.detailsMissing} onRetry={retry} />}
        />
      )}
      {isLoggedIn && status === 'paid' && checked?.purpose === 'CART' && <ReplacedPacks isPaid />}
      <CopyText label={t.keep} text={txnid} />
      <NextSteps {...props} />
    </ResultColumn>
  );
};

/** The amount that the operator has confirmed, or until then the amount of the bill. */
const amountOf = (checked: CheckedPayment | null, attempt: PaymentAttempt | null) => {
  if (checked?.confirmed) return checked.amount;
  return attempt && attempt.bill.amount > 0 ? attempt.bill.amount : null;
};

const Meaning = ({
  status,
  checked,
  attempt,
}: Pick<PaymentStatusViewProps, 'status' | 'checked' | 'attempt'>) => {
  const t = useText(paymentStatusText);
  const { maybeTaken, comingBack, stillSilent } = useText(paymentResultText);
  const ended = status === 'notYet' ? 'watched' : 'ended';
  const unconfirmed = checked?.isAboutAnother ? t.aboutAnother : t.unconfirmed[ended];
  switch (status) {
    case 'asking':
      return (
        <>
          <p>{t.dontClose}</p>
          <p role="status">{t.asking}</p>
        </>
      );
    case 'paid':
      return <NotAllPacks checked={checked} />;
    case 'failed':
    case 'cancelled':
      return <Failure meaning={t.failed} checked={checked} />;
    case 'maybeTaken':
      return <Failure meaning={maybeTaken} checked={checked} />;
    case 'comingBack':
      return <Failure meaning={comingBack(moneyText(checked?.amount))} checked={checked} />;
    case 'withProvider':
      return <p role="alert">{t.withProvider}</p>;
    case 'notYet':
    case 'unknown':
      return (
        <div role="alert">
          <p>{checked?.confirmed ? (status === 'notYet' ? t.notYet : stillSilent) : unconfirmed}</p>
        </div>
      );
    case 'disputed':
      return <p role="alert">{t.disputed(moneyText(attempt?.bill.amount))}</p>;
    case 'otherAmount':
      return (
        <div role="alert">
          <p>{t.otherAmount(moneyText(checked?.amount), moneyText(attempt?.bill.amount))}</p>
        </div>
      );
  }
};

interface FailureProps {
  readonly meaning: string;
  readonly checked: CheckedPayment | null;
}

/** What the failure means for the payer's money, and its reason. */
const Failure = ({ meaning, checked }: FailureProps) => {
  const t = useText(paymentStatusText);
  return (
    <div role="alert">
      <p>{meaning}</p>
      {checked?.sentence && <p>{t.failedDescription(checked.sentence)}</p>}
    </div>
  );
};

/** Shown when the money arrived but some of the packs did not start. */
const NotAllPacks = ({ checked }: Pick<PaymentStatusViewProps, 'checked'>) => {
  const t = useText(paymentStatusText);
  const results = checked?.results ?? [];
  const failed = failedPackNames(results);
  if (failed.length === 0) return null;
  return (
    <p role="alert">{t.partly(failed.length, results.length, checked?.purpose === 'RENEWAL')}</p>
  );
};

/** Warns against paying again. Nothing here leads to another payment. */
const DontPayAgain = ({ txnid, isWatched }: PaymentStatusViewProps) => {
  const t = useText(paymentResultText);
  return (
    <>
      <Card as="section">
        <h2>{t.dontPay}</h2>
        {/* Once the portal stops asking the operator, this text says what happens to money that was taken. */}
        {!isWatched && <p>{t.returned}</p>}
      </Card>
      {isWatched && <CheckTimes txnid={txnid} />}
    </>
  );
};
