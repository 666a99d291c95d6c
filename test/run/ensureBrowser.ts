import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, canInstall, run } from './aptInstall';
import { browserPath, HEADLESS_SHELL, headlessPath } from './browser';

/** Installs Debian's package where this user is allowed to, otherwise the browser of the test runner. */
const install = (): boolean =>
  canInstall()
    ? aptInstall('chromium')
    : run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');

/** Of Debian's `fonts-noto-core`. */
const FONT = '/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf';

/** The browsers' packages have no fonts for Indian scripts, so stories would see empty boxes. */
export const ensureFonts = (): void => {
  if (canInstall() && !existsSync(FONT)) aptInstall('fonts-noto-core');
};

const isThere = (): boolean => browserPath() !== null || existsSync(chromium.executablePath());

/**
 * Ensures that there is a browser for the stories and the size budget, and fonts for every language. Returns null, or a
 * sentence that says what to do when there is no browser.
 */
export const ensureBrowser = (): string | null => {
  ensureFonts();
  if (isThere()) return null;
  console.log('No Chromium or Chrome was found: installing one …');
  install();
  return isThere()
    ? null
    : 'Chromium or Chrome is needed: install one, or name it in CHROME_PATH, and run this again.';
};

/**
 * Ensures the browser without a window, for commands that open thousands of pages and compare no pictures. Any other
 * browser works too.
 */
export const ensureHeadlessShell = (): string | null => {
  if (canInstall() && headlessPath() === browserPath()) aptInstall(HEADLESS_SHELL);
  return ensureBrowser();
};
