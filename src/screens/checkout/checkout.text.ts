import { catalogue } from '../../text/catalogue';

export const checkoutText = catalogue({
  en: {
    title: 'Checkout',
    what: 'Here you will check what you are about to pay for, and choose how to pay.',
  },
  hi: {
    title: 'चेकआउट',
    what: 'यहाँ आप देखेंगे कि किसका भुगतान कर रहे हैं, और भुगतान का तरीका चुनेंगे।',
  },
});
