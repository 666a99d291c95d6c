import { createContext, use } from 'react';
import type { Language } from '../../store/core/languages';
import { messages } from '../../store/core/messages';
import { type Catalogue, textsIn } from './catalogue';
import type { MessageTexts } from './words.text';

/** The key in `messages` of each English sentence. */
const namesOfMessages = new Map<string, keyof typeof messages>(
  Object.entries(messages).map(([name, sentence]) => [sentence, name as keyof typeof messages]), // the keys of `messages`
);

/** The translation of a sentence of the portal. A sentence of the operator stays as it is. */
export const translateMessage = (sentence: string, translations: Partial<MessageTexts>): string => {
  const name = namesOfMessages.get(sentence);
  return (name && translations[name]) ?? sentence;
};

export const LanguageContext = createContext<Language>('en');
/** The language of the operator's plain texts, from the configuration. */
export const OperatorLanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of one catalogue in the subscriber's language. */
export const useText = <Texts>(texts: Catalogue<Texts>): Texts => textsIn(useLanguage(), texts);
