import { LANGUAGES } from '../../store/core/languages';
import { messages } from '../../store/core/messages';
import { addTexts, type Catalogue, type Texts } from '../text/catalogue';
import { accentedTexts } from '../text/pseudoLanguage';

/** Puts the pseudo-language in place of every language, so that each choice shows it. Only in development. */
export const registerPseudo = (): void => {
  const files = import.meta.webpackContext('..', { regExp: /\.text\.ts$/ });
  const catalogues = files
    .keys()
    .flatMap((file) => Object.values(files(file) as Readonly<Record<string, Catalogue<unknown>>>)); // a file of texts exports catalogues alone
  const texts = Object.fromEntries(
    catalogues.map(({ name, english }) => [name, accentedTexts(english)]),
  ) satisfies Texts;
  for (const language of LANGUAGES)
    addTexts(language, { ...texts, storeMessagesText: accentedTexts(messages) });
};
