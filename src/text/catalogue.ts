/**
 * The texts of one subject. English is beside the screen that shows it and gives the shape; the other languages
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
