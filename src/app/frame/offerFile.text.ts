import { catalogue } from '../../text/catalogue';

export const offerFileText = catalogue({
  en: {
    broken: 'This page has stopped working',
    title: 'A file for support',
    offer: 'See and save a file for support',
    waits: 'You stay on this page until you go to login.',
    missing: 'We couldn’t show the file. Check your connection and try again.',
    leave: 'Go to login',
  },
  hi: {
    broken: 'इस पेज ने काम करना बंद कर दिया है',
    title: 'सहायता टीम के लिए फ़ाइल',
    offer: 'सहायता टीम के लिए फ़ाइल देखें और सेव करें',
    waits: 'जब तक आप लॉग इन पर नहीं जाते, आप इसी पेज पर रहेंगे।',
    missing: 'फ़ाइल दिखाई नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    leave: 'लॉग इन पर जाएँ',
  },
});
