import { catalogue } from '../../../text/catalogue';

/** What a bill comes to. */
export const billText = catalogue('billText', {
  packs: (count: number): string => `${count === 1 ? '1 pack' : `${count} packs`}, before tax`,
  /** In place of a total: of how many packs the price is known, and of how many it is not. */
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);
    return priced === 0
      ? `${packs(unpriced)} without a price`
      : `${packs(priced)} and ${unpriced} without a price`;
  },
  gst: 'GST',
  total: 'Total',
  totalWithTax: 'Total incl. GST',
});
