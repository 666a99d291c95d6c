import { defineConfig } from '@playwright/test';
import { REAL_CLOCK } from '../run/fakeClock';
import stories from '../stories/playwright.config';
import { firefoxPath } from './ensureOther';

/** Stories that need what Playwright lacks in Firefox (`public/README.md`). */
const NOT_DRIVEN = [
  // To see that a file is saved.
  'chooses a year and saves the next due dates as a calendar file',
  // To read the body of a request, and so to carry out a write and then lose or change its answer.
  'A renewal booked before its answer was lost',
  'Home looks for a renewal without an answer',
  'When the answer to the code is lost',
  'A subscriber whose ticket got no answer',
  'A payment page at an origin missing from the configuration',
];

/**
 * These differ from their neighbours only in what the operator answers or what a rule of the store decides, which no
 * browser changes. They are played in Chromium alone.
 */
const ALIKE_IN_EVERY_BROWSER = [
  'A wrong password is reported in the form',
  'A mobile number in',
  'After too many failed attempts',
  'A renewal whose price has changed since selection',
  'A pack outside its fifteen days',
  'A renewal lost before it was booked',
  'A renewal that cannot be found out stays unknown',
  'A pack that the balance did not renew',
  'A subscriber whose balance is too small',
  'adds what is missing from a desktop’s Home',
  'An instalment payment that is cancelled or expires',
  'A subscriber without credit at the provider',
  'A subscriber renews one of three packs in instalments',
  'A subscriber who reads a suggested answer',
  'A subscriber with many tickets filters them',
  'The support page shows an empty list',
  'The renewal screen says what failed to load',
];

/** Stories in Firefox as it is installed, which Playwright drives by WebDriver BiDi. */
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
  grepInvert: new RegExp([...NOT_DRIVEN, ...ALIKE_IN_EVERY_BROWSER].join('|')),
  outputDir: '../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  use: {
    ...stories.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      env: { ...process.env, ...REAL_CLOCK },
      executablePath: firefoxPath() ?? '',
      // Firefox would request an icon for every page that names none, and the policy of a picture's page forbids that
      // request.
      firefoxUserPrefs: { 'browser.chrome.guess_favicon': false },
    },
  },
});
