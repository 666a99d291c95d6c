import { catalogue } from '../../../text/catalogue';

/** What a payment is for, by the operator's names for it. */
export const purposesText = catalogue({
  en: {
    CART: 'Packs from your cart',
    RENEWAL: 'Renewal',
    TOPUP: 'Top-up',
    OFFER: 'New connection',
    INSTANT: 'Payment for a number',
    OTT: 'Streaming service',
  },
  hi: {
    CART: 'आपके कार्ट के पैक',
    RENEWAL: 'रिन्यूअल',
    TOPUP: 'टॉप-अप',
    OFFER: 'नया कनेक्शन',
    INSTANT: 'किसी नंबर का भुगतान',
    OTT: 'स्ट्रीमिंग सेवा',
  },
});
