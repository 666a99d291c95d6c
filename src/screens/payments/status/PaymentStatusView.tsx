import { paymentWatched } from '../../../../store/payments/payments';
import type { PaymentAttempt, PaymentPurpose } from '../../../../store/payments/attempt';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import {
  CHECKOUT,
  CONTACT,
  HOME,
  INSTANT_PAYMENT,
  MY_PACKS,
  OTT_QUICK_PAY,
  RENEW,
  TOP_UP,
  offerStepPath,
} from '../../../../store/core/paths';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { CopyText } from '../../../ui/feedback/CopyText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { paymentStatusText } from './paymentStatus.text';
import type { PaymentStatus } from './paymentStatus';

/** Loaded after the status itself. */
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

/** What is known of a payment, and what to do next. */
export const PaymentStatusView = ({
  status,
  txnid,
  checked,
  attempt,
  isWatched,
}: PaymentStatusViewProps) => {
  const t = useText(paymentStatusText);
  return (
    <Stack>
      <StatusSentence status={status} checked={checked} attempt={attempt} />
      {status === 'asking' && <SkeletonLines count={4} />}
      {(status === 'paid' || status === 'failed') && (
        <PaymentDetails
          shape={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.detailsMissing} onRetry={retry} />}
        />
      )}
      <div>
        <p>{t.keep}</p>
        <CopyText text={txnid} />
      </div>
      <NextSteps
        status={status}
        txnid={txnid}
        purpose={checked?.purpose ?? ''}
        isWatched={isWatched}
      />
    </Stack>
  );
};

const StatusSentence = ({
  status,
  checked,
  attempt,
}: Pick<PaymentStatusViewProps, 'status' | 'checked' | 'attempt'>) => {
  const t = useText(paymentStatusText);
  const unconfirmed = checked?.isAboutAnother
    ? t.aboutAnother
    : t.unconfirmed[status === 'notYet' ? 'watched' : 'ended'];
  switch (status) {
    case 'asking':
      return <p role="status">{t.asking}</p>;
    case 'paid':
      return null;
    case 'failed':
      return (
        <Alert live tone="bad">
          {t.failed} {checked?.sentence ? t.failedDescription(checked.sentence) : ''}
        </Alert>
      );
    case 'notYet':
      return (
        <Alert live tone="warn">
          {checked?.confirmed ? t.notYet : unconfirmed}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert live tone="warn">
          {checked?.confirmed ? t.unknown : `${unconfirmed} ${t.unknown}`}
        </Alert>
      );
    case 'otherAmount':
      return (
        <Alert live tone="bad">
          {t.otherAmount(moneyText(checked?.amount), moneyText(attempt?.bill.amount))}
        </Alert>
      );
  }
};

/** Where the same can be started again, once the operator has said that nothing was taken. */
const RETRY_PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CART: CHECKOUT,
    RENEWAL: RENEW,
    TOPUP: TOP_UP,
    OFFER: offerStepPath('placed'),
    INSTANT: INSTANT_PAYMENT,
    OTT: OTT_QUICK_PAY,
  } satisfies Record<PaymentPurpose, string>),
);

/** Purposes whose result can be seen among the packs. */
const STARTS_PACKS: readonly string[] = ['CART', 'RENEWAL'] satisfies readonly PaymentPurpose[];

interface NextStepsProps {
  readonly status: PaymentStatus;
  readonly txnid: string;
  readonly purpose: string;
  readonly isWatched: boolean;
}

const NextSteps = ({ status, txnid, purpose, isWatched }: NextStepsProps) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const again = status === 'failed' ? RETRY_PATHS.get(purpose) : undefined;
  const isOver = status === 'paid' || status === 'failed';
  const hasPacks = status === 'paid' && isLoggedIn && STARTS_PACKS.includes(purpose);
  return (
    <>
      {hasPacks && (
        <ButtonLink wide to={MY_PACKS}>
          {t.myPacks}
        </ButtonLink>
      )}
      {!isOver && (
        <Button wide busy={isWatched} onClick={() => dispatch(paymentWatched({ txnid }))}>
          {t.again}
        </Button>
      )}
      {again !== undefined && (
        <ButtonLink wide to={again}>
          {t.tryAgain}
        </ButtonLink>
      )}
      {!isOver && isLoggedIn && (
        <ButtonLink wide tone="ghost" to={CONTACT}>
          {t.contact}
        </ButtonLink>
      )}
      <ButtonLink
        wide
        tone={isOver && again === undefined && !hasPacks ? 'primary' : 'ghost'}
        to={isLoggedIn ? HOME : '/'}
      >
        {isLoggedIn ? t.home : t.login}
      </ButtonLink>
    </>
  );
};
