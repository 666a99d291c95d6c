import { catalogue } from '../../../text/catalogue';

/** What a bill comes to. */
export const billText = catalogue('billText', {
  packs: (count: number): string => `${count === 1 ? '1 pack' : `${count} packs`}, before tax`,
  gst: 'GST',
  total: 'Total',
  totalWithTax: 'Total, with tax',
});
