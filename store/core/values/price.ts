import { type Paise, sumOf } from './money';

/** What an operator's answer says of a price. */
interface PriceFigures {
  readonly price: Paise | null;
  readonly tax: Paise | null;
  readonly totalprice: Paise | null;
}

/** The one price that is shown, and what it is made of. */
interface ShownPrice {
  readonly amount: Paise | null;
  readonly isWithTax: boolean;
  /** Null where the operator does not give both parts, and where they do not come to the amount. */
  readonly parts: { readonly beforeTax: Paise; readonly tax: Paise } | null;
}

/**
 * The operator's total, else its price and its tax together. Null where it gives neither: no call says at which rate
 * a product is taxed, so the tax is never worked out here.
 */
export const priceWithTax = ({ price, tax, totalprice }: PriceFigures): Paise | null => {
  if (totalprice !== null || price === null) return totalprice;
  if (tax !== null) return sumOf([price, tax]);
  return price === 0 ? price : null;
};

/** With tax where the operator gives it, before tax otherwise. */
export const shownPriceOf = (figures: PriceFigures): ShownPrice => {
  const { price, tax } = figures;
  const total = priceWithTax(figures);
  if (total === null) return { amount: price, isWithTax: false, parts: null };
  const isWhole = price !== null && tax !== null && sumOf([price, tax]) === total;
  return { amount: total, isWithTax: true, parts: isWhole ? { beforeTax: price, tax } : null };
};

/** The share of one month in the price of a longer term, rounded up: it must not look cheaper than it is. */
export const perMonthOf = (total: Paise, months: number): Paise =>
  Math.ceil(total / months) as Paise; // whole again
