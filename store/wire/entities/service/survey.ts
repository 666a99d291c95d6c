import * as v from 'valibot';
import { flag, localizedText, requiredText } from '../../lenientReaders';
import { readEach, requiredLocalizedText } from './realtime';

const option = v.object({ value: requiredText, label: requiredLocalizedText });
const options = v.pipe(
  v.unknown(),
  v.transform((tree) => readEach(option, tree)),
  v.check((read) => read.length > 1),
);

/** The fields of every kind of question. */
const asked = {
  id: v.pipe(requiredText, v.regex(/^[\w-]+$/)),
  /** Questions with the same number are on one page. */
  page: v.fallback(
    v.pipe(
      v.number(),
      v.check((page) => Number.isInteger(page) && page > 0),
    ),
    1,
  ),
  text: requiredLocalizedText,
  hint: localizedText,
  required: flag,
};

const question = v.union([
  v.object({ ...asked, kind: v.literal('choice'), options }),
  v.object({ ...asked, kind: v.literal('several'), options }),
  /** From 1 to 5; `low` and `high` say what the two ends mean. */
  v.object({ ...asked, kind: v.literal('scale'), low: localizedText, high: localizedText }),
  v.object({ ...asked, kind: v.literal('text') }),
]);

const survey = v.object({
  // The id is part of the address to which the answers are sent.
  id: v.pipe(requiredText, v.regex(/^[\w-]+$/)),
  title: localizedText,
  /** Closed only when the database says so. */
  open: v.optional(flag, true),
  questions: v.pipe(
    v.unknown(),
    v.transform((tree) => readEach(question, tree)),
  ),
});

/** A question that the portal can read. Any other question, for example of an unknown kind, is left out of the survey. */
export type SurveyQuestion = v.InferOutput<typeof question>;
export type Survey = v.InferOutput<typeof survey>;

/** Null when `tree` is no survey. */
export const readSurvey = (tree: unknown): Survey | null => {
  const read = v.safeParse(survey, tree);
  return read.success ? read.output : null;
};
