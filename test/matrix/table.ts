import type { Cell, CellOutcome } from './runCell';
import { nameOf } from './runCell';
import { TROUBLES } from './troubles';
import { isGood, summaryOf } from './evaluate';

export interface Played {
  readonly cell: Cell;
  readonly outcome: CellOutcome;
}

/** A row for each method and step, a column for each trouble. */
const matrixTableOf = (played: readonly Played[]): string => {
  const rows = new Map<string, Map<string, string>>();
  for (const { cell, outcome } of played) {
    const name = `${cell.method.name} · ${cell.step.name}`;
    const row = rows.get(name) ?? new Map<string, string>();
    row.set(cell.trouble, (isGood(outcome.verdict) ? '' : '✗ ') + outcome.verdict.word);
    rows.set(name, row);
  }
  const columns = TROUBLES.filter((one) => played.some(({ cell }) => cell.trouble === one));
  const lines = [
    ['', ...columns],
    ...[...rows].map(([name, row]) => [name, ...columns.map((one) => row.get(one) ?? '')]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) => line.map((text, at) => text.padEnd(widths?.[at] ?? 0)).join(' | '))
    .join('\n');
};

export const printed = (played: readonly Played[]): string => {
  const bad = played.filter(({ outcome }) => !isGood(outcome.verdict));
  return [
    ...bad.map(({ cell, outcome }) => `\n✗ ${nameOf(cell)}\n${outcome.report}`),
    '',
    matrixTableOf(played),
    '',
    summaryOf(played.map(({ outcome }) => outcome.verdict)),
  ].join('\n');
};
