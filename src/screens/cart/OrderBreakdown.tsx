import { sumOf } from '../../../store/core/values/money';
import type { CartBreakdown } from '../../../store/cart/cartBreakdown';
import { useText } from '../../text/useText';
import { Money } from '../../ui/data/Money';
import { PairList } from '../../ui/data/PairList';
import { checkoutText } from './checkout.text';

interface OrderBreakdownProps {
  readonly breakdown: CartBreakdown;
}

/** The packs, the charges added to them, and the total that the operator asks for. */
export const OrderBreakdown = ({ breakdown: { lines, charges, total } }: OrderBreakdownProps) => {
  const t = useText(checkoutText);
  const packs = sumOf(lines.map(({ price }) => price));
  return (
    <>
      <h2>{t.breakdown}</h2>
      <PairList
        hasLargeTotal
        pairs={[
          { name: t.packs(lines.length), value: <Money amount={packs} /> },
          ...charges.map(({ name, amount }) => ({
            name: t.charges[name],
            value: <Money amount={amount} />,
          })),
          { name: t.total, value: <Money amount={total} />, isTotal: true },
        ]}
      />
    </>
  );
};
