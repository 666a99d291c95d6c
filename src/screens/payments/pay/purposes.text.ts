import { catalogue } from '../../../text/catalogue';

/** What a payment is for, by the operator's names for it. */
export const purposesText = catalogue('purposesText', {
  CART: 'Packs from your cart',
  RENEWAL: 'Renewal',
  TOPUP: 'Add money',
  OFFER: 'New connection',
  INSTANT: 'Payment for a number',
  OTT: 'Streaming service',
});
