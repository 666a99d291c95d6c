import { catalogue } from '../../text/catalogue';

export const instantPaymentText = catalogue({
  en: {
    title: 'Pay for a connection',
    what: 'Here you will pay for any connection with its account number, without logging in.',
  },
  hi: {
    title: 'किसी कनेक्शन का भुगतान',
    what: 'यहाँ आप बिना लॉग इन किए, खाता नंबर से किसी भी कनेक्शन का भुगतान करेंगे।',
  },
});
