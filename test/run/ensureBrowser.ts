import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, canInstall, run } from './aptInstall';
import { browserPath } from './browser';

/** Debian's own package where we may, else the browser that the test runner brings along. */
const install = (): boolean =>
  canInstall()
    ? // With letters for Hindi: the package alone brings none, and a story would see empty boxes.
      aptInstall('chromium', 'fonts-noto-core')
    : run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');

const isThere = (): boolean => browserPath() !== null || existsSync(chromium.executablePath());

/** A browser for the stories and the size budget. Answers null, or in one sentence what to do about its absence. */
export const ensureBrowser = (): string | null => {
  if (isThere()) return null;
  console.log('No Chromium or Chrome was found: installing one …');
  install();
  return isThere()
    ? null
    : 'Chromium or Chrome is needed: install one, or name it in CHROME_PATH, and run this again.';
};
