import { catalogue } from '../../text/catalogue';

export const managePacksText = catalogue({
  en: {
    title: 'My packs',
    what: 'Here you will see each pack with its days left, and remove or cancel it.',
  },
  hi: {
    title: 'मेरे पैक',
    what: 'यहाँ आप हर पैक के बचे दिन देखेंगे, और उसे हटा या रद्द कर सकेंगे।',
  },
});
