const { default: Sequencer } = require('@jest/test-sequencer');
const hasPage = require('./hasPage.cjs');

/**
 * Runs the tests without a page first. A test with a page loads the whole portal, and is skipped when a quicker test
 * has noticed the mutant.
 */
module.exports = class QuickFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort(
      (one, other) => hasPage(one.path) - hasPage(other.path) || (one.path < other.path ? -1 : 1),
    );
  }
};
