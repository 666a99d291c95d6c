import type { WireAnswerOf } from '../../../store/wire/answers';
import { gstOn, periodOf, priceOf, rupeesText } from '../books/pricing';
import type { Product } from './catalogue/product';
import { theCatalogue } from './catalogue/products';

type SeedOfferPlan = NonNullable<Extract<WireAnswerOf<'offerPlans'>, readonly unknown[]>[number]>;

export interface SeedOffer {
  /** Paise, tax included. */
  readonly total: number;
  readonly plan: SeedOfferPlan;
}

const BOX = 'HD box on loan';
const ROUTER = 'Router on loan';
const FITTING = 'Fitting within 3 days';

const OFFERS = [
  {
    id: 'NEW1',
    name: 'First three months of family television',
    products: ['P1001'],
    months: 3,
    off: 10,
    extras: [BOX, FITTING],
  },
  {
    id: 'NEW2',
    name: 'A start with the free channels',
    products: ['P1002'],
    months: 1,
    off: 0,
    extras: [BOX],
  },
  {
    id: 'NEW3',
    name: 'Fibre for half a year',
    products: ['BB100A'],
    months: 6,
    off: 5,
    extras: [ROUTER, FITTING],
  },
  {
    id: 'NEW4',
    name: 'Television and fibre together',
    products: ['P1001', 'BB200A'],
    months: 12,
    off: 15,
    extras: [BOX, ROUTER, FITTING],
  },
] as const;

/** The plans for a new connection that the open shop offers. */
export const offers = (): readonly SeedOffer[] =>
  OFFERS.map(({ id, name, products: ids, months, off, extras }) => {
    const products = ids.flatMap((productid) => theCatalogue().products.get(productid) ?? []);
    const regular = products.reduce((total, product) => total + priceOf(product, months), 0);
    const price = Math.round((regular * (100 - off)) / 100);
    const tax = gstOn(price);
    return {
      total: price + tax,
      plan: {
        planid: id,
        planname: name,
        description: products.map(({ name: productname }) => productname).join(' and '),
        plantype: plantypeOf(products),
        price: rupeesText(price),
        tax: rupeesText(tax),
        total: rupeesText(price + tax),
        regularprice: off > 0 ? rupeesText(regular + gstOn(regular)) : null,
        chargeperiod: periodOf(months),
        channelcount: products.reduce((count, { channels }) => count + channels.length, 0) || null,
        speedmbps: Math.max(...products.map(({ speed }) => speed)) || null,
        fuplimitgb: Math.max(...products.map(({ fairUse }) => fairUse)) || null,
        features: [...extras],
        image: '',
      },
    };
  });

const plantypeOf = (products: readonly Product[]): string => {
  const lines = products.filter(({ kind }) => kind === 'BROADBAND').length;
  return lines === 0 ? 'TV' : lines === products.length ? 'BROADBAND' : 'COMBO';
};
