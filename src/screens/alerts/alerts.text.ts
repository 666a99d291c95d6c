import { catalogue } from '../../text/catalogue';

export const alertsText = catalogue({
  en: {
    title: 'Alerts',
    what: 'Here you will see every message from your operator.',
  },
  hi: {
    title: 'सूचनाएँ',
    what: 'यहाँ आप अपने ऑपरेटर के सभी संदेश देखेंगे।',
  },
});
