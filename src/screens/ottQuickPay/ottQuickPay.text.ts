import { catalogue } from '../../text/catalogue';

export const ottQuickPayText = catalogue({
  en: {
    title: 'Pay for a streaming service',
    what: 'Here you will pay for a streaming service with its number alone, without logging in.',
  },
  hi: {
    title: 'स्ट्रीमिंग सेवा का भुगतान',
    what: 'यहाँ आप बिना लॉग इन किए, केवल नंबर से स्ट्रीमिंग सेवा का भुगतान करेंगे।',
  },
});
