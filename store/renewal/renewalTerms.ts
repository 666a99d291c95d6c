import type { Pack } from '../wire/entities/packs/packs';
import type { LongDurationPrice } from '../wire/entities/packs/renewal';
import { momentInIndia } from '../core/dates';
import { sumOf, type Paise } from '../core/money';
import type { RequestOf } from '../wire/requests/requests';

/** The four terms (specification §9), shortest first. */
export const PERIODS = ['MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY'] as const;
export type Period = RequestOf<'renew'>['chargeperiod'];

interface Term {
  readonly months: number;
  /** How much later a pack ends: a month is thirty days to the operator. */
  readonly days: number;
  readonly price: keyof Pick<
    LongDurationPrice,
    'monthlyprice' | 'quarterlyprice' | 'halfyearlyprice' | 'yearlyprice'
  >;
}

const TERMS: Readonly<Record<Period, Term>> = {
  MONTHLY: { months: 1, days: 30, price: 'monthlyprice' },
  QUARTERLY: { months: 3, days: 90, price: 'quarterlyprice' },
  HALFYEARLY: { months: 6, days: 180, price: 'halfyearlyprice' },
  YEARLY: { months: 12, days: 365, price: 'yearlyprice' },
};

/** One pack of a renewal, with what the subscriber agreed to pay for it. */
export interface RenewalLine {
  readonly productid: string;
  readonly productname: string;
  readonly stbno: string;
  /** For the whole term, tax included. */
  readonly amount: Paise;
  /** Its end before the renewal, as the operator wrote it. */
  readonly expirydate: string;
}

/** What some packs cost for one term. */
export interface Quote {
  readonly period: Period;
  readonly lines: readonly RenewalLine[];
  /** The sum of the lines. Null when the operator gave no price for one of the packs. */
  readonly total: Paise | null;
  /** The packs without a price for this term. */
  readonly unpriced: readonly Pack[];
}

export interface TermOffer extends Quote {
  /** Of the total, rounded up: it must not look cheaper than it is. */
  readonly perMonth: Paise | null;
  /** Against as many single months; null when there is none, or when nobody knows. */
  readonly saving: Paise | null;
  /** The first day on which one of them ends again, e.g. "2026-12-24"; '' when nobody knows. */
  readonly due: string;
}

/**
 * A row is of one pack, whether it is called by its `chargeperiod` or by its `basepacktariff`. It names
 * the pack by number, or, where the operator leaves that out, by name.
 */
const rowOf = (
  prices: readonly LongDurationPrice[],
  { productid, productname }: Pack,
): LongDurationPrice | undefined =>
  prices.find((row) => row.productid === productid) ??
  prices.find(
    (row) => row.productid === '' && productname !== '' && row.productname === productname,
  );

/**
 * What a pack costs for a term, tax included. For its own term the pack says it itself, for its very
 * box; a row of the long-duration prices is about the product on whichever box.
 */
export const priceOf = (
  pack: Pack,
  prices: readonly LongDurationPrice[],
  period: Period,
): Paise | null => {
  if (pack.chargeperiod === period && pack.totalprice !== null) return pack.totalprice;
  return rowOf(prices, pack)?.[TERMS[period].price] ?? null;
};

export const quoteOf = (
  packs: readonly Pack[],
  prices: readonly LongDurationPrice[],
  period: Period,
): Quote => {
  const unpriced = packs.filter((pack) => priceOf(pack, prices, period) === null);
  const lines = packs.flatMap((pack) => {
    const amount = priceOf(pack, prices, period);
    const { productid, productname, stbno, expirydate } = pack;
    return amount === null ? [] : [{ productid, productname, stbno, amount, expirydate }];
  });
  const total = unpriced.length > 0 ? null : sumOf(lines.map(({ amount }) => amount));
  return { period, lines, total, unpriced };
};

/** The same packs for each of the four terms. `today` is an Indian day. */
export const termsOf = (
  packs: readonly Pack[],
  prices: readonly LongDurationPrice[],
  today: string,
): readonly TermOffer[] => {
  const monthly = quoteOf(packs, prices, 'MONTHLY').total;
  return PERIODS.map((period) => {
    const quote = quoteOf(packs, prices, period);
    const days = packs.map(({ expirydate }) => nextDue(expirydate, period, today));
    return {
      ...quote,
      perMonth: perMonthOf(quote.total, period),
      saving: savingOf(quote.total, monthly, period),
      due: days.includes('') ? '' : (days.sort()[0] ?? ''),
    };
  });
};

const perMonthOf = (total: Paise | null, period: Period): Paise | null =>
  total === null ? null : (Math.ceil(total / TERMS[period].months) as Paise); // whole again

const savingOf = (total: Paise | null, monthly: Paise | null, period: Period): Paise | null => {
  if (total === null || monthly === null) return null;
  const saved = monthly * TERMS[period].months - total;
  return saved > 0 ? (saved as Paise) : null; // a difference of whole paise
};

/** The term that these packs have now, if they share one; a month otherwise. */
export const usualPeriod = (packs: readonly Pack[]): Period => {
  const [first, ...others] = new Set(packs.map(({ chargeperiod }) => chargeperiod));
  return others.length === 0
    ? (PERIODS.find((period) => period === first) ?? 'MONTHLY')
    : 'MONTHLY';
};

const DAY_MS = 86_400_000;
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A running pack goes on where it ends; one that has ended begins anew today. '' when it has no date. */
export const nextDue = (expirydate: string, period: Period, today: string): string => {
  const { day } = momentInIndia(expirydate);
  if (day === '') return '';
  const { days } = TERMS[period];
  return day < today ? later(today, days - 1) : later(day, days);
};
