import type { Effort, Slowest } from './person';

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

/** How many milliseconds the page may work on one press and on one key, on a processor four times slower. */
const PRESS = 100;
const KEY = 32;

const tooLong = ({ effort: { press, key } }: Walked): readonly Slowest[] => [
  ...(press && press.processing > PRESS ? [press] : []),
  ...(key && key.processing > KEY ? [key] : []),
];

export const isAnsweredInTime = (walked: Walked): boolean => tooLong(walked).length === 0;

const HEAD = ['taps', 'budget', 'typed', 'scrolls', 'calls', 'kB', 'wait s', 'press ms', 'key ms'];

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(9)).join('');

export const tableOf = (all: readonly Walked[]): string =>
  [row('journey', HEAD), ...all.map((walked) => rowOf(walked))].join('\n');

const rowOf = (walked: Walked): string => {
  const { name, budget, effort, bytes, broken } = walked;
  const { taps, characters, scrolls, calls, wait, press, key } = effort;
  const figures = [taps, budget, characters, scrolls, calls, Math.round(bytes / 1000)];
  const times = [press, key].map((answer) => answer?.processing.toFixed(0) ?? '');
  const cells = [...figures.map(String), (wait / 1000).toFixed(1), ...times];
  const mark = isWithinBudget(walked) ? '✓' : '✗';
  return row(`${mark} ${name}`, cells) + (broken && `\n    broke off: ${broken}`);
};

const parts = ({ event, what, delay, processing, presentation }: Slowest): string =>
  `${what}: ${event}, ${delay.toFixed(0)} + ${processing.toFixed(0)} + ${presentation.toFixed(0)} ms`;

/**
 * For each journey, the slowest press and the slowest key: the delay, the page's own work, and the time to the next
 * frame.
 */
export const answersOf = (all: readonly Walked[]): string =>
  [
    'The press and the key on which the page worked longest: delay + own work + until the frame',
    ...all.flatMap((walked) => {
      const { name, effort } = walked;
      const late = tooLong(walked);
      return [effort.press, effort.key].flatMap((answer) =>
        answer ? [`${late.includes(answer) ? '✗' : ' '} ${name.padEnd(48)}${parts(answer)}`] : [],
      );
    }),
    `At most ${PRESS} ms of its own work for a press and ${KEY} ms for a key; judged without --fast.`,
  ].join('\n');
