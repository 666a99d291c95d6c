import styled from 'styled-components';
import { selectPlacedOrder } from '../../../../store/newConnection/offers';
import type { PlacedOrder } from '../../../../store/newConnection/onlineOrder';
import {
  startPayment,
  selectAttempts,
  selectIsJournalRead,
} from '../../../../store/payments/payments';
import { mayHaveCharged, type PaymentAttempt, type Bill } from '../../../../store/payments/attempt';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { MomentText } from '../../../ui/data/MomentText';
import { Alert } from '../../../ui/feedback/Alert';
import { useOperator } from '../../../ui/layout/operator';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppSelector } from '../../../app/hooks';
import { UnfinishedPayments } from '../../payments/unfinished/UnfinishedPayments';
import { WaysToPay } from '../../payments/pay/WaysToPay';
import { orderText } from './order.text';
import { Soft, Way } from '../parts';
import { payOfferText } from './payOffer.text';
import { SHOP } from '../steps';
import { useFreshFailure } from '../useFresh';
import { paymentStatusPath } from '../../payments/pay/paymentStatusPath';

const Roads = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-left: ${space.xl};
  list-style: decimal;
`;

const billOf = ({ orderid, amount }: PlacedOrder): Bill => ({
  ...{ purpose: 'OFFER', amount, orderid, productids: [], chargeperiod: '', stbno: '' },
  account: '',
});

/** How the order is paid, and whether it is: the journal of this browser knows, also after a reload. */
export const PayOffer = () => {
  const placed = useAppSelector(selectPlacedOrder);
  const attempts = useAppSelector(selectAttempts);
  const isJournalRead = useAppSelector(selectIsJournalRead);
  if (!placed) return null;
  if (!isJournalRead) return <SkeletonLines count={6} />;
  const its = attempts.filter(({ bill }) => bill.orderid === placed.orderid);
  const paid = its.find(({ step }) => step === 'paid');
  if (paid) return <Paid by={paid} />;
  if (its.some(mayHaveCharged)) return <BeingPaid />;
  return <ToPay placed={placed} />;
};

const Paid = ({ by }: { readonly by: PaymentAttempt }) => {
  const t = useText(payOfferText);
  const { next } = useText(orderText);
  const txnid = 'txnid' in by ? by.txnid : '';
  return (
    <Section title={next}>
      <Stack>
        <Alert tone="ok">{t.paid}</Alert>
        <p>{t.visit}</p>
        <Way to={paymentStatusPath(txnid)}>{t.receipt}</Way>
      </Stack>
    </Section>
  );
};

const BeingPaid = () => {
  const t = useText(payOfferText);
  return (
    <>
      <Alert tone="warn">{t.open}</Alert>
      <UnfinishedPayments />
    </>
  );
};

interface ToPayProps {
  readonly placed: PlacedOrder;
}

const ToPay = ({ placed }: ToPayProps) => {
  const t = useText(payOfferText);
  const isOver = useIsOver(placed);
  const { amount, expireson } = placed;
  if (isOver) return <Lapsed />;
  return (
    <>
      <Section title={t.pay}>
        <Stack>
          {expireson !== '' && (
            <p>
              {t.keptUntil} <MomentText of={expireson} />
            </p>
          )}
          <OtherWay />
          <WaysToPay bill={() => billOf(placed)} amount={amount} />
        </Stack>
      </Section>
      <WhatComes of={placed} />
    </>
  );
};

/** By the clock. Whether it really is over, only the operator knows: it says so when it is asked to be paid. */
const useIsOver = ({ expireson }: PlacedOrder): boolean => Date.parse(expireson) <= Date.now();

const Lapsed = () => {
  const t = useText(payOfferText);
  return (
    <Stack>
      <Alert tone="warn">{t.lapsed}</Alert>
      <Way to={SHOP}>{t.orderAgain}</Way>
    </Stack>
  );
};

/** These the operator will say again to every press. */
const FOR_GOOD: readonly string[] = ['ORDER_EXPIRED', 'AMOUNT_CHANGED'];

/** Where the order cannot be paid any more as it is, another one can be placed. */
const OtherWay = () => {
  const t = useText(payOfferText);
  const failure = useFreshFailure(startPayment);
  if (failure?.kind !== 'refused' || !FOR_GOOD.includes(failure.code ?? '')) return null;
  return (
    <div>
      <Soft>{t.another}</Soft>
      <Way to={SHOP}>{t.orderAgain}</Way>
    </div>
  );
};

const WhatComes = ({ of: { message } }: { readonly of: PlacedOrder }) => {
  const t = useText(payOfferText);
  const { next } = useText(orderText);
  const { phone } = useOperator();
  return (
    <Section title={next}>
      <Stack>
        {message !== '' && <Soft>{message}</Soft>}
        <Roads>
          <li>{t.unpaid}</li>
          {phone !== undefined && <li>{t.payByPhone}</li>}
          <li>{t.lapses}</li>
          <li>{t.afterwards}</li>
        </Roads>
      </Stack>
    </Section>
  );
};
