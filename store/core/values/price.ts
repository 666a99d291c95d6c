import { type Paise, sumOf } from './money';

/** The prices in an operator's answer. */
interface PriceFigures {
  readonly price: Paise | null;
  readonly tax: Paise | null;
  readonly totalprice: Paise | null;
}

/** The one price that is shown, and what it is made of. */
interface ShownPrice {
  readonly amount: Paise | null;
  readonly isWithTax: boolean;
  /** Null when the operator does not give both parts, or when they do not add up to the amount. */
  readonly parts: { readonly beforeTax: Paise; readonly tax: Paise } | null;
}

/**
 * The operator's total or, if there is none, price plus tax. If the tax is unknown too, a price of 0 stays 0. Null in
 * all other cases, because no call gives the tax rate of a product.
 */
export const priceWithTax = ({ price, tax, totalprice }: PriceFigures): Paise | null => {
  if (totalprice !== null || price === null) return totalprice;
  if (tax !== null) return sumOf([price, tax]);
  return price === 0 ? price : null;
};

/** The price with tax if it is known, otherwise the price before tax. */
export const shownPriceOf = (figures: PriceFigures): ShownPrice => {
  const { price, tax } = figures;
  const total = priceWithTax(figures);
  if (total === null) return { amount: price, isWithTax: false, parts: null };
  const isWhole = price !== null && tax !== null && sumOf([price, tax]) === total;
  return { amount: total, isWithTax: true, parts: isWhole ? { beforeTax: price, tax } : null };
};

/** The price per month of a longer term, rounded up so that the term never looks cheaper than it is. */
export const perMonthOf = (total: Paise, months: number): Paise =>
  Math.ceil(total / months) as Paise; // rounded to whole paise
