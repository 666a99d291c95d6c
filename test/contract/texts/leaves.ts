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

/** Fillings for whatever a text speaks about: the same for all its parameters, or a name and then a count. */
const fillings: readonly (readonly unknown[])[] = [
  ...[3, 1, 'Asha', '2026-11-24', new Date(2026, 10, 24), ['a', 'b'], true].map((filling) =>
    Array<unknown>(5).fill(filling),
  ),
  ['Asha', 3, 3, 3, 3],
];

/** A text, filled in every way that gives a sentence. */
export const renderedText = (text: unknown): string => {
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return '';
  const answers = fillings.map((filling) => {
    try {
      return (text as Text)(...filling); // a leaf that is a function is a text
    } catch {
      return undefined;
    }
  });
  return answers.filter((answer) => typeof answer === 'string').join(' ');
};

/** Each way to give words or a count for the parameters of a text. */
const wordsAndCounts = ({ length }: Text): readonly (readonly unknown[])[] =>
  Array.from({ length: 2 ** length }, (_, way) =>
    Array.from({ length }, (_ignored, at) => ((way >> at) & 1 ? 3 : `Q${at}Q`)),
  );

/** The words that a text mentions, where it accepts them, and the places that are filled later: Q0Q, {date}. */
export const marksIn = (text: unknown): readonly string[] => {
  const said =
    typeof text === 'function'
      ? // a leaf that is a function is a text
        wordsAndCounts(text as Text).map((words) => {
          try {
            return (text as Text)(...words);
          } catch {
            return '';
          }
        })
      : [text];
  return [...new Set(said.join(' ').match(/Q\dQ|\{\w+\}/g))];
};
