import { catalogue } from '../../text/catalogue';

export const paymentStatusText = catalogue({
  en: {
    title: 'Payment status',
    what: 'Here you will see what became of a payment, as the operator knows it.',
  },
  hi: {
    title: 'भुगतान की स्थिति',
    what: 'यहाँ आप देखेंगे कि ऑपरेटर के अनुसार भुगतान का क्या हुआ।',
  },
});
