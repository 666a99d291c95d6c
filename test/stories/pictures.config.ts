import config from './playwright.config';

/** `npm run tool -- pictures`: takes the pictures of the guides again from the built portal. Not part of the tests. */
export default { ...config, testMatch: '*.pictures.ts', workers: 1, reporter: 'list' };
