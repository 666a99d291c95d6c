/** The names of the tests that run in jsdom, as in jest.config.mjs. */
const DRAWN = /\.(test\.tsx|dom\.test\.ts)$/;

module.exports = (testPath) => DRAWN.test(testPath);
