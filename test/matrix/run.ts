import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../run/commands/readOptions';
import { ensureHeadlessShell } from '../run/ensureBrowser';
import { openSharedBrowser } from './browsers';
import { allCells, type Cell, groupsOf, nameOf } from './cells';
import { isAsExpected } from './onlyOperator';
import { BROKEN, type CellOutcome, type Played, runCell } from './runCell';
import { openMatrixOperator } from './standIn';
import { matrixReport } from './table';

/**
 * `npm run matrix:payments [-- --only METHOD --cell "METHOD · STEP · TROUBLE" --trouble NAME --operator ignores
 * --from "METHOD · STEP · TROUBLE" --workers N --no-build]` plays every payment method at every step, in every trouble,
 * with every kind of operator. METHOD and the cell may be parts of names. A cell with a strict operator is not played
 * if no key came twice to the operator that ignores keys, because the two differ in nothing else. `--operator strict`
 * plays each of them.
 */
const { values: options } = readOptions('matrix:payments');

const DIST = process.env['PORTAL_DIST'] ?? path.resolve('dist');
const PICTURES = path.resolve('test-results', 'matrix');

const chosenCells = (): readonly Cell[] => {
  const all = allCells();
  const first = all.findIndex((cell) => nameOf(cell).includes(options.from));
  if (first < 0) throw new Error(`There is no cell with “${options.from}” in its name.`);
  return all
    .slice(first)
    .filter(
      (cell) =>
        cell.method.name.includes(options.only) &&
        nameOf(cell).includes(options.cell) &&
        cell.trouble.includes(options.trouble) &&
        cell.operator.includes(options.operator),
    );
};

/** Each worker has one browser and one operator, which are reset for each cell. */
const work = async (left: (readonly Cell[])[], done: (played: Played) => void): Promise<void> => {
  const operator = await openMatrixOperator(DIST);
  let browser = await openSharedBrowser(operator.origins);
  const play = async (cell: Cell): Promise<CellOutcome> => {
    if (!browser.isConnected()) browser = await openSharedBrowser(operator.origins);
    const picture = path.join(PICTURES, `${nameOf(cell).replaceAll(/[^\w]+/g, '-')}.png`);
    const outcome = await runCell(cell, operator, browser, picture);
    if (outcome.verdict.word !== BROKEN) return outcome;
    // A busy machine may be too slow to finish a cell. A verdict about the money is never repeated.
    console.log(`↻ ${nameOf(cell)} is played again: ${outcome.verdict.reasons.join('; ')}`);
    return runCell(cell, operator, browser, picture);
  };
  for (let group = left.shift(); group; group = left.shift()) {
    let ignoring: CellOutcome | null = null;
    for (const cell of group) {
      // For the portal both operators are the same, because neither is known to honour the key.
      const takenOver: CellOutcome | null =
        cell.operator === 'strict' && ignoring?.hasKeyComeTwice === false ? ignoring : null;
      const outcome: CellOutcome = takenOver ?? (await play(cell));
      if (cell.operator === 'ignores') ignoring = outcome;
      done({ cell, outcome, isTakenOver: takenOver !== null });
    }
  }
  await browser.close();
  await operator.close();
};

const build = (): void => {
  const args = ['--import', 'tsx', 'test/run/build.ts'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
};

const main = async (): Promise<void> => {
  if (!options['no-build'] || !existsSync(DIST)) build();
  const missing = ensureHeadlessShell();
  if (missing !== null) throw new Error(missing);
  mkdirSync(PICTURES, { recursive: true });
  const cells = chosenCells();
  const left = [...groupsOf(cells)];
  const played = new Map<Cell, Played>();
  const done = (playedCell: Played): void => {
    played.set(playedCell.cell, playedCell);
    const { word, reasons } = playedCell.outcome.verdict;
    const mark = isAsExpected(playedCell) ? (playedCell.isTakenOver ? '=' : '✓') : '✗';
    console.log(
      `${mark} ${played.size}/${cells.length} ${nameOf(playedCell.cell)}: ${[word, ...reasons].join('; ')}`,
    );
  };
  await Promise.all(Array.from({ length: Number(options.workers) }, () => work(left, done)));
  const inOrder = cells.flatMap((cell) => played.get(cell) ?? []);
  console.log(matrixReport(inOrder));
  const isRight = inOrder.length > 0 && inOrder.every(isAsExpected);
  process.exit(isRight ? 0 : 1);
};

void main();
