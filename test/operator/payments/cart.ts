import type { WireAnswerOf } from '../../../store/wire/answers';
import type { OrderLine } from '../books/orders';
import { gstOn, periodOf, priceOf, rupeesText, sum } from '../books/pricing';
import { addedFee, productOf } from '../books/subscriptions';
import type { Call } from '../route';

/** Any call that reads the cart. */
export type CartCall = Call<'cart' | 'addToCart' | 'removeFromCart' | 'checkout'>;

interface CartRow {
  readonly id: number;
  readonly productid: string;
  readonly stbno: string;
  readonly term: number;
}

const rowsOf = ({ database, customerid }: CartCall): readonly CartRow[] =>
  database.all<CartRow>('select * from cart_lines where customerid = ? order by id', customerid);

export const cartOf = (call: CartCall): WireAnswerOf<'addToCart'> => {
  const lines = rowsOf(call).map((row) => {
    const product = productOf(row.productid);
    const price = priceOf(product, row.term);
    return { row, product, price, tax: gstOn(price) };
  });
  const fees = [...feesOf(call).values()].map(({ term }) => term);
  const fee = sum(fees);
  const itemtotal = sum(lines.map(({ price }) => price));
  const gst = sum(lines.map(({ tax }) => tax)) + sum(fees.map(gstOn));
  return {
    cartid: `CART${call.customerid}`,
    cartdetails: lines.map(({ row, product, price, tax }) => ({
      cartitemid: String(row.id),
      productid: product.id,
      productname: product.name,
      producttype: product.kind,
      stbno: row.stbno,
      chargeperiod: periodOf(row.term),
      channelcount: product.kind === 'BROADBAND' ? null : product.channels.length,
      price: rupeesText(price),
      tax: rupeesText(tax),
      total: rupeesText(price + tax),
    })),
    itemtotal: rupeesText(itemtotal),
    networkfee: rupeesText(fee),
    discount: rupeesText(0),
    gst: rupeesText(gst),
    total: rupeesText(itemtotal + fee + gst),
    currency: 'INR',
  };
};

/** The capacity fee that each box's additions cause, in paise before tax: per month, and for the longest term. */
const feesOf = (call: CartCall) => {
  const rows = rowsOf(call).filter(({ stbno }) => stbno !== '');
  const boxes = [...new Set(rows.map(({ stbno }) => stbno))];
  return new Map(
    boxes.map((stbno) => {
      const onBox = rows.filter((row) => row.stbno === stbno);
      const products = onBox.map(({ productid }) => productOf(productid));
      const month = addedFee(call, call.customerid, stbno, products);
      return [stbno, { month, term: month * Math.max(...onBox.map(({ term }) => term)) }] as const;
    }),
  );
};

/** The lines of the order. A box's capacity fee is part of its line with the longest term. */
export const orderLines = (call: CartCall): readonly OrderLine[] => {
  const fees = feesOf(call);
  const rows = [...rowsOf(call)].sort(
    (row, otherRow) => otherRow.term - row.term || row.id - otherRow.id,
  );
  return rows.map(({ productid, stbno, term }) => {
    const fee = fees.get(stbno) ?? { month: 0, term: 0 };
    fees.delete(stbno);
    const price = priceOf(productOf(productid), term);
    const tax = gstOn(price) + gstOn(fee.term);
    return { productid, stbno, months: term, price: price + fee.term, tax, fee: fee.month };
  });
};
