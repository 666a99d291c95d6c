import { catalogue } from '../../text/catalogue';

export const profileText = catalogue({
  en: {
    title: 'My profile',
    what: 'Here you will see and change your details and your password.',
  },
  hi: {
    title: 'मेरी प्रोफ़ाइल',
    what: 'यहाँ आप अपनी जानकारी और पासवर्ड देखेंगे और बदलेंगे।',
  },
});
