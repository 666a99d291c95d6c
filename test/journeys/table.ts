import type { Effort } from './person';

/** A journey that was walked. */
export interface Walked {
  readonly name: string;
  readonly budget: number;
  readonly effort: Effort;
  readonly bytes: number;
  /** Why it broke off; empty when it was walked to its end. */
  readonly broken: string;
}

export const isWithinBudget = ({ budget, effort, broken }: Walked): boolean =>
  broken === '' && effort.taps <= budget;

const HEAD = ['taps', 'budget', 'typed', 'scrolls', 'calls', 'kB', 'wait s', 'press ms'];

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(9)).join('');

export const tableOf = (all: readonly Walked[]): string =>
  [row('journey', HEAD), ...all.map((walked) => rowOf(walked))].join('\n');

const rowOf = (walked: Walked): string => {
  const { name, budget, effort, bytes, broken } = walked;
  const { taps, characters, scrolls, calls, wait, worst } = effort;
  const figures = [taps, budget, characters, scrolls, calls, Math.round(bytes / 1000)];
  const cells = [...figures.map(String), (wait / 1000).toFixed(1), worst.toFixed(0)];
  const mark = isWithinBudget(walked) ? '✓' : '✗';
  return row(`${mark} ${name}`, cells) + (broken && `\n    broke off: ${broken}`);
};
