const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { activeMutant } = require('./activeMutant.cjs');

/** Keeps only the tests that run through the mutant that is tried, because loading the others would take minutes. */
module.exports = (testPaths) => {
  const mutant = activeMutant();
  if (mutant === undefined) return { filtered: testPaths };
  const folder = process.env.MUTATION_COVERAGE;
  const covering = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ mutants }) => mutants.includes(mutant))
    .map(({ testPath }) => testPath);
  return { filtered: testPaths.filter((one) => covering.includes(one)) };
};
