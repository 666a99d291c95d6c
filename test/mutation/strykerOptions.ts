import os from 'node:os';
import path from 'node:path';
import { toolFile } from '../run/ensureTool';

/** Written and read again by each run. */
export const CACHE = '.cache/mutation';
export const REPORT = `${CACHE}/report.json`;

/** The tests of a room read nothing from these folders. */
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
 * Mutations that are left out, because the compiler would refuse nearly all of them and types are not checked here:
 * changed texts, which are names of a union; objects without their fields; functions without their result; values read
 * without asking whether they are there.
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
  // Code that runs once, when a file is loaded, belongs to no single test: each such mutant would need all of them.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  ignorePatterns: NOT_COPIED,
  // If the copy were beside the project's own code, the project's tests would find it.
  tempDirName: path.join(os.tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: 'always',
  disableTypeChecks: false,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  allowEmpty: true,
});
