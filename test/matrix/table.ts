import { nameOf } from './cells';
import { isGood, summaryOf } from './evaluate';
import { isAsExpected, onlyOperatorCanSave } from './onlyOperator';
import type { Played } from './runCell';
import { TROUBLES } from './troubles';

/** A row for each method, step and operator, a column for each trouble. */
const matrixTableOf = (played: readonly Played[]): string => {
  const rows = new Map<string, Map<string, string>>();
  for (const { cell, outcome } of played) {
    const name = `${cell.method.name} · ${cell.step.name} · ${cell.operator}`;
    const row = rows.get(name) ?? new Map<string, string>();
    row.set(cell.trouble, (isGood(outcome.verdict) ? '' : '✗ ') + outcome.verdict.word);
    rows.set(name, row);
  }
  const columns = TROUBLES.filter((trouble) => played.some(({ cell }) => cell.trouble === trouble));
  const lines = [
    ['', ...columns],
    ...[...rows].map(([name, row]) => [name, ...columns.map((trouble) => row.get(trouble) ?? '')]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) => line.map((text, at) => text.padEnd(widths?.[at] ?? 0)).join(' | '))
    .join('\n');
};

export const matrixReport = (played: readonly Played[]): string => {
  const bad = played.filter((playedCell) => !isAsExpected(playedCell));
  const unsaved = played.filter(({ cell }) => onlyOperatorCanSave(cell));
  return [
    ...bad.map(failureText),
    '',
    matrixTableOf(played),
    '',
    ...unsaved.map(({ cell, outcome }) => `○ ${nameOf(cell)}: ${outcome.verdict.word}`),
    `${played.filter(({ isTakenOver }) => isTakenOver).length} cells of a strict operator taken over from one who ignores keys: no key came twice`,
    `${unsaved.length} cells that only the operator can save`,
    summaryOf(
      played.filter(({ cell }) => !onlyOperatorCanSave(cell)).map(({ outcome }) => outcome.verdict),
    ),
  ].join('\n');
};

const failureText = ({ cell, outcome }: Played): string =>
  isGood(outcome.verdict)
    ? `\n✗ ${nameOf(cell)}\n  goes well: take it off the list of cells that only the operator can save`
    : `\n✗ ${nameOf(cell)}\n${outcome.report}`;
