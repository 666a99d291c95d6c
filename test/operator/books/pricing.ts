import { type Paise, rupeesOf } from '../../../store/core/values/money';
import type { Product } from '../seeds/catalogue/product';

const GST_PERCENT = 18;
/** The network capacity fee in paise per month before tax, for up to 200 channels and for more. */
const FEE = { upTo200: 13_000, above: 16_000 };
const CHANNELS_IN_FEE = 200;
const SECOND_BOX_PERCENT = 40;

/** The months of each term, and its price in percent of that many single months. */
export const TERMS = {
  MONTHLY: { months: 1, percent: 100 },
  QUARTERLY: { months: 3, percent: 100 },
  HALFYEARLY: { months: 6, percent: 96 },
  YEARLY: { months: 12, percent: 91.5 },
} as const;
export type TermName = keyof typeof TERMS;
export const TERM_NAMES = Object.keys(TERMS) as TermName[]; // Object.keys forgets the names

export const periodOf = (months: number): TermName =>
  TERM_NAMES.find((period) => TERMS[period].months === months) ?? 'MONTHLY';

/** Eighteen percent of whole paise, rounded to whole paise; half a paisa is rounded up. */
export const gstOn = (paise: number): number => Math.floor((paise * GST_PERCENT + 50) / 100);

/** Before tax, for the whole term. */
export const priceOf = (product: Product, months: number): number =>
  Math.round((product.price * months * TERMS[periodOf(months)].percent) / 100);

/**
 * How many channels count towards the capacity fee: a high-definition channel counts as two, a mandatory one as
 * none.
 */
export const placesOf = (products: readonly Product[]): number => {
  const channels = new Map(
    products.flatMap((product) =>
      product.channels.map((channel) => [channel.id, channel] as const),
    ),
  );
  return [...channels.values()].reduce(
    (places, { hd, mandatory }) => places + (mandatory ? 0 : hd ? 2 : 1),
    0,
  );
};

/** The network capacity fee per month for the packs on one box; 0 for a box without television packs. */
export const networkFeeOf = (products: readonly Product[], isSecondBox: boolean): number => {
  const television = products.filter(({ kind }) => kind !== 'BROADBAND');
  if (television.length === 0) return 0;
  const fee = placesOf(television) > CHANNELS_IN_FEE ? FEE.above : FEE.upTo200;
  return isSecondBox ? (fee * SECOND_BOX_PERCENT) / 100 : fee;
};

/** Whole paise as the text that is sent. Rows of the database are plain numbers, so the unit is added here. */
export const rupeesText = (paise: number): string => rupeesOf(paise as Paise);
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
