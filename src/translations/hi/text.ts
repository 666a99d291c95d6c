import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../text/words.text';

export const boxNameText: TextsOf<typeof english.boxNameText> = {
  numbered: (ending: string): string => `बॉक्स ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof english.channelWordsText> = {
  'General Entertainment': 'मनोरंजन',
  Movies: 'फ़िल्में',
  Music: 'संगीत',
  Sports: 'खेल',
  Kids: 'बच्चे',
  Infotainment: 'ज्ञान',
  'News and Current Affairs': 'समाचार',
  Devotional: 'भक्ति',
  Miscellaneous: 'अन्य',
  Hindi: 'हिन्दी',
  English: 'अंग्रेज़ी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Kannada: 'कन्नड़',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Bengali: 'बांग्ला',
  Gujarati: 'गुजराती',
  Punjabi: 'पंजाबी',
  Odia: 'ओड़िया',
  Bhojpuri: 'भोजपुरी',
  Assamese: 'असमिया',
  Urdu: 'उर्दू',
};

export const storeMessagesText: english.MessageTexts = {
  sessionExpired: 'आपका लॉग इन अब मान्य नहीं है।  कृपया फिर से लॉग इन करें।',
  accountMismatched: 'इस ब्राउज़र में अब किसी और खाते से लॉग इन है। अपने खाते के लिए फिर से लॉग इन करें।',
  loggedOut: 'आप लॉग आउट हो गए हैं।',
  loggedOutHereOnly:
    'आप यहाँ लॉग आउट हो गए हैं, पर हमारे सर्वर पर नहीं। अगर दूसरे लोग भी इस ब्राउज़र का इस्तेमाल करते हैं तो इसे बंद कर दें।',
  wrongDetails: 'कुछ जानकारी बाकी है। जो लिखा है उसे जाँचकर फिर कोशिश करें।',
  refused: 'आपका ऑपरेटर यह नहीं कर सका। बाद में फिर कोशिश करें।',
  faulty: 'आपके ऑपरेटर के सिस्टम में अभी गड़बड़ी है। बाद में फिर कोशिश करें।',
  faultyUnknown:
    'आपके ऑपरेटर के सिस्टम में अभी गड़बड़ी है। अभी पता नहीं कि यह हुआ या नहीं। दोबारा करने से पहले जाँच लें।',
  connectionLost: 'जवाब आने से पहले कनेक्शन टूट गया।',
  systemFaulty: 'आपके ऑपरेटर के सिस्टम में अभी गड़बड़ी है।',
  answerUnreadable: 'आपके ऑपरेटर का जवाब पढ़ा नहीं जा सका।',
  unreadable: 'आपके ऑपरेटर का जवाब पढ़ा नहीं जा सका। बाद में फिर कोशिश करें।',
  unreachable: 'आपके ऑपरेटर से संपर्क नहीं हो सका। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  tooSlow: 'आपका ऑपरेटर जवाब देने में बहुत समय ले रहा है। बाद में फिर कोशिश करें।',
  notStored:
    'यह ब्राउज़र इस साइट के लिए कुछ भी सेव नहीं कर पा रहा, इसलिए कुछ नहीं भेजा गया। थोड़ी जगह खाली करें या साइट को डेटा सेव करने दें, और फिर कोशिश करें।',
  outdated: 'इस बीच कुछ बदल गया है, इसलिए कुछ नहीं भेजा गया।',
  accountUnconfirmed:
    'आपके ऑपरेटर ने आपके खाते की पुष्टि नहीं की, इसलिए कुछ नहीं भेजा गया। बाद में फिर कोशिश करें।',
  unknown: 'जवाब आने से पहले कनेक्शन टूट गया, इसलिए अभी पता नहीं कि यह हुआ या नहीं। दोबारा करने से पहले जाँच लें।',
  unclear: 'ऑपरेटर के जवाब से पता नहीं चला कि यह हुआ या नहीं। दोबारा करने से पहले जाँच लें।',
  operatorSaid: 'आपके ऑपरेटर का संदेश: “{words}”',
  defect: 'इस पेज पर कुछ गड़बड़ हो गई। इसमें आपकी कोई गलती नहीं है।',
  englishInstead: 'कुछ टेक्स्ट अंग्रेज़ी में हैं, क्योंकि वे लोड नहीं हो सके।',
  startAgain: 'इस पेज पर कुछ गड़बड़ हो गई। हम आपको लॉग इन पर ले जा रहे हैं।',
};
