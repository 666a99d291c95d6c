import { catalogue } from '../../text/catalogue';

export const instantPaymentConfirmText = catalogue({
  en: {
    title: 'Check and pay',
    what: 'Here you will check whose connection it is before you pay.',
  },
  hi: {
    title: 'जाँचें और भुगतान करें',
    what: 'यहाँ आप भुगतान से पहले देखेंगे कि कनेक्शन किसका है।',
  },
});
