import * as v from 'valibot';
import type { CallName } from '../../../store/wire/answers';
import { withoutOurs } from '../../../store/wire/fieldMarks/answerFields';

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
export const answersSetting = v.picklist(
  Object.keys(SHAPES) as Answers[], // the keys of this very table
);

/** For the help of a command and the sentence about a wrong value. */
export const ANSWERS_IN_WORDS = Object.keys(SHAPES).join(', ');

/** A successful answer in the shape that was set. */
export const shapedAnswer = (answers: Answers, call: CallName, body: unknown): unknown =>
  SHAPES[answers](call, body);
