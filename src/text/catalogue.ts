export type Language = 'en' | 'hi';
export const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** The same texts in every language: plain strings, or functions of what they speak about. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** English gives the shape; the compiler refuses Hindi that misses a text or adds one. */
export const catalogue = <Texts>(texts: {
  readonly en: Texts;
  readonly hi: NoInfer<Texts>;
}): Catalogue<Texts> => texts;
