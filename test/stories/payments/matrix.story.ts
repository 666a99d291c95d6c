import { nameOf, runCell } from '../../matrix/runCell';
import type { MatrixMethod } from '../../matrix/method';
import { cartFromBalance, renewalOfMany } from '../../matrix/methods/balance';
import { topUpLater } from '../../matrix/methods/instalment';
import { topUpAtDp, topUpAtLco } from '../../matrix/methods/topUp';
import type { MatrixTrouble } from '../../matrix/troubles';
import { expect, story } from '../support/story';

/** One cell of the matrix for each trouble; `npm run matrix:payments` runs every one there is. */
const CELLS: readonly (readonly [MatrixMethod, step: string, MatrixTrouble])[] = [
  [topUpAtLco, 'asked to begin', 'cut before'],
  [renewalOfMany, 'paid', 'answer lost'],
  [topUpAtDp, 'to the bank', 'reload'],
  [topUpAtLco, 'sent back', 'second tab'],
  [cartFromBalance, 'paid', 'double press'],
  [topUpLater, 'asked to begin', 'session ended'],
  [topUpAtLco, 'approved', 'killed'],
];

for (const [method, name, trouble] of CELLS)
  story(
    `A subscriber pays once and sees the true result: ${method.name}, ${name}, ${trouble}`,
    async ({ operator, browser }) => {
      const step = method.steps.find((one) => one.name === name);
      if (!step) throw new Error(`There is no step ${name}.`);
      const cell = { method, step, trouble };
      const { verdict, report } = await runCell(cell, operator, browser);
      expect(verdict.reasons, `${nameOf(cell)}\n${report}`).toEqual([]);
      expect(verdict.word).toBe('1 charge, paid');
    },
  );
