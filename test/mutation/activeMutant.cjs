/** The mutant that is tried, or undefined while the tests run on the code as it is. */
const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

/** The last mutant that a test has noticed. */
let last;

module.exports = {
  activeMutant,
  notice: () => {
    last = activeMutant();
  },
  /** Whether a test has noticed the mutant that is tried: further tests have nothing to add. */
  isNoticed: () => last !== undefined && last === activeMutant(),
};
