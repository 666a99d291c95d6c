import fc from 'fast-check';
import * as v from 'valibot';
import { cartBreakdownOf } from '../../../../store/cart/cartBreakdown';
import { type Paise, rupeesOf, sumOf } from '../../../../store/core/values/money';
import { cart } from '../../../../store/wire/entities/packs/cart';

const paise = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount as Paise);

/** Carts as an operator sends them, whatever is in them. */
const carts = fc
  .record({
    prices: fc.array(paise(5_000_000), { maxLength: 40 }),
    fee: fc.option(paise(50_000)),
    discount: fc.option(paise(100_000)),
    gst: paise(2_000_000),
  })
  .map(({ prices, fee, discount, gst }) => {
    const total = sumOf([...prices, gst]) + (fee ?? 0) - (discount ?? 0);
    return {
      wire: {
        cartdetails: prices.map((price, at) => ({
          cartitemid: at + 1,
          productid: `P${at}`,
          price: rupeesOf(price),
          tax: '0.00',
          total: rupeesOf(price),
        })),
        itemtotal: rupeesOf(sumOf(prices)),
        networkfee: fee === null ? null : rupeesOf(fee),
        discount: discount === null ? '' : rupeesOf(discount),
        gst: rupeesOf(gst),
        total: rupeesOf(total as Paise),
      },
      total,
    };
  });

const read = (wire: unknown) => cartBreakdownOf(v.parse(cart, wire));

it('The lines add up to the total in whole paise for every cart', () => {
  fc.assert(
    fc.property(carts, ({ wire, total }) => {
      const breakdown = read(wire);
      const shown = [
        ...breakdown.lines.map(({ price }) => price),
        ...breakdown.charges.map((one) => one.amount),
      ];
      expect(breakdown.total).toBe(total);
      expect(sumOf(shown)).toBe(breakdown.total);
      expect(breakdown.addsUp).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('A difference of one paisa is detected', () => {
  fc.assert(
    fc.property(carts, fc.integer({ min: 1, max: 100_000 }), fc.boolean(), (made, off, isMore) => {
      const total = rupeesOf((made.total + (isMore ? off : -off)) as Paise);
      expect(read({ ...made.wire, total }).addsUp).toBe(false);
    }),
  );
});

it('Lines of zero are left out', () => {
  const breakdown = read({
    cartdetails: [],
    itemtotal: '0',
    networkfee: '0.00',
    gst: '0',
    total: '0',
  });
  expect(breakdown.charges).toEqual([]);
  expect(breakdown.addsUp).toBe(true);
});
