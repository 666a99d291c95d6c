import { createContext, use } from 'react';
import type { Language } from '../../store/core/languages';
import type { Catalogue } from './catalogue';
import { textsIn } from './loadedTexts';

export const LanguageContext = createContext<Language>('en');
/** The language of the operator's plain texts, as the deployment says. */
export const OperatorLanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of one catalogue in the subscriber's language. */
export const useText = <Texts>(texts: Catalogue<Texts>): Texts => textsIn(useLanguage(), texts);
