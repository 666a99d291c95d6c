import config from './playwright.config';

/** `npm run pictures`: takes the pictures of the guides anew, of the built portal. No part of the tests. */
export default { ...config, testMatch: '*.pictures.ts', workers: 1, reporter: 'list' };
