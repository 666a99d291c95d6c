import { selectIsLoggedIn } from '../../../../store/identity/session';
import { failedPackNames, providedUntil } from '../../../../store/packs/packResult';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { selectCheckTimes } from '../../../../store/payments/payments';
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
import { ReplacedPacks, useIsHeld } from '../../packs/replacement/ReplacedPacks';
import { paymentResultText, paymentStatusText } from '../payments.text';
import { NextSteps } from './NextSteps';
import { type ShownPayment, STATUS_LOOKS } from './shownStatus';

/**
 * Loaded after the status. This code is not in the chunk of the unfinished payments, because the home screen loads that
 * chunk and needs no covers of packs.
 */
const PaymentDetails = lazyPart({
  id: 'payment-status-details',
  load: async () =>
    (await import(/* webpackChunkName: "payments-paid" */ './PaymentDetails')).PaymentDetails,
});

/** The status of a payment and the next steps. */
export const PaymentStatusView = (payment: ShownPayment) => {
  const { status, txnid, checked, attempt } = payment;
  const { phase, state, title } = STATUS_LOOKS[status];
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
        state={status === 'paid' && isPart ? 'partly' : state}
        title={t.titles[title]}
        // The title takes the focus when the status becomes final, but not at each earlier check.
        view={phase === 'asking' || phase === 'unsettled' ? 'waiting' : status}
        amount={amountOf(checked, attempt)}
        daysLeft={daysLeftOf(ends, now)}
      >
        <Meaning {...payment} />
        <ActiveUntil ends={ends} isPart={isPart} />
      </ResultHead>
      {status === 'asking' && <SkeletonLines count={4} />}
      {phase === 'unsettled' && <DontPayAgain {...payment} />}
      {(phase === 'paid' || phase === 'failed') && (
        <PaymentDetails
          skeleton={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.detailsMissing} onRetry={retry} />}
        />
      )}
      {isLoggedIn && status === 'paid' && checked?.purpose === 'CART' && <ReplacedPacks isPaid />}
      <CopyText label={t.keep} text={txnid} />
      <NextSteps {...payment} />
    </ResultColumn>
  );
};

/** The amount that the operator has confirmed, or until then the amount of the bill. */
const amountOf = (checked: CheckedPayment | null, attempt: PaymentAttempt | null) => {
  if (checked?.confirmed) return checked.amount;
  return attempt && attempt.bill.amount > 0 ? attempt.bill.amount : null;
};

const Meaning = ({ status, checked, attempt }: ShownPayment) => {
  const t = useText(paymentStatusText);
  const { maybeTaken, comingBack, stillSilent } = useText(paymentResultText);
  const paid = moneyText(checked?.amount);
  const agreed = moneyText(attempt?.bill.amount);
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
      return <Failure meaning={comingBack(paid)} checked={checked} />;
    case 'withProvider':
      return <p role="alert">{t.withProvider}</p>;
    case 'notYet':
      return <p role="alert">{checked?.isAboutAnother ? t.aboutAnother : t.notYet}</p>;
    case 'unknown':
      if (checked?.isAboutAnother) return <p role="alert">{t.aboutAnother}</p>;
      return <p role="alert">{checked?.confirmed ? stillSilent : t.unconfirmed}</p>;
    case 'disputed':
      return <p role="alert">{t.disputed(agreed)}</p>;
    case 'otherAmount':
      return <p role="alert">{t.otherAmount(paid, agreed)}</p>;
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
const NotAllPacks = ({ checked }: Pick<ShownPayment, 'checked'>) => {
  const t = useText(paymentStatusText);
  const results = checked?.results ?? [];
  const failed = failedPackNames(results).length;
  return (
    failed > 0 && (
      <p role="alert">{t.partly(failed, results.length, checked?.purpose === 'RENEWAL')}</p>
    )
  );
};

/** Warns against paying again, and says when the operator is asked next. Nothing here leads to another payment. */
const DontPayAgain = ({ txnid, isWatched }: ShownPayment) => {
  const t = useText(paymentResultText);
  const nextAt = useAppSelector((state) => selectCheckTimes(state, txnid))?.nextAt ?? 0;
  const seconds = useSecondsUntil(nextAt);
  return (
    <>
      <Card as="section">
        <h2>{t.dontPay}</h2>
        {/* Once the portal stops asking the operator, this text says what happens to money that was taken. */}
        {!isWatched && <p>{t.returned}</p>}
      </Card>
      {isWatched && <SoftText>{seconds === 0 ? t.checking : t.nextCheck(seconds)}</SoftText>}
    </>
  );
};
