import { createContext, use } from 'react';
import type { Catalogue, Language } from './catalogue';

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of one catalogue in the subscriber's language. */
export const useText = <Texts>(texts: Catalogue<Texts>): Texts => texts[useLanguage()];
