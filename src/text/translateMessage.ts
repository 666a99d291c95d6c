import { messages, type Message } from '../../store/core/messages';
import type { Language } from './catalogue';

/**
 * What the store and the sagas say, in Hindi. The store holds the English sentence, to the letter
 * where it is documented, so that a reader of the state reads plain words.
 */
const inHindi: Record<Message, string> = {
  [messages.sessionExpired]: 'आपका सत्र मान्य नहीं है।  कृपया फिर से लॉग इन करें।',
  [messages.accountMismatched]:
    'इस ब्राउज़र में अब किसी और खाते से लॉग इन है। अपने खाते के लिए फिर से लॉग इन करें।',
  [messages.loggedOut]: 'आप लॉग आउट हो गए हैं।',
  [messages.loggedOutHereOnly]:
    'आप इस डिवाइस पर लॉग आउट हो गए हैं, पर ऑपरेटर से संपर्क नहीं हो सका। अगर दूसरे लोग भी इस ब्राउज़र का इस्तेमाल करते हैं तो इसे बंद कर दें।',
  [messages.wrongDetails]: 'कुछ जानकारी बाकी है। जो लिखा है उसे जाँचकर फिर कोशिश करें।',
  [messages.refused]: 'आपका ऑपरेटर यह नहीं कर सका। बाद में फिर कोशिश करें।',
  [messages.unreadable]: 'आपके ऑपरेटर का जवाब पढ़ा नहीं जा सका। बाद में फिर कोशिश करें।',
  [messages.unreachable]: 'लगता है आप ऑफ़लाइन हैं। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  [messages.tooSlow]: 'आपका ऑपरेटर जवाब देने में बहुत समय ले रहा है। बाद में फिर कोशिश करें।',
  [messages.notStored]:
    'यह ब्राउज़र इस साइट के लिए कुछ भी सहेज नहीं पा रहा, इसलिए कुछ नहीं भेजा गया। थोड़ी जगह खाली करें या साइट को डेटा सहेजने दें, और फिर कोशिश करें।',
  [messages.otherPayment]:
    'ऑपरेटर ने इस भुगतान को जारी रखने के बजाय दूसरा शुरू कर दिया, इसलिए हमने आपको वहाँ नहीं भेजा। इसे जाँचें, और यह खुला ही रहे तो इसकी संदर्भ संख्या के साथ हमसे संपर्क करें।',
  [messages.unknown]:
    'जवाब आने से पहले कनेक्शन टूट गया, इसलिए अभी पता नहीं कि यह हुआ या नहीं। दोबारा करने से पहले जाँच लें।',
  [messages.unclear]: 'ऑपरेटर के जवाब से पता नहीं चला कि यह हुआ या नहीं। दोबारा करने से पहले जाँच लें।',
  [messages.defect]: 'इस पेज पर कुछ गड़बड़ हो गई। इसमें आपकी कोई गलती नहीं है।',
  [messages.startAgain]: 'इस पेज पर कुछ गड़बड़ हो गई। हम आपको लॉग इन पर ले जा रहे हैं।',
};

/** A sentence of ours in the subscriber's language; the operator's own sentences stay as they came. */
export const translateMessage = (sentence: string, language: Language): string =>
  language === 'hi' && sentence in inHindi ? inHindi[sentence as Message] : sentence; // checked by `in`
