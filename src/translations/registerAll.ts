import { LANGUAGES } from '../../store/core/languages';
import { addTexts, type Texts } from '../text/catalogue';

declare global {
  interface ImportMeta {
    /** Defined by webpack: gives the modules of a folder. */
    readonly webpackContext: (
      folder: string,
      options: { readonly regExp: RegExp },
    ) => { (file: string): unknown; readonly keys: () => readonly string[] };
  }
}

/**
 * Adds the texts of all languages at once. Used where the size of the scripts does not matter: in development, and when
 * the build renders the login.
 */
export const registerAllTranslations = (): void => {
  const files = import.meta.webpackContext('.', { regExp: /\/\w\w\/(?!glossary)\w+\.ts$/ });
  for (const file of files.keys()) {
    const language = LANGUAGES.find((one) => file.startsWith(`./${one}/`));
    if (language) addTexts(language, files(file) as Texts); // each file exports translations only
  }
};
