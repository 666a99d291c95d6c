import styled from 'styled-components';
import { momentInIndia } from '../../../store/indianDay';
import { selectPlacedOrder } from '../../../store/offers';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { buttonLook } from '../../ui/Button';
import { CopyText } from '../../ui/CopyText';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import { useOperator } from '../../ui/operator';
import { Section } from '../../ui/Section';
import { Sheet, Stack } from '../../ui/Sheet';
import { useStore } from '../../useStore';
import { orderText } from './order.text';
import { PairList } from './orderParts';
import { Soft, Way } from './parts';
import { SHOP } from './steps';

const Roads = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-left: ${space.xl};
  list-style: decimal;
`;

/** Leaves the portal for the phone: no place of ours. */
const Call = styled.a<{ readonly $tone: 'primary' | 'ghost'; readonly $wide: boolean }>`
  ${buttonLook}
  justify-self: start;
`;

/** The number of the order, how long it is kept, and what is still to be done. Nothing here says "paid". */
export const PlacedStep = () => {
  const t = useText(orderText);
  const { phone } = useOperator();
  const placed = useStore(selectPlacedOrder);
  if (!placed) return null;
  const isUnpaid = placed.status === 'AWAITINGPAYMENT';
  return (
    <Stack>
      <Sheet>
        <div>
          <h2>{t.number}</h2>
          <CopyText text={placed.orderid} />
        </div>
        <PairList
          pairs={[
            { name: t.plan, value: placed.planname },
            {
              name: t.keptUntil,
              value: <DateText of={momentInIndia(placed.expireson).moment} withTime />,
            },
            { name: t.total, value: <Money of={placed.amount} size="big" />, isTotal: true },
          ]}
        />
      </Sheet>
      <Section title={t.next}>
        <Stack>
          {placed.message !== '' && <Soft>{placed.message}</Soft>}
          {isUnpaid && (
            <Roads>
              <li>{t.unpaid}</li>
              {phone !== undefined && <li>{t.payByPhone}</li>}
              <li>{t.lapses}</li>
              <li>{t.afterwards}</li>
            </Roads>
          )}
          {phone !== undefined && (
            <Call href={`tel:${phone.replace(/[^\d+]/g, '')}`} $tone="primary" $wide={false}>
              {t.call(phone)}
            </Call>
          )}
        </Stack>
      </Section>
      <Way to={SHOP}>{t.more}</Way>
    </Stack>
  );
};
