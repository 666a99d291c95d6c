import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from '../operator/bundle';
import { otherSteps, quickSteps, withoutFirefox } from './checks';
import { readOptions } from './commands/readOptions';
import { setClock } from './fakeClock';
import { type EndedStep, runSteps, type Step } from './steps';
import { RESULTS } from './storyReport';

const SLOWEST = 10;

const { values: options } = readOptions('test');

const stepsWanted = (): readonly Step[] => {
  if (!options.all) return quickSteps;
  return options.rest ? otherSteps : [...quickSteps, ...otherSteps];
};

const printSlowest = (steps: readonly EndedStep[]): void => {
  const titles = steps.flatMap(({ name, seconds, titles }) => titles ?? [{ title: name, seconds }]);
  console.log('\nThe slowest steps, tests and stories');
  for (const { title, seconds } of titles.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
};

const print = (steps: readonly EndedStep[]): void => {
  printSlowest(steps);
  console.log('');
  for (const { name, seconds, passed, failed } of steps)
    console.log(
      `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  for (const note of steps.flatMap(({ notes = [] }) => notes)) console.log(`  ${note}`);
  if (options.all && withoutFirefox !== null) console.log(withoutFirefox);
};

const main = async (): Promise<void> => {
  setClock(options.clock, options.zone);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // Without `--rest` the build is a step.
  if (options.rest) await ensureBuilt();
  const steps = await runSteps(stepsWanted());
  print(steps);
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
