import type { ReplayStep } from './replay';

const HEAD = ['time', 'who', 'event', 'calls', 'changed'] as const;

/** Events that are dispatched with every call. The table leaves them out because it lists the calls themselves. */
const LEFT_OUT: readonly string[] = ['loader/callStarted', 'loader/callSettled'];

/** The flow as a table: when, who dispatched what, which calls left because of it, and what changed. */
export const stepTableOf = (steps: readonly ReplayStep[]): string => {
  const rows = withCallsOfLeftOut(steps).map(cellsOf);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(HEAD), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
};

const cellsOf = ({ at, by, type, calls, changed }: ReplayStep): readonly string[] => [
  `${(at / 1000).toFixed(2)} s`,
  by,
  type,
  calls.join(', '),
  changed.filter((place) => !place.startsWith('loader.')).join(', '),
];

/** A call leaves right after its `loader/callStarted`: it is shown with the event before that. */
const withCallsOfLeftOut = (steps: readonly ReplayStep[]): readonly ReplayStep[] => {
  const shown: ReplayStep[] = [];
  for (const step of steps) {
    const last = shown.at(-1);
    if (!LEFT_OUT.includes(step.type)) shown.push({ ...step, calls: [...step.calls] });
    else last?.calls.push(...step.calls);
  }
  return shown;
};
