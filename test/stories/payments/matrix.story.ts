import { test } from '@playwright/test';
import { openSharedBrowser, type SharedBrowser } from '../../matrix/browsers';
import { allCells, type Cell, nameOf, OPERATORS } from '../../matrix/cells';
import { METHODS } from '../../matrix/methods/all';
import { onlyOperatorCanSave } from '../../matrix/onlyOperator';
import { CELL_TIME_LIMIT, runCell } from '../../matrix/runCell';
import { type MatrixOperator, openMatrixOperator } from '../../matrix/standIn';
import { TROUBLES } from '../../matrix/troubles';
import { DIST, expect } from '../support/story';

/**
 * A slice of the matrix with every method, every trouble and every operator; `npm run matrix:payments` runs every cell
 * there is. Takes the first cell that brings the most new values, until none are left.
 */
const slice = (): readonly Cell[] => {
  const left = new Set<string>([...METHODS.map(({ name }) => name), ...TROUBLES, ...OPERATORS]);
  const brings = ({ method, trouble, operator }: Cell): readonly string[] =>
    [method.name, trouble, operator].filter((one) => left.has(one));
  const cells = allCells().filter((cell) => !onlyOperatorCanSave(cell));
  const chosen: Cell[] = [];
  while (left.size > 0) {
    const [best] = [...cells].sort((one, other) => brings(other).length - brings(one).length);
    if (!best || brings(best).length === 0) throw new Error(`No cell has ${[...left].join(', ')}.`);
    for (const one of brings(best)) left.delete(one);
    chosen.push(best);
  }
  return chosen;
};

interface Shared {
  readonly matrixOperator: MatrixOperator;
  readonly matrixBrowser: SharedBrowser;
}

const matrix = test.extend<object, Shared>({
  matrixOperator: [
    async ({}, use) => {
      const operator = await openMatrixOperator(DIST);
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
  matrixBrowser: [
    async ({ matrixOperator }, use) => {
      const browser = await openSharedBrowser(matrixOperator.origins);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const cell of slice())
  matrix(
    `A subscriber pays at most once and sees the true result: ${nameOf(cell)}`,
    async ({ matrixOperator, matrixBrowser }) => {
      // A cell itself reports that it did not finish, and what was on its page.
      matrix.setTimeout(CELL_TIME_LIMIT + 30_000);
      const { verdict, report } = await runCell(cell, matrixOperator, matrixBrowser);
      expect(verdict.reasons, `${nameOf(cell)}\n${report}`).toEqual([]);
    },
  );
