import { catalogue } from '../../text/catalogue';

export const transactionsText = catalogue({
  en: {
    title: 'Transactions',
    what: 'Here you will see every charge and recharge, month by month.',
  },
  hi: {
    title: 'लेन-देन',
    what: 'यहाँ आप हर महीने का खर्च और रिचार्ज देखेंगे।',
  },
});
