import { LANGUAGES } from '../../store/core/languages';
import { addTexts, type Texts } from '../text/catalogue';

declare global {
  interface ImportMeta {
    /** webpack's: the modules of a folder. */
    readonly webpackContext: (
      folder: string,
      options: { readonly regExp: RegExp },
    ) => { (file: string): unknown; readonly keys: () => readonly string[] };
  }
}

/**
 * All languages at once, where a page is not downloaded: in development, in the gallery, and when the login is
 * rendered at build time.
 */
export const registerAllTranslations = (): void => {
  const files = import.meta.webpackContext('.', { regExp: /\/\w\w\/(?!glossary)\w+\.ts$/ });
  for (const file of files.keys()) {
    const language = LANGUAGES.find((one) => file.startsWith(`./${one}/`));
    if (language) addTexts(language, files(file) as Texts); // each file exports translations only
  }
};
