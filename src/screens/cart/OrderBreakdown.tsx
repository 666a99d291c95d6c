import type { CartBreakdown } from '../../../store/cart/cartBreakdown';
import { sumOf } from '../../../store/core/values/money';
import { useText } from '../../text/useText';
import { BillTotal } from '../payments/pay/BillTotal';
import { billText } from '../payments/payments.text';
import { checkoutText } from './cart.text';

interface OrderBreakdownProps {
  readonly breakdown: CartBreakdown;
}

/** The packs, the charges added to them, and the total that the operator asks for. */
export const OrderBreakdown = ({ breakdown: { lines, charges, total } }: OrderBreakdownProps) => {
  const t = useText(checkoutText);
  const bill = useText(billText);
  const names = { ...t.charges, gst: bill.gst };
  return (
    <BillTotal
      title={t.breakdown}
      lines={[
        { name: bill.packs(lines.length), amount: sumOf(lines.map(({ price }) => price)) },
        ...charges.map(({ name, amount }) => ({ name: names[name], amount })),
      ]}
      total={total}
    />
  );
};
