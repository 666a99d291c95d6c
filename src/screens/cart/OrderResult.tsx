import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { orderResultSeen, selectOrder } from '../../../store/cart/checkout';
import type { Order } from '../../../store/wire/entities/packs/cart';
import { isPurchaseFailure } from '../../../store/packs/packResult';
import type { PackResult } from '../../../store/wire/entities/packs/packs';
import { ADD_PACKS, CHECKOUT, MY_PACKS } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { CopyText } from '../../ui/feedback/CopyText';
import { DateText } from '../../ui/data/DateText';
import { List, Row } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Pill } from '../../ui/feedback/Pill';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Section } from '../../ui/layout/Section';
import { Card, Stack } from '../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { checkoutResultText } from './checkoutResult.text';

const NextLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

/** What was paid and the result of each pack; without an order in the store it leads to the cart. */
export const OrderResult = () => {
  const order = useAppSelector(selectOrder);
  return order ? <OrderResultView order={order} /> : <Navigate replace to={CHECKOUT} />;
};

const OrderResultView = ({ order: { orderid, amount, results } }: { readonly order: Order }) => {
  const t = useText(checkoutResultText);
  const dispatch = useAppDispatch();
  // A later visit shows the cart, not this order.
  useEffect(() => () => void dispatch(orderResultSeen()), [dispatch]);
  return (
    <Stack>
      <ScreenTitle title={results.some(isPurchaseFailure) ? t.donePart : t.doneTitle} view="done" />
      <Card>
        <p>
          {t.paid}: <Money amount={amount} size="big" />
        </p>
        <div>
          <p>{t.order}</p>
          <CopyText text={orderid} />
        </div>
      </Card>
      <Section title={t.results}>
        <List>
          {results.map((result) => (
            <PackResultRow key={`${result.productid} ${result.stbno}`} result={result} />
          ))}
        </List>
      </Section>
      <NextLinks>
        <ButtonLink to={MY_PACKS}>{t.myPacks}</ButtonLink>
        <ButtonLink tone="ghost" to={ADD_PACKS}>
          {t.more}
        </ButtonLink>
      </NextLinks>
    </Stack>
  );
};

const PackResultRow = ({ result }: { readonly result: PackResult }) => {
  const t = useText(checkoutResultText);
  const isStarted = !isPurchaseFailure(result);
  return (
    <Row
      title={result.productname}
      sub={
        isStarted ? (
          <>
            {t.runsTo} <DateText date={result.expirydate} />
          </>
        ) : (
          result.error
        )
      }
      end={<Pill $tone={isStarted ? 'ok' : 'bad'}>{isStarted ? t.started : t.notStarted}</Pill>}
    />
  );
};
