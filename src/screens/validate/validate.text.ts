import { catalogue } from '../../text/catalogue';

export const validateText = catalogue({
  en: {
    title: 'Find your subscription',
    what: 'Here you will register or set a new password with a code sent to your mobile.',
  },
  hi: {
    title: 'अपनी सदस्यता खोजें',
    what: 'यहाँ आप मोबाइल पर आए कोड से पंजीकरण करेंगे या नया पासवर्ड बनाएँगे।',
  },
});
