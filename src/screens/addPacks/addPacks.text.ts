import { catalogue } from '../../text/catalogue';

export const addPacksText = catalogue({
  en: {
    title: 'Add packs',
    what: 'Here you will find channels and packs and put them into your cart.',
  },
  hi: {
    title: 'पैक जोड़ें',
    what: 'यहाँ आप चैनल और पैक खोजेंगे और कार्ट में डालेंगे।',
  },
});
