import { catalogue } from '../../text/catalogue';

export const offerFileText = catalogue({
  en: {
    broken: 'This page cannot go on',
    title: 'A file for support',
    offer: 'See and save a file for support',
    waits: 'The portal waits here until you go to login.',
    missing: 'The file could not be shown. Check your connection and try again.',
    leave: 'Go to login',
  },
  hi: {
    broken: 'यह पेज आगे नहीं चल सकता',
    title: 'सहायता टीम के लिए फ़ाइल',
    offer: 'सहायता टीम के लिए फ़ाइल देखें और सेव करें',
    waits: 'जब तक आप लॉग इन पर नहीं जाते, पोर्टल यहीं रुका रहेगा।',
    missing: 'फ़ाइल दिखाई नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    leave: 'लॉग इन पर जाएँ',
  },
});
