import { type Paise, sumOf } from '../core/values/money';
import type { Cart, CartLine } from '../wire/entities/packs/cart';

/** A line of the bill that is not a pack: an additional charge or a discount. */
interface Charge {
  readonly name: 'networkfee' | 'discount' | 'gst';
  /** In paise; a discount is negative, so that the lines can simply be added. */
  readonly amount: Paise;
}

/** The cart as a bill: every line that is shown, and the total. */
export interface CartBreakdown {
  /** Each line counts with its `price`, which is before tax. */
  readonly lines: readonly CartLine[];
  /** Charges of 0 are left out. */
  readonly charges: readonly Charge[];
  /** The amount to pay, as the operator gives it. */
  readonly total: Paise;
  /**
   * Whether lines and charges add up to exactly the total. If not, the screen cannot say what the money is for, and the
   * subscriber cannot pay.
   */
  readonly addsUp: boolean;
}

/** A discount is subtracted, whether the operator sends it as "50.00" or as "-50.00". */
const comesOff = (discount: Paise): Paise => (0 - Math.abs(discount)) as Paise; // whole paise stay whole

export const cartBreakdownOf = ({
  cartdetails,
  networkfee,
  discount,
  gst,
  total,
}: Cart): CartBreakdown => {
  const none = sumOf([]);
  const charges = (
    [
      { name: 'networkfee', amount: networkfee ?? none },
      { name: 'discount', amount: comesOff(discount ?? none) },
      { name: 'gst', amount: gst },
    ] as const
  ).filter(({ amount }) => amount !== 0);
  const amounts = [
    ...cartdetails.map(({ price }) => price),
    ...charges.map(({ amount }) => amount),
  ];
  return { lines: cartdetails, charges, total, addsUp: sumOf(amounts) === total };
};
