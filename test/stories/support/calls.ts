import { expect } from '@playwright/test';
import type { CallEntry } from '../../operator/books/books';
import type { Operator } from '../../operator/operator';

/** The entries of one call in the books, oldest first. */
export const callsOf = ({ books }: Operator, call: string): readonly CallEntry[] =>
  books.calls().filter((entry) => entry.call === call);

/** The five reads of the dashboard. */
export const READS = ['subscriber', 'cpe', 'activePacks', 'alerts', 'promos'] as const;

/** Waits until the operator has answered the reads of the dashboard and of the cart. */
export const untilDashboardIsAnswered = (operator: Operator): Promise<void> =>
  expect
    .poll(() => [...READS, 'cart'].filter((call) => callsOf(operator, call).length === 0))
    .toEqual([]);

/** Waits until no call has reached the operator for half a second. */
export const untilQuiet = async ({ books }: Operator): Promise<void> => {
  let before = -1;
  const isQuiet = () => {
    const asked = books.calls().length;
    const isSame = asked === before;
    before = asked;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
};
