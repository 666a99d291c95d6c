import { readFileSync } from 'node:fs';

export interface StoryCount {
  readonly passed: number;
  readonly failed: number;
}

export const RESULTS = 'test-results';

/** What a tool has just written; without that, `none`. */
export const readReport = <Shape>(file: string, none: Shape): Shape => {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as Shape; // written by the tool just now
  } catch {
    return none;
  }
};

/** A file of stories, or a group in one, in the report of the test runner. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
const NO_STORIES = {
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  suites: [] as readonly Suite[],
};

/** A story that needed its second try has a race in it, or shows one of the portal's: it has failed. */
export const storyCount = (file: string): StoryCount => {
  const { stats } = readReport(file, NO_STORIES);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

/** The stories that needed a second try. */
export const secondTries = (file: string): readonly string[] =>
  flakyIn(readReport(file, NO_STORIES).suites);

const flakyIn = (suites: readonly Suite[]): readonly string[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyIn(inner),
  ]);
