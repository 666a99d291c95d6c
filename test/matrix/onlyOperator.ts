import type { Cell } from './cells';
import { isGood } from './evaluate';
import type { Played } from './table';

/**
 * Cells that no client can save. A listed cell that goes well after all is a mistake in the list, so that the list
 * stays as short as it can be. `public/OPERATOR.md` says what the operator must do about each of them.
 */
export const onlyOperatorCanSave = (cell: Cell): boolean =>
  UNSAVED.some(({ holds }) => holds(cell));

interface Unsaved {
  readonly reason: string;
  readonly holds: (cell: Cell) => boolean;
}

const UNSAVED: readonly Unsaved[] = [];

/** Well, or known as a cell that only the operator can make well. */
export const isAsExpected = ({ cell, outcome }: Played): boolean =>
  isGood(outcome.verdict) !== onlyOperatorCanSave(cell);
