import type { CallName } from '../../store/wire/answers';
import { withoutOurs } from '../contract/fieldMarks/markedAnswers';

/**
 * The shape of the operator's answers:
 *
 * - `full`: every field that the portal reads.
 * - `documented`: the fields of the specification and those without which a call is meaningless, but none of the
 *   fields that the portal's contract adds (`test/contract/fieldMarks`).
 */
const SHAPES = {
  full: (_: CallName, body: unknown) => body,
  documented: withoutOurs,
} satisfies Readonly<Record<string, (call: CallName, body: unknown) => unknown>>;

export type Answers = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly Answers[]; // the keys of this very table

/** The shape of this name; null when there is no such shape. */
export const readAnswers = (given: string): Answers | null =>
  SHAPE_NAMES.find((name) => name === given) ?? null;

/** A successful answer in the configured shape. */
export const shapedAnswer = (answers: Answers, call: CallName, body: unknown): unknown =>
  SHAPES[answers](call, body);
