const { createEmptyTestResult } = require('@jest/test-result');
const { default: runner } = require('jest-circus/runner');
const { isNoticed } = require('./activeMutant.cjs');

/** Jest takes a file without any test for one that could not be loaded, and the mutant would not count as noticed. */
const SKIPPED_TEST = {
  ...{ ancestorTitles: [], title: '', fullName: '', status: 'pending' },
  ...{ failureDetails: [], failureMessages: [], numPassingAsserts: 0 },
};

/**
 * Runs a file of tests, unless an earlier file has noticed the mutant. The mutation tester recognises the runner by
 * `jest-circus` in this file's name.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, ...more) =>
  isNoticed()
    ? {
        ...createEmptyTestResult(),
        ...{ testFilePath: testPath, skipped: true },
        ...{ numPendingTests: 1, testResults: [SKIPPED_TEST] },
      }
    : runner(globalConfig, config, environment, runtime, testPath, ...more);
