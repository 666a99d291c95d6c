import { readFileSync } from 'node:fs';
import type { StepResult, TimedTitle } from './steps';

export const RESULTS = 'test-results';

/** The report that a tool has just written; `none` if there is no report. */
export const readReport = <Shape>(file: string, none: Shape): Shape => {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as Shape; // written by the tool just now
  } catch {
    return none;
  }
};

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly duration: number;
      readonly errors: readonly { readonly message?: string }[];
    }[];
  }[];
}
/** A file of stories, or a group in a file, in the report of the test runner. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}
const NO_STORIES = {
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  suites: [] as readonly Suite[],
};

const specsIn = (suites: readonly Suite[]): readonly Spec[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsIn(inner)]);

const timed = ({ title, tests }: Spec): TimedTitle => ({
  title,
  seconds:
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
});

const COLORS = /\u001b\[\d*m/g;

/** The errors of all tries of a story, each with the duration of its try. */
const triesOf = ({ tests }: Spec): readonly string[] =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ duration, errors }) =>
      errors.map(({ message = '' }) => {
        const lines = message.replaceAll(COLORS, '').split('\n').filter(Boolean);
        const differing = lines.slice(6).filter((line) => /^[-+] /.test(line));
        const said = [...lines.slice(0, 6), ...differing.slice(0, 4)];
        return `  after ${(duration / 1000).toFixed(0)} s: ${said.join(' · ')}`;
      }),
    );

const neededSecondTry = ({ tests }: Spec): boolean =>
  tests.some(({ status }) => status === 'flaky');

export interface StoryResult extends StepResult {
  /** The titles of stories that passed only at their second try. They count as failed. */
  readonly secondTries: readonly string[];
}

/** The result of the stories. A story that needed its second try contains a race, or reveals one in the portal. */
export const storyResult = (file: string): StoryResult => {
  const { stats, suites } = readReport(file, NO_STORIES);
  const specs = specsIn(suites);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    titles: specs.map(timed),
    secondTries: specs.filter(neededSecondTry).map(({ title }) => title),
    notes: specs.flatMap((spec) => {
      const tries = triesOf(spec);
      if (tries.length === 0) return [];
      const said = neededSecondTry(spec) ? 'needed a second try' : 'failed';
      return [`${said}: ${spec.file}: ${spec.title}`, ...tries];
    }),
  };
};
