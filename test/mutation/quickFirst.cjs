const { default: Sequencer } = require('@jest/test-sequencer');
const hasPage = require('./hasPage.cjs');

/** Tests that need no page first: one with a page loads the whole portal, and need not try what was noticed. */
module.exports = class QuickFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort(
      (one, other) => hasPage(one.path) - hasPage(other.path) || (one.path < other.path ? -1 : 1),
    );
  }
};
