const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { activeMutant, isNoticed, notice } = require('./activeMutant.cjs');
const hasPage = require('./hasPage.cjs');

const titleOf = ({ parent, name }) => (parent ? `${titleOf(parent)} ${name}`.trim() : '');

/** Keeps which mutants the tests of a file run through, for `coveringTests.cjs`. */
const keepCoverage = (testPath, titles, coverage) => {
  const mutants = titles.flatMap((title) => Object.keys(coverage?.perTest[title] ?? {}));
  const name = `${createHash('sha256').update(testPath).digest('hex')}.json`;
  const kept = { testPath, mutants: [...new Set(mutants)] };
  writeFileSync(path.join(process.env.MUTATION_COVERAGE, name), JSON.stringify(kept));
};

const observed = (Environment) =>
  class extends Environment {
    #titles = [];
    #testPath;

    constructor(config, context) {
      super(config, context);
      this.#testPath = context.testPath;
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const isStart = event.name === 'test_start';
      if (activeMutant() === undefined) {
        if (isStart) this.#titles.push(titleOf(event.test));
      } else if (event.name === 'test_done' && event.test.errors.length > 0) notice();
      else if (isStart && isNoticed()) event.test.mode = 'skip';
    }

    async teardown() {
      if (activeMutant() === undefined)
        keepCoverage(this.#testPath, this.#titles, this.global.__stryker__?.mutantCoverage);
      await super.teardown();
    }
  };

/** Node alone, or a page, by the name of the test. */
module.exports = function TestEnvironment(config, context) {
  const Environment = hasPage(context.testPath)
    ? require('jest-fixed-jsdom')
    : require('jest-environment-node').TestEnvironment;
  return new (observed(Environment))(config, context);
};
