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

/** Fillings for whatever a text speaks about. */
const fillings: readonly unknown[] = [
  ...[3, 1, 'Asha', '2026-11-24'],
  ...[new Date(2026, 10, 24), ['a', 'b'], true],
];

/** A text, filled in every way that gives a sentence. */
export const renderedText = (text: unknown): string => {
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return '';
  const answers = fillings.map((filling) => {
    try {
      return (text as Text)(...Array<unknown>(5).fill(filling)); // a leaf that is a function is a text
    } catch {
      return undefined;
    }
  });
  return answers.filter((answer) => typeof answer === 'string').join(' ');
};

/**
 * The parameters that a text mentions, if it accepts words for all of them, and the places that are filled later: Q0Q,
 * {date}.
 */
export const marksIn = (text: unknown): readonly string[] => {
  try {
    // a leaf that is a function is a text
    const said =
      typeof text === 'function' ? (text as Text)('Q0Q', 'Q1Q', 'Q2Q', 'Q3Q', 'Q4Q') : text;
    return [...new Set(String(said).match(/Q\dQ|\{\w+\}/g))];
  } catch {
    return [];
  }
};
