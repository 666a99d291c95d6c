import { defineConfig } from '@playwright/test';
import stories from '../stories/playwright.config';

/** Login, home and renewal in WebKit. One browser at a time: its driver has one session. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: 'webkit.story.ts',
  workers: 1,
  outputDir: '../../test-results/webkit',
  reporter: [['list'], ['json', { outputFile: '../../test-results/webkit.json' }]],
  use: {},
});
