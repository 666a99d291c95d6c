import type * as v from 'valibot';

/**
 * What a field of an answer is:
 *
 * - `documented`: specification §3 names it.
 * - `needed`: the specification is silent, and the call means nothing without it.
 * - `ours`: everything else. It makes the portal better and stops no subscriber where it is missing.
 */
export type FieldMark = 'documented' | 'needed' | 'ours';

/** The fields of one object of an answer. */
export interface MarkedFields {
  /** The schema's own fields, by which its marks are found. */
  readonly entries: object;
  readonly marks: Readonly<Record<string, FieldMark>>;
  /** What a subscriber loses without a field that is ours. */
  readonly losses: Readonly<Record<string, string>>;
}

type Name<Entries> = keyof Entries & string;

/** The compiler refuses a field without a mark, a field with two marks, and a field that the schema does not have. */
export const marked = <
  Entries extends v.ObjectEntries,
  const Documented extends readonly Name<Entries>[],
  const Needed extends readonly Exclude<Name<Entries>, Documented[number]>[],
>(
  schema: { readonly entries: Entries },
  {
    documented,
    needed,
    ours,
  }: {
    readonly documented: Documented;
    readonly needed: Needed;
    readonly ours: Readonly<
      Record<Exclude<Name<Entries>, Documented[number] | Needed[number]>, string>
    >;
  },
): MarkedFields => {
  const losses: Readonly<Record<string, string>> = ours;
  const as = (names: readonly string[], mark: FieldMark) => names.map((name) => [name, mark]);
  return {
    entries: schema.entries,
    marks: Object.fromEntries([
      ...as(documented, 'documented'),
      ...as(needed, 'needed'),
      ...as(Object.keys(losses), 'ours'),
    ]) as Record<string, FieldMark>, // built of names and marks alone
    losses,
  };
};

/**
 * What is lost without one of the words that acknowledge a write. `message` is not among them: operators are asked to
 * send it.
 */
const OTHER_WORD = 'nothing, while `message` says that it is done';
/** The words of every acknowledgement (`acknowledgementOf`). */
export const generalWords = {
  status: OTHER_WORD,
  success: OTHER_WORD,
  result: OTHER_WORD,
} as const;

const NOT_SAID = "it reads '---'";
/** For a field whose absence changes only its own place on the screen: what is shown there. */
export const shownAs = { dashes: NOT_SAID, leftOut: 'it is left out' } as const;
