import { defineConfig } from '@playwright/test';
import { REAL_CLOCK } from '../run/fakeClock';
import stories from '../stories/playwright.config';
import { firefoxPath } from './ensureOther';

/** Each needs what Playwright cannot do in Firefox yet (`public/README.md`). */
const NOT_DRIVEN = [
  // To see that a file is saved.
  'chooses a year and saves the next due dates as a calendar file',
  // To read the body of a request, and so to carry out a write and then lose or change its answer.
  'A renewal booked before its answer was lost',
  'When the answer to the code is lost',
  'A subscriber whose ticket got no answer',
  'A payment page at an origin missing from the configuration',
];

/** The same stories in Firefox as it is installed, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...stories,
  testDir: '../stories',
  testMatch: [
    'identity/login.story.ts',
    'identity/logout.story.ts',
    'renewal/*.story.ts',
    'payments/cardHouse.story.ts',
    'payments/payLater.story.ts',
    'account/kyc.story.ts',
    'help/tickets.story.ts',
  ],
  grepInvert: new RegExp(NOT_DRIVEN.join('|')),
  outputDir: '../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  use: {
    ...stories.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      env: { ...process.env, ...REAL_CLOCK },
      executablePath: firefoxPath() ?? '',
      // It would ask every page without an icon for one, which the policy of a picture forbids.
      firefoxUserPrefs: { 'browser.chrome.guess_favicon': false },
    },
  },
});
