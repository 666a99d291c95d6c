const { createEmptyTestResult } = require('@jest/test-result');
const { default: runner } = require('jest-circus/runner');
const { isNoticed } = require('./activeMutant.cjs');

/** Runs a file of tests, unless an earlier file has noticed the mutant. The mutation tester looks for this file's first words. */
module.exports = async (globalConfig, config, environment, runtime, testPath, ...more) =>
  isNoticed()
    ? { ...createEmptyTestResult(), testFilePath: testPath, skipped: true }
    : runner(globalConfig, config, environment, runtime, testPath, ...more);
