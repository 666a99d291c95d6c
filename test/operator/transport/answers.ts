import * as v from 'valibot';
import type { CallName } from '../../../store/wire/answers';

/**
 * In what shape the operator answers:
 *
 * - `full`: every field that the portal knows.
 */
const SHAPES = {
  full: (_: CallName, body: unknown) => body,
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
