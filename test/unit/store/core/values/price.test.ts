import type { Paise } from '../../../../../store/core/values/money';
import { perMonthOf, shownPriceOf } from '../../../../../store/core/values/price';

const paise = (amount: number | null) => amount as Paise | null;

describe('The one price that is shown', () => {
  it.each<[string, (number | null)[], number | null, boolean, (number | null)[] | null]>([
    ['is the operator’s total', [100, 18, 118], 118, true, [100, 18]],
    ['is the price and the tax where no total is given', [100, 18, null], 118, true, [100, 18]],
    [
      'is before tax where no tax is given: no rate is assumed',
      [100, null, null],
      100,
      false,
      null,
    ],
    ['is the total alone where nothing else is given', [null, null, 118], 118, true, null],
    ['has no parts where one is missing', [100, null, 118], 118, true, null],
    ['has no parts where they do not come to it', [100, 18, 120], 120, true, null],
    ['is nothing, also with tax, where nothing is asked', [0, null, null], 0, true, null],
    ['is unknown where nothing is given', [null, 18, null], null, false, null],
  ])('It %s', (_, [price, tax, totalprice], amount, isWithTax, parts) => {
    expect(
      shownPriceOf({
        price: paise(price ?? null),
        tax: paise(tax ?? null),
        totalprice: paise(totalprice ?? null),
      }),
    ).toEqual({ amount, isWithTax, parts: parts && { beforeTax: parts[0], tax: parts[1] } });
  });
});

it.each([
  [30_000, 3, 10_000],
  [30_001, 3, 10_001],
  [92_012, 3, 30_671],
  [0, 12, 0],
])('%s paise for %s months are %s a month, never less than is paid', (total, months, monthly) => {
  expect(perMonthOf(total as Paise, months)).toBe(monthly);
});
