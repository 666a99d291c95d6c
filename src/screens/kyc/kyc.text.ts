import { catalogue } from '../../text/catalogue';

export const kycText = catalogue({
  en: {
    title: 'Identity documents',
    what: 'Here you will send identity documents and see whether they were accepted.',
  },
  hi: {
    title: 'पहचान के दस्तावेज़',
    what: 'यहाँ आप पहचान के दस्तावेज़ भेजेंगे और देखेंगे कि वे स्वीकार हुए या नहीं।',
  },
});
