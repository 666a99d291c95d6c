import type { Cell } from './cells';
import { isGood } from './evaluate';
import type { Played } from './runCell';

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

const UNSAVED: readonly Unsaved[] = [
  {
    reason:
      'A browser that refuses its storage after a payment was begun can offer it no more. It says so and begins nothing else; the operator ends the payment that was not paid.',
    holds: ({ method, step, trouble }) =>
      trouble === 'storage refused' && step.name === 'to the bank' && method.who !== null,
  },
  {
    reason:
      'One pack’s renewal is answered by a sentence of the operator’s own, and its packs say no end: nothing certain tells that it was carried out. The page repeats the sentence and goes on checking; an operator that sends `expirydate` ends that.',
    holds: ({ method, trouble }) =>
      trouble === 'documented answers only' && method.name === 'balance, renewal of one',
  },
];

/** Well, or known as a cell that only the operator can make well. */
export const isAsExpected = ({ cell, outcome }: Played): boolean =>
  isGood(outcome.verdict) !== onlyOperatorCanSave(cell);
