type Text = (...about: readonly unknown[]) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Each text of a catalogue with its place, e.g. `errors.username`. */
export const leavesOf = (texts: unknown, place = ''): [string, unknown][] =>
  isRecord(texts)
    ? Object.entries(texts).flatMap(([name, text]) =>
        leavesOf(text, place ? `${place}.${name}` : name),
      )
    : [[place, texts]];

/** No text has more parameters. */
const PARAMETERS = 5;

/** Fillings for whatever a text speaks about: the same for all its parameters, or a name and then a count. */
const fillings: readonly (readonly unknown[])[] = [
  ...[3, 1, 'Asha', '2026-11-24', new Date(2026, 10, 24), ['a', 'b'], true].map((filling) =>
    Array<unknown>(PARAMETERS).fill(filling),
  ),
  ['Asha', ...Array<unknown>(PARAMETERS - 1).fill(3)],
];

/** What a text says, filled in each of these ways; undefined where it does not accept the filling. */
const answersOf = (text: unknown, ways: readonly (readonly unknown[])[]): readonly unknown[] =>
  typeof text === 'function'
    ? ways.map((filling) => {
        try {
          return (text as Text)(...filling); // a leaf that is a function is a text
        } catch {
          return undefined;
        }
      })
    : [text];

/** A text, filled in every way that gives a sentence. */
export const renderedText = (text: unknown): string =>
  answersOf(text, fillings)
    .filter((answer) => typeof answer === 'string')
    .join(' ');

/** Each way to give words or a count for the parameters of a text; those with a default are given words. */
const wordsAndCounts = (text: unknown): readonly (readonly unknown[])[] =>
  Array.from({ length: 2 ** (typeof text === 'function' ? text.length : 0) }, (_, way) =>
    Array.from({ length: PARAMETERS }, (_ignored, at) => ((way >> at) & 1 ? 3 : `Q${at}Q`)),
  );

/** The words that a text mentions, where it accepts them, and the places that are filled later: Q0Q, {date}. */
export const marksIn = (text: unknown): readonly string[] => [
  ...new Set(
    answersOf(text, wordsAndCounts(text))
      .join(' ')
      .match(/Q\dQ|\{\w+\}/g),
  ),
];
