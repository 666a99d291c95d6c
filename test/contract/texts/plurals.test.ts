import { type Language, LANGUAGES } from '../../../store/core/languages';
import { englishTexts } from './englishTexts';
import { leavesOf } from './leaves';
import { translationsOf } from './translations';
import { unchangedIn } from './unchangedPlurals';

type Text = (...about: readonly unknown[]) => unknown;

/** Values for the parameters that are not counted: some texts want numbers there, others words. */
const OTHERS: readonly unknown[] = [7, 'Asha'];

/**
 * The counted parameter as a number, as the answer to "are there many?", and as an object in which every count is this
 * number.
 */
const counted = (count: number): readonly unknown[] => [
  count,
  count > 1,
  { renewed: count, unclear: count, all: count },
];

/** Masks counts and booleans, which always differ. */
const withoutCounts = (words: string): string =>
  words.replace(/\d+(?:[:.,]\d+)*|true|false/gu, '#');

/** What a text says about a count, without the count itself: one sentence for each way to fill it. */
const sentences = (text: Text, count: number): readonly string[] =>
  Array.from({ length: Math.max(text.length, 1) }, (_, at) => at).flatMap((at) =>
    counted(count).flatMap((value) =>
      OTHERS.map((other) => {
        const about = Array<unknown>(5).fill(other);
        about[at] = value;
        try {
          return withoutCounts(String(text(...about)));
        } catch {
          return '';
        }
      }),
    ),
  );

/** Whether a text is worded differently for the two counts. */
const differs = (text: unknown, one: number, other: number): boolean =>
  typeof text === 'function' &&
  // a leaf that is a function is a text
  sentences(text as Text, one).join('\n') !== sentences(text as Text, other).join('\n');

const textsOf = (language: Language): ReadonlyMap<string, unknown> =>
  new Map(leavesOf(language === 'en' ? englishTexts() : translationsOf(language)));

const texts = new Map(LANGUAGES.map((language) => [language, textsOf(language)]));

/** The texts whose wording differs for 1 and 2 in at least one language. */
const countedPlaces = [...textsOf('en').keys()].filter((place) =>
  LANGUAGES.some((language) => differs(texts.get(language)?.get(place), 1, 2)),
);

/** The text that says "in both" for two packs and "in all" for three. */
const BOTH_OR_ALL = 'packComparisonText.all';

describe.each(LANGUAGES)('Counted texts in %s', (language) => {
  const own = texts.get(language) ?? new Map<string, unknown>();

  it('A text that is the same for 1 and 2 is one that was reviewed', () => {
    const unchanged = countedPlaces.filter(
      (place) => own.has(place) && !differs(own.get(place), 1, 2),
    );
    expect(unchanged.sort()).toEqual([...unchangedIn(language)].sort());
  });

  it('A text is the same for 2 and 5: no language here has a third form', () => {
    const third = countedPlaces.filter((place) => differs(own.get(place), 2, 5));
    expect(third.filter((place) => place !== BOTH_OR_ALL)).toEqual([]);
  });

  it('A text about 0 names no 1', () => {
    const wrong = countedPlaces.filter((place) => {
      const text = own.get(place);
      // a leaf that is a function is a text
      return (
        typeof text === 'function' && text.length === 1 && /\b1/.test(String((text as Text)(0)))
      );
    });
    expect(wrong).toEqual([]);
  });
});
