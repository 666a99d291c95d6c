import type { Cell } from './cells';
import { isGood } from './evaluate';
import type { Played } from './runCell';

/**
 * Whether no client can save the cell. A listed cell that goes well is a mistake in the list, so that the list stays as
 * short as possible. `public/OPERATOR.md` says what the operator must do about each of them.
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
      'No price, no end and no answer: of several packs nothing tells which were renewed. The page says that it does not know, names the way to find out and holds a second payment back; an operator that sends `expirydate` or a price ends that.',
    holds: ({ method, trouble, operator }) =>
      method.name === 'balance, renewal of several' &&
      (trouble === 'documented answers, booked after 5 minutes' ||
        (trouble === 'documented answers, answer lost' && operator !== 'honours')),
  },
];

/** Whether the cell went well, or is listed as one that only the operator can save. */
export const isAsExpected = ({ cell, outcome }: Played): boolean =>
  isGood(outcome.verdict) !== onlyOperatorCanSave(cell);
