import { catalogue } from '../../text/catalogue';

export const renewText = catalogue({
  en: {
    title: 'Renew',
    what: 'Here you will renew your packs and compare what longer terms save.',
  },
  hi: {
    title: 'रिन्यू करें',
    what: 'यहाँ आप अपने पैक रिन्यू करेंगे और देखेंगे कि लंबी अवधि में कितनी बचत है।',
  },
});
