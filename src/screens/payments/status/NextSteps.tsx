import {
  CHECKOUT,
  HOME,
  INSTANT_PAYMENT,
  LOGIN,
  MY_PACKS,
  OTT_QUICK_PAY,
  RENEW,
  TOP_UP,
} from '../../../../store/core/paths';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { failedPackNames } from '../../../../store/packs/packResult';
import type { PaymentPurpose } from '../../../../store/payments/methods';
import {
  checkPayment,
  paymentWatched,
  selectCheckTimes,
} from '../../../../store/payments/payments';
import { isNothingTaken, type PaymentStatus } from '../../../../store/payments/paymentStatus';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { useOperator } from '../../../ui/frame/operator';
import { ResultActions } from '../../../ui/result/ResultLayout';
import { GetHelp, type Question } from '../../help/newTicket/GetHelp';
import { paymentStatusText } from '../payments.text';
import { ReceiptActions, receiptSourceOf } from './receipt/receiptSource';
import { type ShownPayment, STATUS_LOOKS } from './shownStatus';

/** The screen for another try, by purpose. Offered once the operator has said that nothing was taken. */
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

/** Purposes whose result is shown under My packs. */
const STARTS_PACKS: readonly string[] = ['CART', 'RENEWAL'] satisfies readonly PaymentPurpose[];

/** The main action and the other actions. None leads to another payment while the outcome is unknown. */
export const NextSteps = (payment: ShownPayment) => {
  const { status, txnid, checked, attempt } = payment;
  const dispatch = useAppDispatch();
  const t = useText(paymentStatusText);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { phone } = useOperator();
  const home = (tone: 'primary' | 'ghost') => (
    <ButtonLink wide tone={tone} to={isLoggedIn ? HOME : LOGIN}>
      {isLoggedIn ? t.home : t.logIn}
    </ButtonLink>
  );
  if (status === 'paid')
    return (
      <ResultActions main={home('primary')}>
        {checked && (
          <ReceiptActions source={receiptSourceOf(checked, attempt)} failed={() => null} />
        )}
        {isLoggedIn && STARTS_PACKS.includes(checked?.purpose ?? '') && (
          <ButtonLink tone="ghost" to={MY_PACKS}>
            {t.myPacks}
          </ButtonLink>
        )}
        {checked && failedPackNames(checked.results).length > 0 && <PaymentHelp {...payment} />}
      </ResultActions>
    );
  const again = isNothingTaken(status) ? RETRY_PATHS.get(checked?.purpose ?? '') : undefined;
  const retry = again !== undefined && (
    // The press checks the payment again, because the operator may have found the money since it said that the payment
    // failed.
    <ButtonLink wide to={again} onClick={() => dispatch(checkPayment.requested({ txnid }))}>
      {t.tryAgain}
    </ButtonLink>
  );
  const isOver = STATUS_LOOKS[status].phase === 'failed';
  return (
    <ResultActions main={isOver ? retry || home('primary') : <CheckNow {...payment} />}>
      {status !== 'cancelled' && <PaymentHelp {...payment} />}
      {/* While the outcome is not known, there is no link home: a subscriber has the menu, and a guest can call the
          operator. If no phone number is configured, a guest gets a link to the login. */}
      {((isOver && retry) || (!isOver && !isLoggedIn && phone === undefined)) && home('ghost')}
    </ResultActions>
  );
};

/** Asks the operator now. The button is busy during every check, including the automatic ones. */
const CheckNow = ({ txnid, isWatched }: ShownPayment) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const isPausing = useAppSelector((state) => selectCheckTimes(state, txnid)) !== null;
  return (
    <Button wide busy={isWatched && !isPausing} onClick={() => dispatch(paymentWatched({ txnid }))}>
      {t.checkStatus}
    </Button>
  );
};

/** The subject of the ticket says the same as the title of the screen. */
const questionOf = (status: PaymentStatus): Question => {
  if (status === 'paid') return 'packs';
  if (status === 'otherAmount') return 'otherAmount';
  return STATUS_LOOKS[status].state === 'failed' ? 'failed' : 'unconfirmed';
};

/** Help with this payment, or with packs that were paid for and did not start. */
const PaymentHelp = ({ status, txnid, checked, attempt }: ShownPayment) => {
  const agreed = attempt?.bill.amount ?? null;
  return (
    <GetHelp
      question={questionOf(status)}
      reference={txnid}
      amount={checked?.confirmed ? checked.amount : agreed}
      agreed={status === 'otherAmount' ? agreed : null}
      time={checked?.addedon || (attempt?.begun ?? '')}
      packs={status === 'paid' && checked ? failedPackNames(checked.results) : []}
    />
  );
};
