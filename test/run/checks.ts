import { whyNoFirefox } from '../browsers/ensureOther';
import { LINT, TYPES } from './caches';
import { ensureBrowser } from './ensureBrowser';
import { REAL_CLOCK } from './fakeClock';
import type { Step, StepResult } from './steps';
import { readReport, RESULTS, type StoryResult, storyResult } from './storyReport';
import { tool, toolWith } from './tool';

const BUILD = 'build and size';

/** A step that passes or fails as a whole. */
const whole = (name: string, isRight: () => Promise<boolean>, order: Partial<Step> = {}): Step => ({
  cores: 1,
  ...order,
  name,
  run: async () => ((await isRight()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** A step that counts its own tests. It has failed when it counted nothing or broke off. */
const counted = <Result extends StepResult>(
  name: string,
  isRight: () => Promise<boolean>,
  read: () => Result,
  order: Partial<Step>,
  reconsider: (result: Result) => Promise<StepResult> = async (result) => result,
): Step => ({
  cores: 2,
  ...order,
  name,
  run: async () => {
    const ok = await isRight();
    const result = read();
    const isBroken = result.passed === 0 || (!ok && result.failed === 0);
    if (isBroken) return { ...result, failed: result.failed + 1 };
    return reconsider(result);
  },
});

const NO_TESTS = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [] as readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly duration?: number | null;
    }[];
  }[],
};

const jestResult = (file: string): StepResult => {
  const result = readReport(file, NO_TESTS);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    titles: result.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 })),
  };
};

const jest = (
  name: string,
  report: string,
  walks: 'short' | 'long',
  ...files: readonly string[]
): Step =>
  counted(
    name,
    () =>
      toolWith(
        { WALKS: process.env['WALKS'] ?? walks },
        'jest/bin/jest.js',
        ...['--ci', '--silent', '--maxWorkers=100%', '--json', `--outputFile=${RESULTS}/${report}`],
        ...files,
      ),
    () => jestResult(report),
    // Its workers share the cores with steps that need one core, so that neither waits for the other's end.
    { cores: 1 },
  );

const playwright = (config: string, ...options: readonly string[]): Promise<boolean> => {
  const missing = ensureBrowser();
  if (missing !== null) console.error(missing);
  return missing === null
    ? tool('@playwright/test/cli.js', 'test', '-c', config, ...options)
    : Promise.resolve(false);
};

/** A pattern that the command line takes for any of these titles. */
const anyOf = (titles: readonly string[]): string =>
  titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');

/**
 * On a busy machine a story may reach its time limit although the portal has no fault. Therefore a story that needed
 * its second try is played three more times, alone and with one try each, and has passed when all three pass.
 */
const replaySecondTries =
  (config: string) =>
  async (result: StoryResult): Promise<StepResult> => {
    const { secondTries, passed, failed, notes = [] } = result;
    if (secondTries.length === 0) return result;
    const again = ['--repeat-each=3', '--retries=0', '--workers=1', '--reporter=list'];
    const isRight = await playwright(config, ...again, `--grep=${anyOf(secondTries)}`);
    const note = `played three times more, alone: ${isRight ? 'passed' : 'failed'}`;
    const moved = isRight ? secondTries.length : 0;
    return {
      ...result,
      passed: passed + moved,
      failed: failed - moved,
      notes: [...notes, `${secondTries.join(', ')}: ${note}`],
    };
  };

const storiesOf = (
  name: string,
  config: string,
  report: string,
  ...options: readonly string[]
): Step =>
  counted(
    name,
    () => playwright(config, ...options),
    () => storyResult(report),
    { after: BUILD },
    replaySecondTries(config),
  );

const stories = (name: string, ...options: readonly string[]): Step =>
  storiesOf(name, 'test/stories/playwright.config.ts', 'stories.json', ...options);

/** What `npm test` runs. */
export const quickSteps: readonly Step[] = [
  jest('store, saga, contract, server and screen tests', 'unit.json', 'short'),
  whole(BUILD, () => toolWith(REAL_CLOCK, 'tsx/dist/cli.mjs', 'test/size/size.ts')),
  whole('types', () => tool(...TYPES)),
  stories('core stories', '--grep', '@core'),
];

export const withoutFirefox = whyNoFirefox();

const NO_JOURNEYS = { passed: 0, failed: 0 };

/**
 * All other steps. The recorded flows are replayed in both lists: the tests of `test/replay` replay each flow by
 * the same function as `npm run replay`.
 */
export const otherSteps: readonly Step[] = [
  jest(
    'long random walks and replays',
    'walks.json',
    'long',
    ...['randomWalk/', 'writes/outcome', 'supportBundle'],
  ),
  whole('lint', () => tool(...LINT, '.')),
  whole('format', () => tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
  whole('structure', () => tool('tsx/dist/cli.mjs', 'test/structure/structure.ts')),
  stories('all other stories', '--grep-invert', '@core'),
  ...(withoutFirefox !== null
    ? []
    : [storiesOf('stories in Firefox', 'test/browsers/firefox.config.ts', 'firefox.json')]),
  counted(
    'journeys',
    () => toolWith(REAL_CLOCK, 'tsx/dist/cli.mjs', 'test/journeys/run.ts', '--no-build', '--fast'),
    () => readReport('journeys.json', NO_JOURNEYS),
    { after: BUILD },
  ),
];
