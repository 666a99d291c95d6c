import { catalogue } from '../../text/catalogue';

export const contactText = catalogue({
  en: {
    title: 'Contact us',
    what: 'Here you will find how to reach your cable operator and us.',
  },
  hi: {
    title: 'संपर्क करें',
    what: 'यहाँ आपको केबल ऑपरेटर और हमसे संपर्क का तरीका मिलेगा।',
  },
});
