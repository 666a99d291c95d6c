import os from 'node:os';
import path from 'node:path';
import { toolFile } from '../run/ensureTool';

/** Written and read again by each run. */
export const CACHE = '.cache/mutation';
export const REPORT = `${CACHE}/report.json`;

/** Nothing of these is read by the tests of a room. */
const NOT_COPIED = [
  '.cache',
  '.ci',
  'dist',
  'test-results',
  'test/flows',
  'test/stories',
  'test/tools',
];

/**
 * What is not changed, for the compiler refuses nearly all of it, and types are not checked here: texts, which are names
 * of a union; objects without their fields; functions without their result; a value read without asking whether it is there.
 */
const NOT_CHANGED = ['StringLiteral', 'ObjectLiteral', 'ArrowFunction', 'OptionalChaining'];

/** The options of the mutation tester, in the form of its configuration file. */
export const strykerOptions = (files: readonly string[], tests: readonly string[]) => ({
  mutate: files,
  testRunner: 'jest',
  plugins: [toolFile('mutation', '@stryker-mutator/jest-runner/dist/src/index.js')],
  jest: {
    configFile: 'test/mutation/jest.config.mjs',
    enableFindRelatedTests: false,
    config: {
      testMatch: tests.map((file) => `<rootDir>/${file}`),
      roots: [...new Set(tests.map((file) => `<rootDir>/${path.posix.dirname(file)}`))],
    },
  },
  mutator: { excludedMutations: NOT_CHANGED },
  coverageAnalysis: 'perTest',
  // What runs once, when a file is loaded, belongs to no test: each such mutant would need all of them.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  ignorePatterns: NOT_COPIED,
  // Beside the project's own code the copy would be found by its tests.
  tempDirName: path.join(os.tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: 'always',
  disableTypeChecks: false,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  allowEmpty: true,
});
