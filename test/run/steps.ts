import { cpus } from 'node:os';

/** A test, a story or a whole step, with the time that it took. */
export interface TimedTitle {
  readonly title: string;
  readonly seconds: number;
}

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What the step counted, one by one. */
  readonly titles?: readonly TimedTitle[];
  /** What the reader should know about the result. */
  readonly notes?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** The step that must have passed before. */
  readonly after?: string;
  /** Processor cores that must be free when it starts. */
  readonly cores: number;
  readonly run: () => Promise<StepResult>;
}

export interface EndedStep extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

/** Even on a machine with fewer cores two steps run in parallel. */
const CORES = Math.max(2, cpus().length);

const ONE_FAILED: StepResult = { passed: 0, failed: 1 };

/**
 * Runs all steps. The next one is the first whose cores are free and whose `after` has ended. When the step named in
 * `after` has failed, this one is not run and counts as failed.
 */
export const runSteps = async (steps: readonly Step[]): Promise<readonly EndedStep[]> => {
  const waiting = [...steps];
  const ended = new Map<string, EndedStep>();
  const running = new Map<Step, Promise<void>>();

  const run = async (step: Step): Promise<void> => {
    const { name, after } = step;
    console.log(`\n── ${name}`);
    const from = Date.now();
    const before = after === undefined ? undefined : ended.get(after);
    const result =
      before && before.failed > 0
        ? { ...ONE_FAILED, notes: [`${name}: not run, because ${after} failed`] }
        : await step.run();
    ended.set(name, { name, seconds: Math.round((Date.now() - from) / 1000), ...result });
  };

  const canStart = ({ after, cores }: Step): boolean => {
    const taken = [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
    const isDue = after === undefined || ended.has(after) || !steps.some((s) => s.name === after);
    return isDue && taken + Math.min(cores, CORES) <= CORES;
  };

  for (;;) {
    const next = waiting.find(canStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
};
