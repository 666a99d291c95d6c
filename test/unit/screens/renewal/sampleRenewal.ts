import type { Paise } from '../../../../store/core/values/money';
import type { Renewal } from '../../../../store/renewal/renewal';

const line = {
  ...{ productid: 'A', productname: 'A', stbno: '', expirydate: '2026-11-24' },
  amount: 10_000 as Paise,
};

/** One pack for a month, which the balance covers. */
export const sampleRenewal: Renewal = {
  ...{ period: 'MONTHLY', stbno: '', lines: [line] },
  ...{ total: 10_000 as Paise, balance: 20_000 as Paise },
};
