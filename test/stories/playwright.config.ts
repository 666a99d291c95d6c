import { defineConfig } from '@playwright/test';
import { browserPath, launchedAs } from '../run/browser';
import { pageZone } from '../run/fakeClock';

/** Debian's Chromium, or whatever else the machine has: see test/run/browser.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One retry for a busy machine. The report names every story that needed it, and `test/run/checks.ts` plays it again
  // alone.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 50 } },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    // A service worker's requests would bypass the routes of a page; the offline and push stories allow workers.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: pageZone(),
    viewport: { width: 360, height: 740 },
    launchOptions: launchedAs(browserPath()),
  },
});
