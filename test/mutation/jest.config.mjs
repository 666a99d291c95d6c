import path from 'node:path';
import jestConfig from '../../jest.config.mjs';

const [inNode] = jestConfig.projects;
const beside = (file) => path.join(import.meta.dirname, file);

/**
 * The tests of a room as one project, because the mutation tester supports only one: `environment.cjs` gives each test
 * Node or a page. `strykerOptions.ts` says which tests are run.
 */
export default {
  ...inNode,
  rootDir: '../..',
  watchman: false,
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: beside('environment.cjs'),
  testRunner: beside('jest-circus-until-noticed.cjs'),
  testSequencer: beside('quickFirst.cjs'),
  filter: beside('coveringTests.cjs'),
};
