import { catalogue } from '../../text/catalogue';

export const topUpText = catalogue({
  en: {
    title: 'Top up',
    what: 'Here you will add money to your balance.',
  },
  hi: {
    title: 'टॉप-अप',
    what: 'यहाँ आप अपने बैलेंस में पैसे जोड़ेंगे।',
  },
});
