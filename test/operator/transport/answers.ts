import * as v from 'valibot';
import type { CallName } from '../../../store/wire/answers';
import { withoutOurs } from '../../../store/wire/fieldMarks/answerFields';
import { UserFacingError } from '../startup';

/**
 * In what shape the operator answers:
 *
 * - `full`: every field that the portal knows.
 * - `documented`: what the specification documents and what a call means nothing without; none of the fields
 *   that are the portal's own (`store/wire/fieldMarks`).
 */
const SHAPES = {
  full: (_: CallName, body: unknown) => body,
  documented: withoutOurs,
} satisfies Readonly<Record<string, (call: CallName, body: unknown) => unknown>>;

export type Answers = keyof typeof SHAPES;
const answersSetting = v.picklist(
  Object.keys(SHAPES) as Answers[], // the keys of this very table
);

/** The shape of `--answers`. @throws UserFacingError */
export const readAnswers = (given: string): Answers => {
  const answers = v.safeParse(answersSetting, given);
  if (answers.success) return answers.output;
  throw new UserFacingError(`--answers is one of: ${Object.keys(SHAPES).join(', ')}.`);
};

/** A successful answer in the shape that was set. */
export const shapedAnswer = (answers: Answers, call: CallName, body: unknown): unknown =>
  SHAPES[answers](call, body);
