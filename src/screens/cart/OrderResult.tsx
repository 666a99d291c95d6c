import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { orderResultLeft, selectOrder } from '../../../store/cart/checkout';
import { ADD_PACKS, CHECKOUT, MY_PACKS } from '../../../store/core/paths';
import { failedPackNames, providedUntil } from '../../../store/packs/packResult';
import { selectSentCharge } from '../../../store/payments/payments';
import type { Order } from '../../../store/wire/entities/packs/cart';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useOperatorNow } from '../../app/hooks/useOperatorNow';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { CopyText } from '../../ui/feedback/CopyText';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { ActiveUntil, daysLeftOf } from '../../ui/result/ActiveUntil';
import { ResultHead } from '../../ui/result/ResultHead';
import { ResultActions, ResultColumn } from '../../ui/result/ResultLayout';
import { GetHelp } from '../help/newTicket/GetHelp';
import { useIsHeld } from '../packs/replacement/ReplacedPacks';
import { PackResultList } from '../payments/status/PackResults';
import { balanceReceiptOf, ReceiptActions } from '../payments/status/receipt/receiptSource';
import { checkoutResultText } from './cart.text';

/** What was paid and the result of each pack. Without an order in the store, the subscriber is sent to the cart. */
export const OrderResult = () => {
  const order = useAppSelector(selectOrder);
  return order ? <OrderResultView order={order} /> : <Navigate replace to={CHECKOUT} />;
};

const OrderResultView = ({ order }: { readonly order: Order }) => {
  const { orderid, amount, results } = order;
  const isHeld = useIsHeld();
  const ends = results.some(isHeld) ? [] : providedUntil(results);
  const failed = failedPackNames(results);
  const isPart = failed.length > 0;
  const paid = useAppSelector((state) => selectSentCharge(state, 'CART'));
  const now = useOperatorNow();
  const t = useText(checkoutResultText);
  const dispatch = useAppDispatch();
  // A later visit shows the cart, not this order.
  useEffect(() => () => void dispatch(orderResultLeft()), [dispatch]);
  return (
    <ResultColumn>
      <ResultHead
        state={isPart ? 'partly' : 'paid'}
        title={isPart ? t.donePart(failed.length === results.length) : t.doneTitle}
        view="done"
        amount={amount}
        daysLeft={daysLeftOf(ends, now)}
      >
        <ActiveUntil ends={ends} isPart={isPart} />
      </ResultHead>
      <Card>
        <Section title={t.results}>
          <PackResultList results={results} isRenewal={false} />
        </Section>
      </Card>
      <CopyText label={t.order} text={orderid} />
      <ResultActions main={<ButtonLink to={MY_PACKS}>{t.myPacks}</ButtonLink>}>
        <ReceiptActions
          source={balanceReceiptOf({
            purpose: 'CART',
            reference: orderid,
            amount,
            results,
            charge: paid,
            // The operator's answer has no tax.
            gst: paid?.bill.amount === amount ? (paid.bill.gst ?? null) : null,
          })}
          failed={() => null}
        />
        {isPart && (
          <GetHelp
            question="packs"
            reference={orderid}
            amount={amount}
            time={paid?.since ?? ''}
            packs={failed}
          />
        )}
        <ButtonLink tone="ghost" to={ADD_PACKS}>
          {t.more}
        </ButtonLink>
      </ResultActions>
    </ResultColumn>
  );
};
