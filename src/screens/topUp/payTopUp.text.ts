import { catalogue } from '../../text/catalogue';

export const payTopUpText = catalogue({
  en: {
    pay: 'Pay by card, UPI or net banking',
    payWhy: 'You pay on the secure page of the payment provider. No card number is typed here.',
  },
  hi: {
    pay: 'कार्ड, UPI या नेट बैंकिंग से दें',
    payWhy: 'भुगतान प्रदाता के सुरक्षित पेज पर होता है। यहाँ कोई कार्ड नंबर नहीं लिखा जाता।',
  },
});
