import fc from 'fast-check';
import * as v from 'valibot';
import { type Paise, paiseOf, rupeesOf, sumOf } from '../../../store/core/values/money';
import { money } from '../../../store/wire/lenientReaders';
import { amount } from '../../../store/wire/requests/fields';

const MAX_PAISE = 10 ** 14 - 1;
const paise = fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }).map((whole) => whole as Paise);

describe('Money on the wire', () => {
  it('An amount survives the way to the operator and back to the paisa', () => {
    fc.assert(
      fc.property(paise, (sum) => {
        expect(rupeesOf(sum)).toMatch(/^-?\d+\.\d{2}$/);
        expect(paiseOf(rupeesOf(sum)) === sum).toBe(true);
        expect(v.parse(money, rupeesOf(sum)) === sum).toBe(true);
      }),
    );
  });

  it('An amount is read as written, without floating-point errors', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99), (rupees, rest) => {
        const written = `${rupees}.${String(rest).padStart(2, '0')}`;
        expect(paiseOf(written)).toBe(rupees * 100 + rest);
      }),
    );
  });

  it('A value that is not an amount never becomes money', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (written) => {
        const read = paiseOf(written);
        expect(read === null || (Number.isSafeInteger(read) && /^\s*-?\d/.test(written))).toBe(
          true,
        );
      }),
    );
  });

  it('Sums are exact', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 })), (amounts) => {
        const sum = amounts.reduce((total, one) => total + BigInt(one), 0n);
        expect(BigInt(sumOf(amounts as Paise[]))).toBe(sum);
      }),
    );
  });

  it('Only a payable amount is sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 - 1 }), (sum) => {
        expect(v.parse(amount, rupeesOf(sum as Paise))).toBe(sum);
      }),
    );
    for (const odd of ['0.00', '-1.00', '1', '1.5', '1.000', '1e3', '', ' 1.00', 1, null])
      expect(v.is(amount, odd)).toBe(false);
  });
});
