import { randomInt } from 'node:crypto';

/** How many random cases a test file draws, such as walks with each kind of operator, and from which seed. */
export interface Walks {
  readonly numRuns: number;
  readonly seed: number;
}

const { SEED = '', WALKS = 'short' } = process.env;

/**
 * `WALKS` is a number or `long`. Without `SEED` each run takes other walks. The command that takes the same walks
 * again is written to standard error, because `--silent` drops what a test logs.
 */
export const walksOf = (file: string, count: Readonly<Record<'short' | 'long', number>>): Walks => {
  const numRuns = WALKS === 'short' || WALKS === 'long' ? count[WALKS] : Number(WALKS);
  const seed = SEED === '' ? randomInt(2 ** 31) : Number(SEED);
  process.stderr.write(`To repeat: SEED=${seed} WALKS=${numRuns} npx jest ${file}\n`);
  return { numRuns, seed };
};
