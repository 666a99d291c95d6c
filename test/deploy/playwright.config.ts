import { defineConfig } from '@playwright/test';
import stories from '../stories/playwright.config';

/** The stories that a wrong deployment would break, run on nginx, and the recipe's own stories. */
export default defineConfig(stories, {
  testDir: '..',
  testMatch: [
    'deploy/*.story.ts',
    'stories/deployment/headers.story.ts',
    'stories/app/chunks.story.ts',
    'stories/identity/entry.story.ts',
    'stories/identity/login.story.ts',
    'stories/account/kyc.story.ts',
  ],
  outputDir: '../../test-results/deploy',
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
  // The certificate is made for the run.
  use: { ignoreHTTPSErrors: true },
});
