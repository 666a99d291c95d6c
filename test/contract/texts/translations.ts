import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addTexts, type Texts } from '../../../src/text/catalogue';
import type { Language } from '../../../store/core/languages';

const folder = path.join(__dirname, '../../../src/translations');

/** The files of a language's translations, without its glossary. */
const translationFiles = (language: Language): readonly string[] =>
  readdirSync(path.join(folder, language))
    .filter((file) => file !== 'glossary.ts')
    .map((file) => path.join(folder, language, file));

/** All translations of a language, by the names of their catalogues. */
export const translationsOf = (language: Language): Texts =>
  Object.assign({}, ...translationFiles(language).map((file) => jest.requireActual<Texts>(file)));

export const registerTranslations = (language: Language): void =>
  addTexts(language, translationsOf(language));
