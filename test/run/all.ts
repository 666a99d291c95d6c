import { mkdirSync, rmSync } from 'node:fs';
import { buildBundle, isStale } from '../operator/bundle';
import { otherSteps, quickSteps, withoutFirefox } from './checks';
import { setClock } from './fakeClock';
import { readOptions } from './readOptions';
import { runSteps, type EndedStep, type Step } from './steps';
import { RESULTS } from './storyReport';

const HELP = `npm test                 types, unit tests, the build with its size gates, and the core stories in Chromium
npm run test:all         everything
npm run test:all -- --rest   everything but what npm test runs
Both take
  --clock HH:MM          another time of day for the tests and the pages of the stories, in the zone or in India
  --zone ZONE            another time zone, such as America/Los_Angeles
SEED=… WALKS=… before the command takes the same random walks again.`;

const SLOWEST = 10;

const { values: options } = readOptions({
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    clock: { type: 'string' },
    zone: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

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
  if (options.help) return console.log(HELP);
  setClock(options.clock, options.zone);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // Without `--rest` the build is a step.
  if (options.rest && isStale(process.cwd()))
    await buildBundle(process.cwd(), new AbortController().signal);
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
