import { catalogue } from '../../text/catalogue';

export const supportText = catalogue({
  en: {
    title: 'Customer support',
    what: 'Here you will raise a ticket and see how far it has come.',
  },
  hi: {
    title: 'ग्राहक सहायता',
    what: 'यहाँ आप शिकायत दर्ज करेंगे और देखेंगे कि वह कहाँ तक पहुँची।',
  },
});
