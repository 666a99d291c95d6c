import styled from 'styled-components';
import { refusalCode } from '../../../../store/core/failure';
import { OFFER_PLANS } from '../../../../store/core/paths';
import { instantOf } from '../../../../store/core/values/dates';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { selectPlacedOrder } from '../../../../store/newConnection/offers';
import type { PlacedOrder } from '../../../../store/newConnection/onlineOrder';
import { type Bill, mayHaveCharged, txnidOf } from '../../../../store/payments/attempt';
import {
  selectAttempts,
  selectIsJournalRead,
  startPayment,
} from '../../../../store/payments/payments';
import { useAppSelector } from '../../../app/hooks';
import { useFailureSinceMount } from '../../../app/hooks/useFailureSinceMount';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useOperator } from '../../../ui/frame/operator';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { PaymentSection } from '../../payments/pay/PaymentMethods';
import { UnfinishedPayments } from '../../payments/unfinished/UnfinishedPayments';
import { orderText, payOfferText } from '../newConnection.text';

const StepList = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.xl};
  list-style: decimal;
`;

const offerBill = ({ orderid, amount }: PlacedOrder): Bill => ({
  purpose: 'OFFER',
  amount,
  orderid,
  productids: [],
  chargeperiod: '',
  stbno: '',
  account: '',
});

/**
 * The payment methods, or the state of a payment that succeeded or may have taken money. The state comes from this
 * browser's payment journal, so it survives a reload.
 */
export const PayOffer = () => {
  const t = useText(payOfferText);
  const { next } = useText(orderText);
  const placed = useAppSelector(selectPlacedOrder);
  const attempts = useAppSelector(selectAttempts);
  const isJournalRead = useAppSelector(selectIsJournalRead);
  if (!placed) return null;
  if (!isJournalRead) return <SkeletonLines count={6} />;
  const attemptsForOrder = attempts.filter(({ bill }) => bill.orderid === placed.orderid);
  const paid = attemptsForOrder.find(({ step }) => step === 'paid');
  if (paid)
    return (
      <Section title={next}>
        <Stack>
          <Alert tone="ok">{t.paid}</Alert>
          <p>{t.visit}</p>
          <InlineLink to={paymentStatusPath(txnidOf(paid))}>{t.receipt}</InlineLink>
        </Stack>
      </Section>
    );
  if (attemptsForOrder.some(mayHaveCharged))
    return (
      <>
        <Alert tone="warn">{t.open}</Alert>
        <UnfinishedPayments />
      </>
    );
  return <PayPlacedOrder placed={placed} />;
};

/** Refusals that are final: the operator would repeat them for every further attempt to pay this order. */
const FINAL_REFUSALS: readonly string[] = ['ORDER_EXPIRED', 'AMOUNT_CHANGED'];

const PayPlacedOrder = ({ placed }: { readonly placed: PlacedOrder }) => {
  const t = useText(payOfferText);
  const { amount, expireson } = placed;
  const isExpired = (instantOf(expireson) ?? Infinity) <= useOperatorNow();
  const isPaying = useIsRunning(startPayment);
  const failure = useFailureSinceMount(startPayment);
  // The section stays while a payment started on this page runs and after it fails, even if the order expires.
  if (isExpired && !isPaying && failure === null)
    return (
      <Stack>
        <Alert tone="warn">{t.lapsed}</Alert>
        <InlineLink to={OFFER_PLANS}>{t.orderAgain}</InlineLink>
      </Stack>
    );
  return (
    <>
      <Section title={t.pay}>
        <Stack>
          {expireson !== '' && (
            <p>
              <SentenceWithDate sentence={t.keptUntil} date={expireson} withTime />
            </p>
          )}
          {FINAL_REFUSALS.includes(refusalCode(failure)) && (
            <div>
              <SoftText>{t.another}</SoftText>
              <InlineLink to={OFFER_PLANS}>{t.orderAgain}</InlineLink>
            </div>
          )}
          <PaymentSection bill={() => offerBill(placed)} amount={amount} />
        </Stack>
      </Section>
      <NextSteps order={placed} />
    </>
  );
};

const NextSteps = ({ order: { expireson, message } }: { readonly order: PlacedOrder }) => {
  const t = useText(payOfferText);
  const { next } = useText(orderText);
  const { phone } = useOperator();
  return (
    <Section title={next}>
      <Stack>
        {message !== '' && <SoftText>{message}</SoftText>}
        <StepList>
          <li>{t.unpaid}</li>
          {phone !== undefined && <li>{t.payByPhone}</li>}
          {expireson !== '' && <li>{t.lapses}</li>}
          <li>{t.afterwards}</li>
        </StepList>
      </Stack>
    </Section>
  );
};
