import { expect } from '@playwright/test';
import type { CallEntry } from '../../operator/books/books';
import type { Operator } from '../../operator/operator';

/** What the books say of one call, oldest first. */
export const callsOf = ({ books }: Operator, call: string): readonly CallEntry[] =>
  books.calls().filter((entry) => entry.call === call);

/** The five reads of the dashboard. */
export const READS = ['subscriber', 'cpe', 'activePacks', 'alerts', 'promos'] as const;

/** The operator has answered everything that the dashboard asks for, and the cart for its place. */
export const untilDashboardIsAnswered = (operator: Operator): Promise<void> =>
  expect
    .poll(() => [...READS, 'cart'].filter((call) => callsOf(operator, call).length === 0))
    .toEqual([]);
