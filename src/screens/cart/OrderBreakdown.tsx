import styled from 'styled-components';
import { sumOf } from '../../../store/core/values/money';
import type { CartBreakdown } from '../../../store/cart/cartBreakdown';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { checkoutText } from './checkout.text';

const Rows = styled.dl`
  display: grid;
  gap: ${space.s};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.l};
  }
  dt {
    color: ${color.inkSoft};
  }
  & > div:last-child {
    align-items: baseline;
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    font-size: ${size.title};
    font-weight: ${weight.strong};
    dt {
      color: inherit;
    }
  }
`;

interface OrderBreakdownProps {
  readonly breakdown: CartBreakdown;
}

/** The packs, the charges added to them, and the total that the operator asks for. */
export const OrderBreakdown = ({ breakdown: { lines, charges, total } }: OrderBreakdownProps) => {
  const t = useText(checkoutText);
  return (
    <>
      <h2>{t.breakdown}</h2>
      <Rows>
        <div>
          <dt>{t.packs(lines.length)}</dt>
          <dd>
            <Money amount={sumOf(lines.map(({ price }) => price))} />
          </dd>
        </div>
        {charges.map(({ name, amount }) => (
          <div key={name}>
            <dt>{t.charges[name]}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.total}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </Rows>
    </>
  );
};
