import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { outcomeSeen, selectOrder } from '../../../store/cart/checkout';
import type { Order } from '../../../store/wire/entities/packs/cart';
import type { PackResult } from '../../../store/wire/entities/packs/packs';
import { ADD_PACKS, CHECKOUT, MY_PACKS } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { CopyText } from '../../ui/feedback/CopyText';
import { DateText } from '../../ui/data/DateText';
import { List, Row } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Pill } from '../../ui/feedback/Pill';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Section } from '../../ui/layout/Section';
import { Card, Stack } from '../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { orderText } from './order.text';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

/** The documented result of a pack: nothing went wrong with it (specification §3). */
const hasStarted = ({ productstatus }: PackResult): boolean => productstatus !== 'FAILED';

/** What was paid, and what became of each pack; of an order that is known no more, the way on. */
export const OrderDone = () => {
  const order = useAppSelector(selectOrder);
  return order ? <Done of={order} /> : <Navigate replace to={CHECKOUT} />;
};

const Done = ({ of: { orderid, amount, results } }: { readonly of: Order }) => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  // Whoever comes back finds the cart again, not the last order.
  useEffect(() => () => void dispatch(outcomeSeen()), [dispatch]);
  return (
    <Stack>
      <ScreenTitle title={results.every(hasStarted) ? t.doneTitle : t.donePart} view="done" />
      <Card>
        <p>
          {t.paid}: <Money of={amount} size="big" />
        </p>
        <div>
          <p>{t.order}</p>
          <CopyText text={orderid} />
        </div>
      </Card>
      <Section title={t.results}>
        <List>
          {results.map((result) => (
            <Result key={`${result.productid} ${result.stbno}`} of={result} />
          ))}
        </List>
      </Section>
      <Ways>
        <ButtonLink to={MY_PACKS}>{t.myPacks}</ButtonLink>
        <ButtonLink tone="ghost" to={ADD_PACKS}>
          {t.more}
        </ButtonLink>
      </Ways>
    </Stack>
  );
};

const Result = ({ of: result }: { readonly of: PackResult }) => {
  const t = useText(orderText);
  const isStarted = hasStarted(result);
  return (
    <Row
      title={result.productname}
      sub={
        isStarted ? (
          <>
            {t.runsTo} <DateText of={result.expirydate} />
          </>
        ) : (
          result.error
        )
      }
      end={<Pill $tone={isStarted ? 'ok' : 'bad'}>{isStarted ? t.started : t.notStarted}</Pill>}
    />
  );
};
