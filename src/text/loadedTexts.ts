import type { Language } from '../../store/core/languages';
import type { Catalogue } from './catalogue';

/** The texts of one language by the names of their catalogues. */
export type Texts = Readonly<Record<string, unknown>>;

const loaded = new Map<Language, Texts>();

export const addTexts = (language: Language, texts: Texts): void =>
  void loaded.set(language, { ...loaded.get(language), ...texts });

/** The texts of a catalogue in this language; in English where they could not be loaded. */
export const textsIn = <From>(language: Language, { name, english }: Catalogue<From>): From =>
  // The compiler has compared each translation with its English catalogue.
  (loaded.get(language)?.[name] ?? loaded.get('en')?.[name] ?? english) as From;
