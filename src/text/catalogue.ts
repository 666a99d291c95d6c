import type { Language } from '../../store/core/languages';

/** The texts of one language by the names of their catalogues. */
export type Texts = Readonly<Record<string, unknown>>;

const loaded = new Map<Language, Texts>();

export const addTexts = (language: Language, texts: Texts): void =>
  void loaded.set(language, { ...loaded.get(language), ...texts });

/** The texts of a catalogue in this language; in English where they could not be loaded. */
export const textsIn = <From>(language: Language, { name, english }: Catalogue<From>): From =>
  // The compiler has compared each translation with its English catalogue.
  (loaded.get(language)?.[name] ?? loaded.get('en')?.[name] ?? english) as From;

/**
 * The texts of one subject. English is in the file of texts of its room and gives the shape; the other languages
 * are in `src/translations`, compared with it by the compiler. In the built portal the texts of each language are
 * files of their own: a page downloads one language (public/build/TextsPlugin.ts).
 */
export interface Catalogue<Texts> {
  /** Unique in the product: the name of the export. */
  readonly name: string;
  /** Left out of the built portal's scripts. */
  readonly english?: Texts;
}

/** Plain strings, or functions of what they speak about. */
export const catalogue = <Texts>(name: string, english: Texts): Catalogue<Texts> => ({
  name,
  english,
});

/** What a translation must hold: every text of the English catalogue and nothing else. */
export type TextsOf<From> = From extends Catalogue<infer Texts> ? Texts : never;
