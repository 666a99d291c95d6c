import { paymentWatched } from '../../../../store/payments/payments';
import type { PaymentAttempt, PaymentPurpose } from '../../../../store/payments/attempt';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { PartHere } from '../../../app/lazy/PartHere';
import { HOME } from '../../../app/guard';
import type { ScreenRoute } from '../../../app/routes';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { CopyText } from '../../../ui/feedback/CopyText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { paymentStatusText } from './paymentStatus.text';
import type { PaymentStatus as StandingName } from './paymentStatus';

/** Loaded after the word on the payment itself. */
const paidForPart: ScreenRoute = {
  path: '/paymentstatuscheck details',
  screen: async () =>
    (await import(/* webpackChunkName: "payments-open" */ './PaymentDetails')).PaymentDetails,
  needs: [],
};

interface StandingProps {
  readonly of: StandingName;
  readonly txnid: string;
  readonly checked: CheckedPayment | null;
  readonly attempt: PaymentAttempt | null;
  readonly isWatched: boolean;
}

/** What the operator's word comes to, and the one thing to do next. */
export const PaymentStatusView = ({
  of: standing,
  txnid,
  checked,
  attempt,
  isWatched,
}: StandingProps) => {
  const t = useText(paymentStatusText);
  return (
    <Stack>
      <Words of={standing} checked={checked} attempt={attempt} />
      {standing === 'asking' && <SkeletonLines count={4} />}
      {(standing === 'paid' || standing === 'failed') && (
        <PartHere
          route={paidForPart}
          shape={<SkeletonLines count={4} />}
          missing={t.detailsMissing}
        />
      )}
      <div>
        <p>{t.keep}</p>
        <CopyText text={txnid} />
      </div>
      <Next of={standing} txnid={txnid} purpose={checked?.purpose ?? ''} isWatched={isWatched} />
    </Stack>
  );
};

const Words = ({
  of: standing,
  checked,
  attempt,
}: Pick<StandingProps, 'of' | 'checked' | 'attempt'>) => {
  const t = useText(paymentStatusText);
  switch (standing) {
    case 'asking':
      return <p role="status">{t.asking}</p>;
    case 'paid':
      return null;
    case 'failed':
      return (
        <Alert live tone="bad">
          {t.failed} {checked?.sentence ? t.failedWhy(checked.sentence) : ''}
        </Alert>
      );
    case 'notYet':
      return (
        <Alert live tone="warn">
          {checked?.confirmed ? t.notYet : t.unconfirmed}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert live tone="warn">
          {checked?.confirmed ? t.unknown : `${t.unconfirmed} ${t.unknown}`}
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

/** Where the same can be begun anew: only after the operator has said that nothing was taken. */
const AGAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CART: '/checkout',
    RENEWAL: `${HOME}/mypacks/renew`,
    TOPUP: `${HOME}/topup`,
    OFFER: '/offerplans?step=placed',
    INSTANT: '/instantpaymentdetails/',
    OTT: '/ottquickpay',
  } satisfies Record<PaymentPurpose, string>),
);

/** What was paid for can be looked at there. */
const BRINGS_PACKS: readonly string[] = ['CART', 'RENEWAL'] satisfies readonly PaymentPurpose[];

interface NextProps {
  readonly of: StandingName;
  readonly txnid: string;
  readonly purpose: string;
  readonly isWatched: boolean;
}

const Next = ({ of: standing, txnid, purpose, isWatched }: NextProps) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const again = standing === 'failed' ? AGAIN.get(purpose) : undefined;
  const isOver = standing === 'paid' || standing === 'failed';
  const hasPacks = standing === 'paid' && isLoggedIn && BRINGS_PACKS.includes(purpose);
  return (
    <>
      {hasPacks && (
        <ButtonLink wide to={`${HOME}/mypacks`}>
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
        <ButtonLink wide tone="ghost" to={`${HOME}/contactus`}>
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
