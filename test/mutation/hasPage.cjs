/** As in jest.config.mjs: what is drawn, and what is named for it, has a page. */
const DRAWN = /\.(test\.tsx|dom\.test\.ts)$/;

module.exports = (testPath) => DRAWN.test(testPath);
