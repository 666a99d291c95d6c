import { useCallback } from 'react';
import { useLanguage } from './useText';

/** Hindi for the operator's English words; an unknown word is shown as it is. */
const HINDI_WORDS: Readonly<Record<string, string>> = {
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
export const useCatalogueWord = (): ((translateWord: string) => string) => {
  const language = useLanguage();
  return useCallback(
    (translateWord) =>
      language === 'hi' ? (HINDI_WORDS[translateWord] ?? translateWord) : translateWord,
    [language],
  );
};
