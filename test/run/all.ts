import { mkdirSync, rmSync } from 'node:fs';
import { whyNoFirefox } from '../browsers/ensureOther';
import { ensureBrowser } from './ensureBrowser';
import { readReport, RESULTS, secondTries, storyCount, type StoryCount } from './storyReport';
import { tool } from './tool';

interface Step {
  readonly name: string;
  readonly run: () => Promise<StoryCount>;
}

const ONE_PASSED: StoryCount = { passed: 1, failed: 0 };
const ONE_FAILED: StoryCount = { passed: 0, failed: 1 };

/** A step that is right or wrong as a whole. */
const whole = (name: string, isRight: () => Promise<boolean>): Step => ({
  name,
  run: async () => ((await isRight()) ? ONE_PASSED : ONE_FAILED),
});

/** A step that counts its tests itself. One that counted nothing, or broke off, has failed. */
const counted = (name: string, isRight: () => Promise<boolean>, read: () => StoryCount): Step => ({
  name,
  run: async () => {
    const ok = await isRight();
    const { passed, failed } = read();
    const isBroken = passed === 0 || (!ok && failed === 0);
    return { passed, failed: isBroken ? failed + 1 : failed };
  },
});

const jestCount = (): StoryCount => {
  const result = readReport('unit.json', {
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
  });
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
};

const stories = async (): Promise<boolean> => {
  const missing = ensureBrowser();
  if (missing !== null) console.error(missing);
  return (
    missing === null &&
    tool('@playwright/test/cli.js', 'test', '-c', 'test/stories/playwright.config.ts')
  );
};

/** What needs one core each, at the same time. */
const looks: readonly Step[] = [
  whole('types', () => tool('typescript/bin/tsc', '--noEmit')),
  whole('lint', () => tool('eslint/bin/eslint.js', '.', '--max-warnings', '0')),
  whole('format', () => tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
  whole('structure', () => tool('tsx/dist/cli.mjs', 'test/structure/structure.ts')),
];
const withoutFirefox = whyNoFirefox();

/** What takes all there are. */
const tests: readonly Step[] = [
  counted(
    'store, saga, contract, server and screen tests',
    () =>
      tool(
        'jest/bin/jest.js',
        '--ci',
        '--maxWorkers=100%',
        '--json',
        `--outputFile=${RESULTS}/unit.json`,
        '--silent',
      ),
    jestCount,
  ),
  whole('build and size', () => tool('tsx/dist/cli.mjs', 'test/size/size.ts')),
  counted('stories', stories, () => storyCount('stories.json')),
  ...(withoutFirefox !== null
    ? []
    : [
        counted(
          'stories in Firefox',
          () => tool('@playwright/test/cli.js', 'test', '-c', 'test/browsers/firefox.config.ts'),
          () => storyCount('firefox.json'),
        ),
      ]),
];

const timed = async ({ name, run }: Step) => {
  console.log(`\n── ${name}`);
  const from = Date.now();
  const count = await run();
  return { name, seconds: Math.round((Date.now() - from) / 1000), ...count };
};

const main = async (): Promise<void> => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const counts = await Promise.all(looks.map(timed));
  for (const step of tests) counts.push(await timed(step));
  console.log('');
  for (const { name, seconds, passed, failed } of counts)
    console.log(
      `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  for (const title of ['stories.json', 'firefox.json'].flatMap(secondTries))
    console.log(`  counted as failed, for it needed a second try: ${title}`);
  if (withoutFirefox !== null) console.log(withoutFirefox);
  const sum = (key: keyof StoryCount) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
};

void main();
