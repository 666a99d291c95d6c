import { useLanguage } from '../../../text/useText';

/** What the operator spells in English, as it is said in Hindi; an unknown word stays as it is. */
const HINDI: Readonly<Record<string, string>> = {
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

/** A genre or a language in the subscriber's own words. */
export const useWord = (): ((word: string) => string) => {
  const language = useLanguage();
  return (word) => (language === 'hi' ? (HINDI[word] ?? word) : word);
};
