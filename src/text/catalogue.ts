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
 * The texts of one subject. The English texts are in the room's `*.text.ts` file and give the type. The other languages
 * are in `src/translations`, and the compiler compares them with that type. In the built portal each language has
 * separate files, and a page downloads one language (`public/build/TextsPlugin.ts`).
 */
export interface Catalogue<Texts> {
  /** The name of the export, which is unique in the product. */
  readonly name: string;
  /** Not in the scripts of the built portal. */
  readonly english?: Texts;
}

/** Makes a catalogue. Each text is a string, or a function that makes a string from values. */
export const catalogue = <Texts>(name: string, english: Texts): Catalogue<Texts> => ({
  name,
  english,
});

/** The type of a translation: every text of the English catalogue and nothing else. */
export type TextsOf<From> = From extends Catalogue<infer Texts> ? Texts : never;
