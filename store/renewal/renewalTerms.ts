import type { RenewalDays } from '../app/app';
import { addDays, momentInIndia } from '../core/values/dates';
import { type Paise, savingOf, sumOf } from '../core/values/money';
import { perMonthOf, priceWithTax, shownPriceOf } from '../core/values/price';
import { type ChargePeriod, PERIOD_MONTHS } from '../packs/chargePeriods';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';
import type { LongDurationPrice } from '../wire/entities/packs/renewal';
import { CHARGE_PERIODS } from '../wire/values';

/** The column of a long-duration price that holds the price for a term. */
const PRICE_COLUMNS = {
  MONTHLY: 'monthlyprice',
  QUARTERLY: 'quarterlyprice',
  HALFYEARLY: 'halfyearlyprice',
  YEARLY: 'yearlyprice',
} as const satisfies Readonly<Record<ChargePeriod, keyof LongDurationPrice>>;

/** One pack of a renewal, with what the subscriber agreed to pay for it. */
export interface RenewalLine {
  readonly productid: string;
  readonly productname: string;
  readonly stbno: string;
  /** For the whole term, with tax. Null when the operator gives no price beforehand and sets it on renewal. */
  readonly amount: Paise | null;
  /** GST in the amount; missing when the operator does not give it for exactly this term. */
  readonly gst?: Paise;
  /** The end of the pack before the renewal, as the operator wrote it. */
  readonly expirydate: string;
}

/** What these lines cost together; null when any of the amounts is unknown. */
export const totalOfLines = (lines: readonly Pick<RenewalLine, 'amount'>[]): Paise | null => {
  const knownAmounts = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return knownAmounts.length === lines.length ? sumOf(knownAmounts) : null;
};

/** What some packs cost for one term. */
export interface Quote {
  readonly period: ChargePeriod;
  /** The packs with a price for this term. */
  readonly lines: readonly RenewalLine[];
  /** The sum of the lines. Null when the operator gave no price for one of the packs. */
  readonly total: Paise | null;
  /** The packs without a price for this term. */
  readonly unpriced: readonly Pack[];
  /** The packs with a price and those without. */
  readonly all: readonly RenewalLine[];
}

export interface TermOffer extends Quote {
  readonly perMonth: Paise | null;
  /**
   * What the term saves compared with the same number of single months; null when that is less than a rupee or a price
   * is unknown.
   */
  readonly saving: Paise | null;
  /** The first day on which one of the packs would end after the renewal ("2026-12-24"); '' when unknown. */
  readonly due: string;
}

/** Whether there is a term for which every pack has a price. Otherwise the operator sets the price of any term. */
export const isPricedForATerm = (terms: readonly TermOffer[]): boolean =>
  terms.some(({ unpriced }) => unpriced.length === 0);

const isSameName = (first: string, second: string): boolean =>
  first !== '' && first.trim().toLowerCase() === second.trim().toLowerCase();

const isNamed = ({ productid, productname }: LongDurationPrice): boolean =>
  productid !== '' || productname !== '';

/** Whether a row that names no pack may be about this pack: the charge periods match, or one of them is unknown. */
const fits = (row: LongDurationPrice, { chargeperiod }: Pack): boolean =>
  row.chargeperiod === '' || chargeperiod === '' || isSameName(row.chargeperiod, chargeperiod);

/**
 * The price rows, each with the id of its pack if the pack is certain. A documented row names no pack (specification
 * §3), but its `basepacktariff` may be the id or the name of a pack. A remaining row gets a remaining pack only if the
 * row fits no other such pack and the pack fits no other such row (`fits`). This works only if `packs` has all packs of
 * the subscriber (`isWhole`), even those that cannot be renewed now. A row without a certain pack gets none, so that no
 * price is guessed.
 */
export const pricesByPack = (
  prices: readonly LongDurationPrice[],
  packs: readonly Pack[],
  isWhole: boolean,
): readonly LongDurationPrice[] => {
  const kept = packs.filter((pack) => !isCancelled(pack));
  const rows = prices.map((row) => {
    const tariff = [...kept, ...packs].find((pack) =>
      [pack.productid, pack.productname].some((name) => isSameName(row.basepacktariff, name)),
    );
    return isNamed(row) || !tariff ? row : { ...row, productid: tariff.productid };
  });
  const products = new Map(kept.map((pack) => [pack.productid, pack]));
  const rest = isWhole ? [...products.values()].filter((pack) => !rowOf(rows, pack)) : [];
  const unnamed = rows.filter((row) => !isNamed(row));
  return rows.map((row) => {
    const [pack, ...others] = isNamed(row) ? [] : rest.filter((candidate) => fits(row, candidate));
    const isAlone =
      pack && others.length === 0 && unnamed.every((o) => o === row || !fits(o, pack));
    return isAlone ? { ...row, productid: pack.productid } : row;
  });
};

/** The price row of a pack: the row with the pack's `productid`, or with its name when the row has no id. */
const rowOf = (
  prices: readonly LongDurationPrice[],
  { productid, productname }: Pack,
): LongDurationPrice | undefined =>
  prices.find((row) => row.productid === productid) ??
  prices.find(
    (row) => row.productid === '' && productname !== '' && row.productname === productname,
  );

/**
 * The price of a pack for a term, with tax. For the pack's current term, the pack's own price comes first, because it
 * is for the pack's box. A long-duration price is for the product on any box.
 */
export const renewalPriceOf = (
  pack: Pack,
  prices: readonly LongDurationPrice[],
  period: ChargePeriod,
): Paise | null => {
  const own = priceWithTax(pack);
  if (pack.chargeperiod === period && own !== null) return own;
  const listed = rowOf(prices, pack)?.[PRICE_COLUMNS[period]] ?? null;
  // An operator may send 0 for a term that it does not sell. Only a pack that is free costs nothing in every term.
  return listed === 0 && own !== 0 ? null : listed;
};

/** Long-duration prices do not give the tax separately, so GST is known only for the pack's current term. */
const gstOf = (pack: Pack, period: ChargePeriod): Paise | undefined =>
  pack.chargeperiod === period ? shownPriceOf(pack).parts?.tax : undefined;

/** GST in the price of these packs together; null when it is unknown for any of them. */
export const gstOfLines = (lines: readonly RenewalLine[]): Paise | null => {
  const knownGst = lines.flatMap(({ gst }) => (gst === undefined ? [] : [gst]));
  return knownGst.length === lines.length ? sumOf(knownGst) : null;
};

export const quoteOf = (
  packs: readonly Pack[],
  prices: readonly LongDurationPrice[],
  period: ChargePeriod,
): Quote => {
  const unpriced = packs.filter((pack) => renewalPriceOf(pack, prices, period) === null);
  const lines = packs.map((pack) => {
    const { productid, productname, stbno, expirydate } = pack;
    const gst = gstOf(pack, period);
    const line = { productid, productname, stbno, expirydate, ...(gst !== undefined && { gst }) };
    return { ...line, amount: renewalPriceOf(pack, prices, period) };
  });
  return {
    period,
    unpriced,
    total: totalOfLines(lines),
    lines: lines.filter(({ amount }) => amount !== null),
    all: lines,
  };
};

/**
 * The offers for the same packs in each term. `today` is a day in India, and `lengths` has the operator's number of
 * days for each term.
 */
export const termsOf = (
  packs: readonly Pack[],
  prices: readonly LongDurationPrice[],
  today: string,
  lengths: RenewalDays,
): readonly TermOffer[] => {
  const monthly = quoteOf(packs, prices, 'MONTHLY').total;
  return CHARGE_PERIODS.map((period) => {
    const quote = quoteOf(packs, prices, period);
    const days = packs.map(({ expirydate }) => nextDue(expirydate, lengths[period], today));
    return {
      ...quote,
      perMonth: quote.total === null ? null : perMonthOf(quote.total, PERIOD_MONTHS[period]),
      saving: savingOf(quote.total, timesMonths(monthly, period)),
      due: days.includes('') ? '' : (days.sort()[0] ?? ''),
    };
  });
};

const timesMonths = (monthly: Paise | null, period: ChargePeriod): Paise | null =>
  monthly === null ? null : ((monthly * PERIOD_MONTHS[period]) as Paise); // whole paise stay whole

/** The current term of these packs if it is the same for all; a month otherwise. */
export const commonPeriod = (packs: readonly Pack[]): ChargePeriod => {
  const [first, ...others] = new Set(packs.map(({ chargeperiod }) => chargeperiod));
  return others.length === 0
    ? (CHARGE_PERIODS.find((period) => period === first) ?? 'MONTHLY')
    : 'MONTHLY';
};

/**
 * The end of a pack after its renewal. A running pack is extended from its end, an ended pack from today. '' when the
 * pack has no end date or the operator has not given the days of the term, because then no date can be promised.
 */
export const nextDue = (expirydate: string, days: number | undefined, today: string): string => {
  const { day } = momentInIndia(expirydate);
  if (day === '' || days === undefined) return '';
  return day < today ? addDays(today, days - 1) : addDays(day, days);
};
